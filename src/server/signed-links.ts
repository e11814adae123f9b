// Addresses that only their receiver knows. The token is the row's id and a signature over it and its purpose, so that
// nothing needs to be stored, and a link of one kind opens nothing of another.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '#database/connection.ts'
import { secret } from '#database/secrets.ts'

export type LinkPurpose = 'registration' | 'waiting-list'

export type SignedLinks = {
  sign(purpose: LinkPurpose, id: string): string
  /** The id that the token stands for; null where it was not signed here for this purpose. */
  read(purpose: LinkPurpose, token: string): string | null
}

const idLength = 16
const signatureLength = 16

export async function openSignedLinks(database: Database): Promise<SignedLinks> {
  const key = await secret(database, 'link signing key', () => randomBytes(32).toString('base64url'))
  return makeSignedLinks(key)
}

export function makeSignedLinks(key: string): SignedLinks {
  const signature = (purpose: LinkPurpose, id: Buffer) =>
    createHmac('sha256', key).update(`${purpose}:`).update(id).digest().subarray(0, signatureLength)
  return {
    sign(purpose, id) {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
      return Buffer.concat([bytes, signature(purpose, bytes)]).toString('base64url')
    },
    read(purpose, token) {
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length !== idLength + signatureLength) return null
      const id = bytes.subarray(0, idLength)
      if (!timingSafeEqual(bytes.subarray(idLength), signature(purpose, id))) return null
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
  }
}
