// URLs that only their recipient knows. The token is the row's id and a signature over it and its purpose:
// nothing is stored, and a link of one purpose opens nothing of another. To end links before their row is
// deleted, the row has an edition, which the token contains unless it is 0.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '#platform/database/connection.ts'
import { secret } from './secrets.ts'

const purposes = ['registration', 'waiting-list', 'offer', 'payer', 'takeover'] as const
type LinkPurpose = (typeof purposes)[number]

type Linked = { id: string; edition: number }
type Unsigned = Linked & { purpose: LinkPurpose }

export type SignedLinks = {
  sign(purpose: LinkPurpose, id: string, edition?: number): string
  /** The row and edition of a token; null when it was not signed here for this purpose. */
  read(purpose: LinkPurpose, token: string): Linked | null
  /** A URL with the row of its token in place of the token, which opens nothing. URLs without one stay. */
  withoutSignature(url: string): string
  withSignature(url: string): string
}

const idLength = 16
const editionLength = 2
const signatureLength = 16

/** As a stored email has it: `https://…/registration/<registration 9f0c… 2>`. */
export function unsigned({ purpose, id, edition }: Unsigned): string {
  return `<${purpose} ${id} ${edition}>`
}

const unsignedPattern = /<([a-z-]+) ([\da-f-]{36}) (\d+)>/g

/** The rows of a URL without its signature. */
export function unsignedIn(url: string): Unsigned[] {
  return [...url.matchAll(unsignedPattern)].map(([, purpose, id = '', edition]) => ({
    purpose: purpose as LinkPurpose,
    id,
    edition: Number(edition),
  }))
}

export async function openSignedLinks(database: Database): Promise<SignedLinks> {
  const key = await secret(database, 'link signing key', () => randomBytes(32).toString('base64url'))
  return makeSignedLinks(key)
}

export function makeSignedLinks(key: string): SignedLinks {
  const signature = (purpose: LinkPurpose, payload: Buffer) =>
    createHmac('sha256', key).update(`${purpose}:`).update(payload).digest().subarray(0, signatureLength)
  const sign: SignedLinks['sign'] = (purpose, id, edition = 0) => {
    const payload = Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), editionBytes(edition)])
    return Buffer.concat([payload, signature(purpose, payload)]).toString('base64url')
  }
  const read: SignedLinks['read'] = (purpose, token) => {
    const bytes = Buffer.from(token, 'base64url')
    const payload = bytes.subarray(0, -signatureLength)
    if (payload.length !== idLength && payload.length !== idLength + editionLength) return null
    if (!timingSafeEqual(bytes.subarray(-signatureLength), signature(purpose, payload))) return null
    const id = payload
      .toString('hex', 0, idLength)
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    return { id, edition: payload.length > idLength ? payload.readUInt16BE(idLength) : 0 }
  }
  const unsignedToken = (token: string) => {
    for (const purpose of purposes) {
      const linked = read(purpose, token)
      if (linked) return unsigned({ purpose, ...linked })
    }
    return token
  }
  return {
    sign,
    read,
    withoutSignature: (url) => url.replaceAll(/[\w-]{43,46}/g, unsignedToken),
    withSignature: (url) =>
      url.replaceAll(unsignedPattern, (_, purpose, id, edition) => sign(purpose, id, Number(edition))),
  }
}

/** Edition 0 adds no bytes, so tokens from before editions existed stay valid. */
function editionBytes(edition: number): Buffer {
  const bytes = Buffer.alloc(edition === 0 ? 0 : editionLength)
  if (edition > 0) bytes.writeUInt16BE(edition)
  return bytes
}
