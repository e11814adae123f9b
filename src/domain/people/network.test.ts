import { expect, test } from 'vitest'
import { customerNetwork, networksOf } from './network.ts'

test.each([
  ['192.0.2.7', ['192.0.2.7', '192.0.2/24']],
  ['::ffff:192.0.2.7', ['192.0.2.7', '192.0.2/24']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2', '2001:db8:1:0/56', '2001:db8:1/48']],
  ['2001:0DB8:1:ab02::6', ['2001:db8:1:ab02', '2001:db8:1:ab/56', '2001:db8:1/48']],
  ['2001:db8::6', ['2001:db8:0:0', '2001:db8:0:0/56', '2001:db8:0/48']],
  ['::1', ['0:0:0:0', '0:0:0:0/56', '0:0:0/48']],
  ['not an address', ['not an address']],
])('%s is counted in %j', (address, names) => {
  expect(networksOf(address).map(({ name }) => name)).toEqual(names)
})

test('a wider network gets a higher allowance', () => {
  expect(networksOf('192.0.2.7').map(({ times }) => times)).toEqual([1, 16])
  expect(networksOf('2001:db8::1').map(({ times }) => times)).toEqual([1, 4, 16])
})

test('one customer counts as an IPv4 address or an IPv6 /48', () => {
  expect(customerNetwork('::ffff:192.0.2.7')).toBe('192.0.2.7')
  expect(customerNetwork('2001:db8:1:2::6')).toBe('2001:db8:1/48')
})
