// Addresses that only their receiver knows. The token is the row's id and a signature over it and its purpose, so that
// nothing needs to be stored, and a link of one kind opens nothing of another. Where links must end before their row does, the
// row counts their editions, and a later one stands in the token too.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '#database/engine/connection.ts'
import { secret } from '#database/tables/secrets.ts'

type LinkPurpose = 'registration' | 'waiting-list'

type Linked = { id: string; edition: number }

export type SignedLinks = {
  sign(purpose: LinkPurpose, id: string, edition?: number): string
  /** What the token stands for; null where it was not signed here for this purpose. */
  read(purpose: LinkPurpose, token: string): Linked | null
}

const idLength = 16
const editionLength = 2
const signatureLength = 16

export async function openSignedLinks(database: Database): Promise<SignedLinks> {
  const key = await secret(database, 'link signing key', () => randomBytes(32).toString('base64url'))
  return makeSignedLinks(key)
}

export function makeSignedLinks(key: string): SignedLinks {
  const signature = (purpose: LinkPurpose, said: Buffer) =>
    createHmac('sha256', key).update(`${purpose}:`).update(said).digest().subarray(0, signatureLength)
  return {
    sign(purpose, id, edition = 0) {
      const said = Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), editionBytes(edition)])
      return Buffer.concat([said, signature(purpose, said)]).toString('base64url')
    },
    read(purpose, token) {
      const bytes = Buffer.from(token, 'base64url')
      const said = bytes.subarray(0, -signatureLength)
      if (said.length !== idLength && said.length !== idLength + editionLength) return null
      if (!timingSafeEqual(bytes.subarray(-signatureLength), signature(purpose, said))) return null
      const id = said
        .toString('hex', 0, idLength)
        .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
      return { id, edition: said.length > idLength ? said.readUInt16BE(idLength) : 0 }
    },
  }
}

/** The first edition says nothing of itself, as all links did before there were others. */
function editionBytes(edition: number): Buffer {
  const bytes = Buffer.alloc(edition === 0 ? 0 : editionLength)
  if (edition > 0) bytes.writeUInt16BE(edition)
  return bytes
}
