/** Who counts as one where requests are limited, a household or office: a whole IPv4 address, the first half of an IPv6 one. */
export function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':')) return plain
  const [left = '', right] = plain.split('::')
  const groups = left.split(':').filter(Boolean)
  const tail = right === undefined ? [] : right.split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, 8 - groups.length - tail.length)).fill('0')
  return [...groups, ...zeros, ...tail].slice(0, 4).join(':')
}

/** Of this machine: its own programs, or a proxy on it that was not named as trusted. */
export function isLoopback(address: string): boolean {
  return address === '::1' || /^(?:::ffff:)?127\./.test(address)
}
