// Signs tokens with the current key and finds the key that signed a token.
import { createPublicKey, type JsonWebKey } from 'node:crypto'
import {
  type CryptoKey,
  errors,
  importJWK,
  type JSONWebKeySet,
  type JWTPayload,
  type JWTVerifyGetKey,
  SignJWT,
} from 'jose'
import type { Clock } from '#domain/dates/clock.ts'
import { hours, minutes } from '#domain/dates/days.ts'
import { ownIdentity } from '#domain/people/own-identity.ts'
import { currentSigningKey, findSigningKey, signingKeysSince } from '#features/people/signing-keys.queries.ts'
import type { Database } from '#platform/database/connection.ts'

export const tokenLifetime = hours(1)
/** A retired key is accepted until the last token it signed has expired. */
const honouredAfterRetirement = tokenLifetime + minutes(1)

export type Keyring = {
  sign(payload: JWTPayload): Promise<string>
  find: JWTVerifyGetKey
  published(): Promise<JSONWebKeySet>
}

export function createKeyring({ database, clock }: { database: Database; clock: Clock }): Keyring {
  const signing = new Map<string, Promise<CryptoKey>>()
  const checking = new Map<string, { key: Promise<CryptoKey>; lookAgainAt: number }>()
  const honouredSince = () => new Date(clock.now().getTime() - honouredAfterRetirement)

  return {
    // Read every time, because another process may have rotated the key.
    async sign(payload) {
      const { kid, privateKey } = await currentSigningKey(database, clock.now())
      const key = signing.get(kid) ?? importKey(privateKey)
      signing.set(kid, key)
      return new SignJWT(payload)
        .setProtectedHeader({ alg: ownIdentity.algorithm, kid, typ: 'JWT' })
        .sign(await key)
    },
    // Every call of a signed-in user needs a key, so rows are cached for a minute.
    async find({ kid = '' }) {
      const now = clock.now().getTime()
      const known = checking.get(kid)
      if (known && now < known.lookAgainAt) return known.key
      const row = /^[\w-]{1,64}$/.test(kid) && (await findSigningKey(database, kid, honouredSince()))
      if (!row) throw new errors.JWKSNoMatchingKey()
      const key = importKey(publicHalf(row.privateKey))
      checking.set(kid, { key, lookAgainAt: now + minutes(1) })
      return key
    },
    async published() {
      await currentSigningKey(database, clock.now())
      const keys = await signingKeysSince(database, honouredSince())
      return {
        keys: keys.map(({ kid, privateKey }) => ({
          ...publicHalf(privateKey),
          kid,
          use: 'sig',
          alg: ownIdentity.algorithm,
        })),
      } as JSONWebKeySet
    },
  }
}

function importKey(jwk: JsonWebKey) {
  return importJWK(jwk, ownIdentity.algorithm) as Promise<CryptoKey>
}

function publicHalf(privateKey: JsonWebKey): JsonWebKey {
  return createPublicKey({ key: privateKey, format: 'jwk' }).export({ format: 'jwk' })
}
