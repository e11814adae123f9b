// Readers of single variables. Each returns a typed value, or reports a sentence that says how to write it.
import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { completeEmail } from '#domain/people/email-address.ts'

/** A variable's trimmed value; null if it is not set. */
export type Text = (name: string) => string | null
/** Reports what is wrong, in a sentence. */
export type Fault = (sentence: string) => void

export function readFlag(text: Text, fault: Fault, name: string): boolean {
  const value = text(name)
  if (value !== null && value !== 'true' && value !== 'false') fault(`${name} must be true or false.`)
  return value === 'true'
}

/** One of a few words, as they are written. */
export function readOneOf(text: Text, fault: Fault, name: string, words: readonly string[]): string | null {
  const value = text(name)
  if (value !== null && !words.includes(value)) {
    fault(`${name} must be ${new Intl.ListFormat('en', { type: 'disjunction' }).format(words)}.`)
  }
  return value
}

/** The text of a file. */
export function readFile(text: Text, fault: Fault, name: string): string | null {
  const path = text(name)
  if (path === null) return null
  try {
    return readFileSync(path, 'utf8')
  } catch {
    fault(`${name}: ${path} cannot be read.`)
    return null
  }
}

export function readPort(text: Text, fault: Fault, name: string): number | null {
  const value = text(name)
  if (value === null) return null
  if (/^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535) return Number(value)
  fault(`${name} must be a port number from 1 to 65535.`)
  return null
}

export function readWhole(
  text: Text,
  fault: Fault,
  { name, from, to, otherwise }: { name: string; from: number; to: number; otherwise: number },
): number {
  const value = text(name)
  if (value === null) return otherwise
  const number = Number(value)
  if (!/^\d+$/.test(value) || number < from || number > to) {
    fault(`${name} must be a whole number from ${from} to ${to}.`)
  }
  return number
}

export function readAddress(text: Text, fault: Fault, name: string, protocols: readonly string[]) {
  const value = text(name)
  if (value === null) return null
  if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value
  fault(`${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`)
  return null
}

/** An email address, alone or as in `Academy <post@academy.example>`. */
export function readMailbox(text: Text, fault: Fault, name: string): string | null {
  const value = text(name)
  if (value === null) return null
  const address = /^[^<>]*<([^<>]+)>$/.exec(value)?.[1] ?? value
  if (!completeEmail.test(address)) {
    fault(`${name} must contain an email address, such as Academy <post@academy.example>.`)
  }
  return value
}

/** The widest networks that one owner has: 10.0.0.0/8 and fc00::/7. IPv6 also writes IPv4 addresses. */
function leastBits(address: string): number {
  if (isIP(address) === 4) return 8
  return new URL(`http://[${address}]`).hostname.startsWith('[::ffff:') ? 96 + 8 : 7
}

export function readTrustProxy(value: string | null, fault: Fault): false | number | string[] {
  if (value === null) return false
  // 0 hops means no proxy; Fastify would read the number 0 as one to trust.
  if (/^\d+$/.test(value)) return Number(value) || false
  const entries = value.split(',').map((entry) => entry.trim())
  for (const entry of entries) {
    if (entry === 'loopback') continue
    const [address = '', bits] = entry.split('/')
    const family = isIP(address)
    const most = family === 4 ? 32 : 128
    if (family === 0 || (bits !== undefined && !(/^\d+$/.test(bits) && Number(bits) <= most))) {
      fault(`TRUST_PROXY must be "loopback", addresses or a number of hops; "${entry}" is none of these.`)
    } else if (Number(bits ?? most) < leastBits(address)) {
      fault(`TRUST_PROXY=${entry} would trust everybody. Name the addresses of the proxy alone.`)
    }
  }
  return entries
}
