// argon2id in the usual form, $argon2id$v=19$m=…,t=…,p=…$salt$hash, so that later hashes can use other
// parameters.
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { argon2id } from './argon2-threads.ts'

/** Cost of each hash: memory in KiB, passes and lanes. */
export type HashingCost = { memory: number; passes: number; parallelism: number }

/** OWASP's minimum. */
export const leastCost: HashingCost = { memory: 19_456, passes: 2, parallelism: 1 }

const tagLength = 32

export async function hashPassword(password: string, cost: HashingCost): Promise<string> {
  const salt = randomBytes(16)
  const hash = await argon2id({ message: bytesOf(password), nonce: salt, tagLength, ...cost })
  return stored(cost, salt, hash)
}

/**
 * A hash that no password matches. Checking it takes as long as a real one, so timing does not reveal
 * accounts.
 */
export function decoyHash(cost: HashingCost): string {
  return stored(cost, randomBytes(16), randomBytes(tagLength))
}

function stored({ memory, passes, parallelism }: HashingCost, salt: Buffer, hash: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored)
  if (!match) throw new Error('A stored password is not in the form that this service writes.')
  const [, memory, passes, parallelism, salt = '', hash = ''] = match
  const expected = Buffer.from(hash, 'base64')
  const actual = await argon2id({
    message: bytesOf(password),
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  })
  return timingSafeEqual(actual, expected)
}

/** Keyboards send "ñ" as one code point or two. Both must be the same password. */
function bytesOf(password: string) {
  return Buffer.from(password.normalize('NFKC'))
}

function unpadded(bytes: Buffer) {
  return bytes.toString('base64').replace(/=+$/, '')
}
