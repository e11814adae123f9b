// Signs the service's tokens with the current key and finds the key that signed one.
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
import type { Database } from '#database/connection.ts'
import { currentSigningKey, findSigningKey, signingKeysSince } from '#database/signing-keys.ts'
import type { Clock } from '#domain/clock.ts'
import { hours, minutes } from '#domain/days.ts'
import { ownIdentity } from '#domain/own-identity.ts'

export const tokenLifetime = hours(1)
/** A retired key is honoured until the last token that it signed has expired. */
const honouredAfterRetirement = tokenLifetime + minutes(1)

export type Keyring = {
  sign(payload: JWTPayload): Promise<string>
  find: JWTVerifyGetKey
  published(): Promise<JSONWebKeySet>
}

export function createKeyring({ database, clock }: { database: Database; clock: Clock }): Keyring {
  const imported = new Map<string, Promise<CryptoKey>>()
  const keyFrom = (name: string, jwk: JsonWebKey) => {
    const key = imported.get(name) ?? (importJWK(jwk, ownIdentity.algorithm) as Promise<CryptoKey>)
    imported.set(name, key)
    return key
  }
  const honouredSince = () => new Date(clock.now().getTime() - honouredAfterRetirement)

  return {
    // The row is read each time: another process may have rotated the key.
    async sign(payload) {
      const { kid, privateKey } = await currentSigningKey(database, clock.now())
      return new SignJWT(payload)
        .setProtectedHeader({ alg: ownIdentity.algorithm, kid, typ: 'JWT' })
        .sign(await keyFrom(`private ${kid}`, privateKey))
    },
    async find({ kid }) {
      const key =
        kid && /^[\w-]{1,64}$/.test(kid) ? await findSigningKey(database, kid, honouredSince()) : undefined
      if (!key) throw new errors.JWKSNoMatchingKey()
      return keyFrom(`public ${key.kid}`, publicHalf(key.privateKey))
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

function publicHalf(privateKey: JsonWebKey): JsonWebKey {
  return createPublicKey({ key: privateKey, format: 'jwk' }).export({ format: 'jwk' })
}
