import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { openCountries } from './country.ts'

test.each([
  ['5.195.0.1', 'AE'],
  ['197.210.0.1', 'NG'],
  ['8.8.8.8', 'US'],
  ['2001:4860:4860::8888', 'US'],
])('%s is in %s', async (address, country) => {
  const countryOf = await openCountries(null, expect.fail)
  expect(countryOf(address)).toBe(country)
})

test('an IPv4 visitor on a dual-stack socket is found', async () => {
  const countryOf = await openCountries(null, expect.fail)
  expect(countryOf('::ffff:5.195.0.1')).toBe('AE')
})

test.each(['127.0.0.1', '::1', '10.0.0.7', 'fe80::1%eth0', '', 'nonsense'])(
  'the address "%s" has no country',
  async (address) => {
    const countryOf = await openCountries(null, expect.fail)
    expect(countryOf(address)).toBeNull()
  },
)

test('a missing database gives one warning and no country', async () => {
  const warn = vi.fn()
  const countryOf = await openCountries('/nowhere/country.mmdb', warn)
  expect(countryOf('5.195.0.1')).toBeNull()
  expect(countryOf('8.8.8.8')).toBeNull()
  expect(warn).toHaveBeenCalledTimes(1)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('/nowhere/country.mmdb'))
})

test('an unreadable database gives one warning and no country', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'country-'))
  const file = join(folder.path, 'broken.mmdb')
  await writeFile(file, 'not a database')
  const warn = vi.fn()
  const countryOf = await openCountries(file, warn)
  expect(countryOf('5.195.0.1')).toBeNull()
  expect(warn).toHaveBeenCalledTimes(1)
})
