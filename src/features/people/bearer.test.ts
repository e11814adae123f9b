import Fastify from 'fastify'
import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose'
import { afterAll, describe, expect, test } from 'vitest'
import { minutes } from '#domain/dates/days.ts'
import { answerErrorsInOneShape } from '#platform/http/errors.ts'
import { tokenLifetime } from '#standins/identity/keyring.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { movableClock, startIdentity } from '#tests/support/identity.ts'
import { createBearer, userOf } from './bearer.ts'
import type { Issuer } from './check-token.ts'
import { firebaseIssuer } from './firebase-issuer.ts'
import { ownIssuer } from './own-issuer.ts'
import { rotateSigningKey } from './signing-keys.queries.ts'
import { changeCredentials } from './users.queries.ts'

const { database, close } = await freshDatabase()
const identity = await startIdentity(database)
const { clock, keyring, signUp } = identity
afterAll(async () => {
  await identity.close()
  await close()
})

function site(issuer: Issuer, time = clock) {
  const app = Fastify()
  answerErrorsInOneShape(app)
  const bearer = createBearer(issuer, time)
  app.get('/api/account/who', { onRequest: bearer.require }, async (request) => userOf(request))
  app.get('/api/who', { onRequest: bearer.recognise }, async ({ user }) => ({ uid: user?.uid ?? null }))
  const ask = (url: string) => async (token?: string) => {
    const response = await app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} })
    return { status: response.statusCode, body: response.json() }
  }
  return { account: ask('/api/account/who'), open: ask('/api/who') }
}

const own = site(ownIssuer(database, keyring.find))

/** A token like the service's own, with some claims changed. */
async function token(
  changes: JWTPayload = {},
  sign: (payload: JWTPayload) => Promise<string> = keyring.sign,
) {
  const now = Math.floor(clock.now().getTime() / 1000)
  const { localId } = await signUp(`${crypto.randomUUID()}@mail.example`)
  return sign({
    iss: 'academy-identity',
    aud: 'academy',
    sub: localId,
    iat: now,
    exp: now + 3600,
    auth_time: now,
    email: 'who@mail.example',
    email_verified: false,
    token_version: 1,
    ...changes,
  })
}

const seconds = () => Math.floor(clock.now().getTime() / 1000)

async function expectRefused(bad: string) {
  const { status, body } = await own.account(bad)
  expect({ status, code: body.code }).toEqual({ status: 401, code: 'invalid_token' })
  expect((await own.open(bad)).body, 'counts as none on public calls').toEqual({ uid: null })
  return body.error as string
}

