/** A range of addresses that is counted as one, and its allowance as a multiple of the narrowest range's. */
type Network = { name: string; times: number }

/**
 * The ranges that an address is counted in, narrowest first. A household or office has one IPv4 address or
 * one IPv6 /64. A hosting customer with a /48 gets sixteen allowances instead of 65,536.
 */
export function networksOf(address: string): Network[] {
  const narrowest = { name: network(address), times: 1 }
  const firstThree = /^\d+\.\d+\.\d+(?=\.\d+$)/.exec(narrowest.name)?.[0]
  if (firstThree) return [narrowest, { name: `${firstThree}/24`, times: 16 }]
  const groups = narrowest.name.split(':')
  if (groups.length < 4) return [narrowest]
  const site = groups.slice(0, 3).join(':')
  const subnet = (Number.parseInt(groups[3] ?? '', 16) >> 8).toString(16)
  return [narrowest, { name: `${site}:${subnet}/56`, times: 4 }, { name: `${site}/48`, times: 16 }]
}

/** The narrowest range: one IPv4 address, or an IPv6 /64. */
function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':')) return plain
  const [left = '', right] = plain.split('::')
  const groups = left.split(':').filter(Boolean)
  const tail = right === undefined ? [] : right.split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, 8 - groups.length - tail.length)).fill('0')
  return [...groups, ...zeros, ...tail]
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}

/** What one customer of a provider gets: an IPv4 address, or an IPv6 /48. */
export function customerNetwork(address: string): string {
  const narrowest = network(address)
  return narrowest.includes(':') ? widestNetwork(address) : narrowest
}

/** The widest range: a /24 or a /48. */
export function widestNetwork(address: string): string {
  return networksOf(address).at(-1)?.name ?? address
}

/** Programs on this machine, or a local proxy that is not trusted. */
export function isLoopback(address: string): boolean {
  return address === '::1' || /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/.test(address)
}

/** The host of an address that leads to this machine. An IPv6 address may be in brackets. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || isLoopback(host.replace(/^\[|\]$/g, ''))
}
