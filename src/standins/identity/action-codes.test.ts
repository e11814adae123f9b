import { afterAll, describe, expect, test } from 'vitest'
import { days, hours, minutes } from '#domain/dates/days.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { startIdentity } from '#tests/support/identity.ts'

const { database, close } = await freshDatabase()
const identity = await startIdentity(database)
const { call, refresh, signUp, codeFor, clock, emails } = identity
afterAll(async () => {
  await identity.close()
  await close()
})

const password = 'a good one'
const newPassword = 'a better one'
const signInError = async (email: string, typed: string) =>
  (await call('signInWithPassword', { email, password: typed }, { from: email })).error

const askForChange = (idToken: string, newEmail: string) =>
  call('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail }, { from: newEmail })

async function usersAfterSignIn(email: string, typed = password) {
  const { body } = await call('signInWithPassword', { email, password: typed }, { from: email })
  return (await call('lookup', { idToken: body.idToken })).body.users
}

async function resetCode(email: string) {
  await call('sendOobCode', { requestType: 'PASSWORD_RESET', email }, { from: email })
  return codeFor(email)
}

describe('a reset code', () => {
  test('is emailed in the language of the page, with a link to our own origin only', async () => {
    await signUp('mail@mail.example')
    await call(
      'sendOobCode',
      { requestType: 'PASSWORD_RESET', email: 'MAIL@mail.example' },
      { locale: 'es-MX' },
    )
    const email = emails.at(-1)
    expect(email).toMatchObject({ to: 'mail@mail.example', language: 'es', kind: 'PASSWORD_RESET' })
    const link = new URL(email?.link ?? '')
    expect(link.origin + link.pathname).toBe('https://academy.example/auth/action')
    expect(Object.fromEntries(link.searchParams)).toMatchObject({ mode: 'resetPassword', lang: 'es' })
  })

  test('is identified, then sets a new password and revokes all older tokens', async () => {
    const { idToken, refreshToken } = await signUp('reset@mail.example')
    const oobCode = await resetCode('reset@mail.example')
    expect((await call('resetPassword', { oobCode })).body).toMatchObject({
      email: 'reset@mail.example',
      requestType: 'PASSWORD_RESET',
    })
    expect((await call('resetPassword', { oobCode, newPassword })).status).toBe(200)
    expect(await signInError('reset@mail.example', newPassword)).toBeUndefined()
    expect(await signInError('reset@mail.example', password)).toBe('INVALID_PASSWORD')
    expect((await call('lookup', { idToken })).error).toBe('TOKEN_EXPIRED')
    expect((await refresh(refreshToken)).error).toBe('TOKEN_EXPIRED')
  })

  test('works once', async () => {
    await signUp('once@mail.example')
    const oobCode = await resetCode('once@mail.example')
    expect((await call('resetPassword', { oobCode, newPassword })).status).toBe(200)
    expect((await call('resetPassword', { oobCode, newPassword: 'a third one' })).error).toBe(
      'INVALID_OOB_CODE',
    )
    expect((await call('resetPassword', { oobCode })).error).toBe('INVALID_OOB_CODE')
    expect(await signInError('once@mail.example', newPassword)).toBeUndefined()
  })

  test('sent twice at the same moment works once', async () => {
    await signUp('raced@mail.example')
    const oobCode = await resetCode('raced@mail.example')
    const answers = await Promise.all(
      ['first one', 'second one'].map((typed) => call('resetPassword', { oobCode, newPassword: typed })),
    )
    expect(answers.map(({ error }) => error ?? 'reset').sort()).toEqual(['INVALID_OOB_CODE', 'reset'])
  })

  test('ends every other open link of the account', async () => {
    await signUp('two-links@mail.example')
    const first = await resetCode('two-links@mail.example')
    const second = await resetCode('two-links@mail.example')
    expect((await call('resetPassword', { oobCode: second, newPassword })).status).toBe(200)
    expect((await call('resetPassword', { oobCode: first, newPassword })).error).toBe('INVALID_OOB_CODE')
  })

  test('cannot be guessed', async () => {
    for (const oobCode of ['', 'guess', 'x'.repeat(43), '\u0000']) {
      expect((await call('resetPassword', { oobCode, newPassword })).error).toBe('INVALID_OOB_CODE')
    }
    const [row] = await database.selectFrom('actionCodes').selectAll().execute()
    expect((await call('resetPassword', { oobCode: row?.codeHash, newPassword })).error).toBe(
      'INVALID_OOB_CODE',
    )
  })

  test('expires after an hour', async () => {
    await signUp('expired@mail.example')
    const oobCode = await resetCode('expired@mail.example')
    clock.forward(minutes(59))
    expect((await call('resetPassword', { oobCode })).status).toBe(200)
    clock.forward(minutes(1))
    expect((await call('resetPassword', { oobCode })).error).toBe('EXPIRED_OOB_CODE')
    expect((await call('resetPassword', { oobCode, newPassword })).error).toBe('EXPIRED_OOB_CODE')
  })

  test('of another account changes nothing in this one', async () => {
    await signUp('mine@mail.example')
    await signUp('theirs@mail.example')
    const oobCode = await resetCode('mine@mail.example')
    const crossed = await call('resetPassword', { oobCode, newPassword, email: 'theirs@mail.example' })
    expect(crossed.error).toBe('INVALID_OOB_CODE')
    expect((await call('resetPassword', { oobCode, newPassword })).status).toBe(200)
    expect(await signInError('theirs@mail.example', password)).toBeUndefined()
    expect(await signInError('theirs@mail.example', newPassword)).toBe('INVALID_PASSWORD')
  })

  test('stays valid after a password that is too weak', async () => {
    await signUp('weak@mail.example')
    const oobCode = await resetCode('weak@mail.example')
    expect((await call('resetPassword', { oobCode, newPassword: '12345' })).error).toMatch(/^WEAK_PASSWORD/)
    expect((await call('resetPassword', { oobCode, newPassword })).status).toBe(200)
  })

  test('of another kind does not reset a password', async () => {
    const { idToken } = await signUp('kind@mail.example')
    await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
    const oobCode = codeFor('kind@mail.example')
    expect((await call('resetPassword', { oobCode, newPassword })).error).toBe('INVALID_OOB_CODE')
    expect((await call('update', { oobCode: await resetCode('kind@mail.example') })).error).toBe(
      'INVALID_OOB_CODE',
    )
  })

  test('ends the wait after wrong passwords, because the owner has proven the mailbox', async () => {
    await signUp('locked@mail.example')
    for (let guess = 0; guess < 6; guess += 1) await signInError('locked@mail.example', 'wrong one')
    expect(await signInError('locked@mail.example', password)).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
    const reset = { oobCode: await resetCode('locked@mail.example'), newPassword }
    await call('resetPassword', reset, { from: 'locked@mail.example' })
    expect(await signInError('locked@mail.example', newPassword)).toBeUndefined()
  })
})

test.each([
  [{ requestType: 'PASSWORD_RESET', email: 'nobody@mail.example' }, 'EMAIL_NOT_FOUND'],
  [{ requestType: 'PASSWORD_RESET', email: 'no address' }, 'INVALID_EMAIL'],
  [{ requestType: 'PASSWORD_RESET', email: '' }, 'MISSING_EMAIL'],
  [{ requestType: 'PASSWORD_RESET' }, 'MISSING_EMAIL'],
  [{ requestType: 'VERIFY_EMAIL', idToken: 'made up' }, 'INVALID_ID_TOKEN'],
  [{ requestType: 'EMAIL_SIGNIN', email: 'mail@mail.example' }, 'INVALID_REQ_TYPE'],
  [
    { requestType: 'PASSWORD_RESET', email: 'mail@mail.example', continueUrl: 'https://elsewhere.example/' },
    'INVALID_CONTINUE_URI',
  ],
])('an email for %j is refused: %s', async (request, error) => {
  expect(await call('sendOobCode', request)).toMatchObject({ status: 400, error })
})

describe('a verification code', () => {
  test('verifies the address, once', async () => {
    const { idToken } = await signUp('verify@mail.example')
    await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
    const oobCode = codeFor('verify@mail.example')
    expect((await call('update', { oobCode })).body).toMatchObject({
      email: 'verify@mail.example',
      emailVerified: true,
      localId: expect.any(String),
    })
    expect(await usersAfterSignIn('verify@mail.example')).toMatchObject([{ emailVerified: true }])
    expect((await call('update', { oobCode })).error).toBe('INVALID_OOB_CODE')
  })

  test('is refused after the address was changed', async () => {
    const { idToken } = await signUp('before@mail.example')
    await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
    const oobCode = codeFor('before@mail.example')
    await askForChange(idToken, 'after@mail.example')
    expect((await call('update', { oobCode: codeFor('after@mail.example') })).status).toBe(200)
    expect((await call('update', { oobCode })).error).toBe('INVALID_OOB_CODE')
  })

  test('expires after an hour', async () => {
    const { idToken } = await signUp('late@mail.example')
    await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
    clock.forward(hours(1))
    expect((await call('update', { oobCode: codeFor('late@mail.example') })).error).toBe('EXPIRED_OOB_CODE')
  })
})

describe('a code to change the address', () => {
  test('goes to the new address and changes nothing before its link is opened', async () => {
    const { idToken } = await signUp('old@mail.example')
    expect((await askForChange(idToken, 'Fresh@mail.example')).body.email).toBe('old@mail.example')
    const oobCode = codeFor('fresh@mail.example')
    expect((await call('resetPassword', { oobCode })).body).toMatchObject({
      email: 'old@mail.example',
      newEmail: 'fresh@mail.example',
      requestType: 'VERIFY_AND_CHANGE_EMAIL',
    })
    expect((await call('lookup', { idToken })).body.users).toMatchObject([{ email: 'old@mail.example' }])
    expect((await call('update', { oobCode })).status).toBe(200)
    expect((await call('lookup', { idToken })).error).toBe('TOKEN_EXPIRED')
    expect(await signInError('fresh@mail.example', password)).toBeUndefined()
    expect(await usersAfterSignIn('fresh@mail.example')).toMatchObject([{ emailVerified: true }])
  })

  /** An account whose verified address was changed since. */
  async function changed(former: string, present: string) {
    const { idToken } = await signUp(former)
    await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
    await call('update', { oobCode: codeFor(former), idToken })
    await moveOn(former, present)
    return codeFor(former)
  }

  /** Signs in, requests another address and opens the link sent there. */
  async function moveOn(email: string, next: string) {
    const { body } = await call('signInWithPassword', { email, password }, { from: email })
    await askForChange(String(body.idToken), next)
    expect((await call('update', { oobCode: codeFor(next) })).status).toBe(200)
  }

  test('can be undone from the former address, whatever else was changed since', async () => {
    const oobCode = await changed('victim@mail.example', 'thief@mail.example')
    await moveOn('thief@mail.example', 'second@mail.example')
    const thief = (await call('signInWithPassword', { email: 'second@mail.example', password })).body
    await call('update', { idToken: thief.idToken, password: 'another one' })
    clock.forward(days(29))
    expect((await call('resetPassword', { oobCode })).body).toMatchObject({
      email: 'victim@mail.example',
      newEmail: 'second@mail.example',
      requestType: 'RECOVER_EMAIL',
    })
    const theirs = codeFor('thief@mail.example')
    expect((await call('update', { oobCode })).status).toBe(200)
    expect(await usersAfterSignIn('victim@mail.example', 'another one')).toMatchObject([
      { email: 'victim@mail.example', emailVerified: true },
    ])
    for (const spent of [oobCode, theirs]) {
      expect((await call('update', { oobCode: spent })).error).toBe('INVALID_OOB_CODE')
    }
  })

  test('cannot be repeated by the interim holder, with a recovery link or a new account', async () => {
    const oobCode = await changed('owner@mail.example', 'robber@mail.example')
    clock.forward(minutes(1))
    await moveOn('robber@mail.example', 'hideout@mail.example')
    expect((await call('update', { oobCode: codeFor('robber@mail.example') })).status).toBe(200)
    expect((await call('signUp', { email: 'owner@mail.example', password })).error).toBe('EMAIL_EXISTS')
    expect((await call('update', { oobCode })).status).toBe(200)
    expect(await signInError('owner@mail.example', password)).toBeUndefined()
  })

  test('leaves the former address known to every call while it can be recovered', async () => {
    await changed('former@mail.example', 'present@mail.example')
    const email = 'former@mail.example'
    const before = emails.length
    expect((await call('signUp', { email, password })).error).toBe('EMAIL_EXISTS')
    expect(await signInError(email, password)).toBe('INVALID_PASSWORD')
    clock.forward(days(29))
    const oobCode = await resetCode(email)
    expect(emails.slice(before)).toMatchObject([{ kind: 'RECOVER_EMAIL', to: email }])
    clock.forward(days(2))
    expect((await call('update', { oobCode })).error).toBe('EXPIRED_OOB_CODE')
    expect(await signInError(email, password)).toBe('EMAIL_NOT_FOUND')
    expect((await call('sendOobCode', { requestType: 'PASSWORD_RESET', email })).error).toBe(
      'EMAIL_NOT_FOUND',
    )
  })

  test('is not announced to a former address that was never verified', async () => {
    const { idToken } = await signUp('mistyped@mail.example')
    await askForChange(idToken, 'right@mail.example')
    await call('update', { oobCode: codeFor('right@mail.example') })
    expect(emails.filter(({ to }) => to === 'mistyped@mail.example')).toEqual([])
  })

  test('is refused for an address that is taken, before and after it was emailed', async () => {
    const { idToken } = await signUp('wants@mail.example')
    expect((await askForChange(idToken, 'verify@mail.example')).error).toBe('EMAIL_EXISTS')
    await askForChange(idToken, 'wanted@mail.example')
    await signUp('wanted@mail.example')
    expect((await call('update', { oobCode: codeFor('wanted@mail.example') })).error).toBe('EMAIL_EXISTS')
  })
})
