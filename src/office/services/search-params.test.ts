import { expect, test } from 'vitest'
import { choice, parseSearch, readAll, several, stringifySearch, text, writeAll } from './search-params.ts'

const params = {
  q: text(),
  sort: choice(['-registered', 'name']),
  status: several(['completed', 'refunded', 'awaiting-payment']),
}

test('an address without params has the defaults', () => {
  expect(readAll(params, parseSearch(''))).toEqual({ q: '', sort: '-registered', status: [] })
})

test('values in an address that do not exist are ignored', () => {
  const raw = parseSearch('?sort=hacked&status=refunded,none,completed&other=1')
  expect(readAll(params, raw)).toEqual({ q: '', sort: '-registered', status: ['completed', 'refunded'] })
})

test('defaults are not written into the address', () => {
  const written = writeAll(params, { q: '', sort: '-registered', status: [] })
  expect(stringifySearch(written)).toBe('')
})

test('what is written into an address is read back', () => {
  const values = { q: 'Ana & Duval', sort: 'name', status: ['completed', 'refunded'] } as const
  expect(readAll(params, parseSearch(stringifySearch(writeAll(params, values))))).toEqual(values)
})
