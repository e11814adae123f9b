// Which sessions of an account end when an emailed link is redeemed.
import { afterAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { startIdentity } from '#tests/support/identity.ts'

const { database, close } = await freshDatabase()
const identity = await startIdentity(database)
const { call, refresh, signUp, codeFor } = identity
afterAll(async () => {
  await identity.close()
  await close()
})

const password = 'a good one'

/** An account with two sessions, and the code of a link that was just sent. */
async function twoSessions(name: string, requestType: 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL') {
  const email = `${name}-${requestType.toLowerCase()}@mail.example`
  const other = await signUp(email)
  const { body } = await call('signInWithPassword', { email, password })
  const here = body as { idToken: string; refreshToken: string }
  const newEmail = `new-${email}`
  await call('sendOobCode', { requestType, idToken: here.idToken, newEmail }, { from: email })
  return { here, other, oobCode: codeFor(requestType === 'VERIFY_EMAIL' ? email : newEmail) }
}

describe.each(['VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL'] as const)('a redeemed %s link', (requestType) => {
  test('keeps the session whose ID token comes along and ends all others', async () => {
    const { here, other, oobCode } = await twoSessions('kept', requestType)
    expect((await call('update', { oobCode, idToken: here.idToken })).status).toBe(200)
    for (const { idToken } of [here, other]) {
      expect((await call('lookup', { idToken })).error).toBe('TOKEN_EXPIRED')
    }
    expect((await refresh(other.refreshToken)).error).toBe('TOKEN_EXPIRED')
    const { body } = await refresh(here.refreshToken)
    expect((await call('lookup', { idToken: body.id_token })).body.users).toMatchObject([
      { emailVerified: true },
    ])
  })

  test('ends every session when it has only its code', async () => {
    const { here, other, oobCode } = await twoSessions('alone', requestType)
    expect((await call('update', { oobCode })).status).toBe(200)
    for (const { refreshToken } of [here, other]) {
      expect((await refresh(refreshToken)).error).toBe('TOKEN_EXPIRED')
    }
  })

  test('with the ID token of another account is refused, and still works', async () => {
    const { oobCode } = await twoSessions('mine', requestType)
    const { idToken } = await signUp(`another-${requestType.toLowerCase()}@mail.example`)
    expect((await call('update', { oobCode, idToken })).error).toBe('INVALID_ID_TOKEN')
    expect((await call('update', { oobCode })).status).toBe(200)
  })
})

test('a restored address ends every session, including the one whose ID token is sent', async () => {
  const { here, oobCode } = await twoSessions('restored', 'VERIFY_EMAIL')
  await call('update', { oobCode, idToken: here.idToken })
  const { id_token: idToken } = (await refresh(here.refreshToken)).body
  const newEmail = 'restored-next@mail.example'
  await call('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail })
  await call('update', { oobCode: codeFor(newEmail), idToken })
  const kept = (await refresh(here.refreshToken)).body
  const recovery = codeFor('restored-verify_email@mail.example')
  expect((await call('update', { oobCode: recovery, idToken: kept.id_token })).status).toBe(200)
  expect((await refresh(here.refreshToken)).error).toBe('TOKEN_EXPIRED')
})
