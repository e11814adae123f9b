import { createLocalJWKSet, jwtVerify } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { startIdentity } from '#tests/support/identity.ts'

const { database, close } = await freshDatabase()
const identity = await startIdentity(database)
afterAll(async () => {
  await identity.close()
  await close()
})

test('processes that start together share one key', async () => {
  const others = await Promise.all([1, 2, 3].map(() => startIdentity(database)))
  const sets = await Promise.all(others.map(({ keyring }) => keyring.published()))
  expect(new Set(sets.map(({ keys }) => keys.map(({ kid }) => kid).join())).size).toBe(1)
  await Promise.all(others.map((other) => other.close()))
})

test('the published keys verify a token and cannot sign one', async () => {
  const { idToken, localId } = await identity.signUp('published@mail.example')
  const response = await identity.app.inject('/.well-known/jwks.json')
  const keys = response.json()
  expect(keys.keys).toEqual([
    {
      kty: 'EC',
      crv: 'P-256',
      x: expect.any(String),
      y: expect.any(String),
      kid: expect.any(String),
      use: 'sig',
      alg: 'ES256',
    },
  ])
  const { payload } = await jwtVerify(idToken, createLocalJWKSet(keys), { currentDate: identity.clock.now() })
  expect(payload.sub).toBe(localId)
})