describe('the own identity service', () => {
  test('a valid token gives the user as stored in the database', async () => {
    const { idToken, localId } = await signUp('good@mail.example')
    expect(await own.account(idToken)).toMatchObject({
      status: 200,
      body: { uid: localId, email: 'good@mail.example', emailVerified: false },
    })
    expect((await own.open(idToken)).body).toEqual({ uid: localId })
    await database.updateTable('users').set({ emailVerified: true }).where('uid', '=', localId).execute()
    expect((await own.account(idToken)).body).toMatchObject({ emailVerified: true })
  })

  test('the unchanged token of the tests below is valid', async () => {
    expect((await own.account(await token())).status).toBe(200)
  })

  test('no token is a visitor on public calls, and 401 on the account', async () => {
    expect(await own.account()).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
    expect((await own.open()).body).toEqual({ uid: null })
  })

  test('an unsigned token is refused', async () => {
    const unsigned = await token({}, async (payload) => new UnsecuredJWT(payload).encode())
    expect(await expectRefused(unsigned)).toContain('unsigned tokens are never accepted')
  })

  test('a token signed with another key is refused', async () => {
    const { privateKey } = await generateKeyPair('ES256')
    const { keys } = await keyring.published()
    const forged = (kid: string) => (payload: JWTPayload) =>
      new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey)
    await expectRefused(await token({}, forged(String(keys[0]?.kid))))
    await expectRefused(await token({}, forged('unknown')))
    await expectRefused(await token({}, forged('\u0000')))
  })

  test('a token signed with the public key as a shared secret is refused', async () => {
    const { keys } = await keyring.published()
    const secret = new TextEncoder().encode(JSON.stringify(keys[0]))
    const confused = await token({}, (payload) =>
      new SignJWT(payload).setProtectedHeader({ alg: 'HS256', kid: String(keys[0]?.kid) }).sign(secret),
    )
    await expectRefused(confused)
  })

  test('another issuer is refused', async () => {
    await expectRefused(await token({ iss: 'https://securetoken.google.com/academy' }))
  })

  test('another audience is refused', async () => {
    await expectRefused(await token({ aud: 'another-project' }))
  })

  test('an expired token is refused, with half a minute of clock tolerance', async () => {
    expect((await own.account(await token({ exp: seconds() - 20 }))).status).toBe(200)
    expect(await expectRefused(await token({ exp: seconds() - 40 }))).toBe('The token has expired.')
  })

  test('a token that was accepted is refused once it has expired', async () => {
    const accepted = await token()
    expect((await own.account(accepted)).status).toBe(200)
    clock.forward(tokenLifetime + minutes(1))
    await expectRefused(accepted)
  })

  test('a token from the future is refused, with half a minute of clock tolerance', async () => {
    expect((await own.account(await token({ iat: seconds() + 20 }))).status).toBe(200)
    expect(await expectRefused(await token({ iat: seconds() + 40 }))).toBe('The token is from the future.')
  })

  test.each(['sub', 'iat', 'exp', 'auth_time', 'email', 'token_version'])(
    'a token without %s is refused',
    async (claim) => {
      await expectRefused(await token({ [claim]: undefined }))
    },
  )

  test('a token from before a password change is refused, in the same second too', async () => {
    const { idToken, localId } = await signUp('revoked@mail.example')
    await database
      .transaction()
      .execute((trx) => changeCredentials(trx, localId, { passwordHash: 'x' }, clock.now()))
    expect(await expectRefused(idToken)).toBe('The token has been revoked.')
  })

  test('a token of a disabled account is refused', async () => {
    const { idToken, localId } = await signUp('disabled@mail.example')
    await database.updateTable('users').set({ disabled: true }).where('uid', '=', localId).execute()
    await expectRefused(idToken)
  })

  test('a token of a deleted account is refused', async () => {
    const { idToken } = await signUp('deleted@mail.example')
    await identity.call('delete', { idToken })
    await expectRefused(idToken)
  })

  test('a token whose subject was swapped for another user is refused', async () => {
    const mine = await signUp('mine@mail.example')
    const theirs = await signUp('theirs@mail.example')
    const [header, payload, signature] = mine.idToken.split('.')
    const claims = JSON.parse(Buffer.from(String(payload), 'base64url').toString())
    const swapped = Buffer.from(JSON.stringify({ ...claims, sub: theirs.localId })).toString('base64url')
    await expectRefused([header, swapped, signature].join('.'))
  })

  test.each(['', 'x', 'a.b.c', 'é.é.é', `${'a'.repeat(5000)}.b.c`])(
    '"%.10s" is not a token',
    async (text) => {
      expect((await own.account(text)).status).toBe(401)
    },
  )

  test('after a rotation the old key counts until its last token has expired, and then no more', async () => {
    const before = await token()
    await database.transaction().execute((trx) => rotateSigningKey(trx, clock.now()))
    const retired = await database
      .selectFrom('signingKeys')
      .selectAll()
      .where('retiredAt', 'is not', null)
      .executeTakeFirstOrThrow()
    const stolenKey = await importJWK(retired.privateKey as JWK, 'ES256')
    const forged = await token({ exp: seconds() + 90_000 }, (payload) =>
      new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid: retired.kid }).sign(stolenKey),
    )
    expect((await own.account(forged)).status).toBe(200)
    expect((await own.account(before)).status).toBe(200)
    expect((await own.account(await token())).status).toBe(200)
    expect((await keyring.published()).keys.length).toBe(2)
    expect(JSON.stringify(await keyring.published())).not.toContain('"d"')
    clock.forward(tokenLifetime + minutes(2))
    expect((await own.account(forged)).status).toBe(401)
    expect((await keyring.published()).keys.length).toBe(1)
  })
})

describe('a Firebase project', () => {
  const time = movableClock()
  const now = Math.floor(time.now().getTime() / 1000)
  const claims = {
    iss: 'https://securetoken.google.com/bhia',
    aud: 'bhia',
    sub: 'a-firebase-user',
    iat: now,
    exp: now + 3600,
    auth_time: now,
    email: 'Who@mail.example',
    email_verified: true,
  }

  test('accepts its own signed tokens, and refuses unsigned ones and those of other projects', async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256')
    const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'google' }] })
    const { account } = site(firebaseIssuer(database, { projectId: 'bhia' }, keys), time)
    const sign = (payload: JWTPayload) =>
      new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'google' }).sign(privateKey)
    expect(await account(await sign(claims))).toMatchObject({
      status: 200,
      body: { uid: 'a-firebase-user', email: 'who@mail.example', emailVerified: true },
    })
    expect((await account(await sign({ ...claims, aud: 'other' }))).status).toBe(401)
    expect(
      (await account(await sign({ ...claims, iss: 'https://securetoken.google.com/other' }))).status,
    ).toBe(401)
    const emulated = await account(new UnsecuredJWT(claims).encode())
    expect(emulated).toMatchObject({ status: 401, body: { error: expect.stringContaining('unsigned') } })
  })

  test('unreachable keys give 503 on the account, and a visitor on public calls', async () => {
    const unreachable = () => Promise.reject(new TypeError('fetch failed'))
    const { account, open } = site(firebaseIssuer(database, { projectId: 'bhia' }, unreachable), time)
    const { privateKey } = await generateKeyPair('RS256')
    const good = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'google' })
      .sign(privateKey)
    expect(await account(good)).toMatchObject({ status: 503, body: { code: 'identity_unreachable' } })
    expect((await open(good)).body).toEqual({ uid: null })
  })
})
