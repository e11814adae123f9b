// Concurrent calls about one account or one address: the second is answered as if it had arrived after the
// first.
import { createHash } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { hours } from '#domain/dates/days.ts'
import { insertActionCode } from '#features/people/action-codes.queries.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { startIdentity } from '#tests/support/identity.ts'
import { untilWaitingForLock } from '#tests/support/lock-waits.ts'

const { database, pool, close } = await freshDatabase()

/** Pauses the first transaction that reaches it before its commit, so that another call can overlap. */
let gate: { reached(): void; opened: Promise<void> } | undefined
async function passGate() {
  const held = gate
  gate = undefined
  held?.reached()
  await held?.opened
}
const identity = await startIdentity(database, {
  postEmail: async (_db, email) => {
    identity.emails.push(email)
    await passGate()
  },
  erasePerson: passGate,
})
const { call, signUp, clock, emails } = identity
afterAll(async () => {
  await identity.close()
  await close()
})

const password = 'a good one'

async function verified(email: string) {
  const person = await signUp(email)
  await database.updateTable('users').set({ emailVerified: true }).where('uid', '=', person.localId).execute()
  return person
}

/** The code of the emailed link that changes the address of the token's account. */
async function codeToChange(idToken: string, newEmail: string) {
  await call('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail })
  return identity.codeFor(newEmail)
}

/**
 * Starts the second call while the first is about to commit, and lets the first commit once the second waits
 * for it.
 */
async function meet(first: () => ReturnType<typeof call>, second: () => ReturnType<typeof call>) {
  const reached = Promise.withResolvers<void>()
  const opened = Promise.withResolvers<void>()
  gate = { reached: reached.resolve, opened: opened.promise }
  const one = first()
  await reached.promise
  const two = second()
  await untilWaitingForLock(pool)
  opened.resolve()
  return Promise.all([one, two])
}

function emailedTo(email: string): number {
  return emails.filter(({ to }) => to === email).length
}

describe('of two concurrent requests for one address, the second is refused as taken', () => {
  test('when it is an emailed link, which stays unused', async () => {
    const one = await verified('first-link@mail.example')
    const other = await signUp('second-link@mail.example')
    const newEmail = 'linked@mail.example'
    const codes = [
      await codeToChange(one.idToken, newEmail),
      await codeToChange(other.idToken, newEmail),
    ] as const
    const [first, second] = await meet(
      () => call('update', { oobCode: codes[0] }),
      () => call('update', { oobCode: codes[1] }),
    )
    expect(first.status).toBe(200)
    expect(second.error).toBe('EMAIL_EXISTS')
    expect((await call('resetPassword', { oobCode: codes[1] })).status).toBe(200)
    expect((await call('lookup', { idToken: other.idToken })).body.users).toMatchObject([
      { email: 'second-link@mail.example' },
    ])
  })

  test('when it is a sign-up', async () => {
    const one = await verified('owner@mail.example')
    const email = 'newcomer@mail.example'
    const oobCode = await codeToChange(one.idToken, email)
    const [first, second] = await meet(
      () => call('update', { oobCode }),
      () => call('signUp', { email, password }),
    )
    expect(first.status).toBe(200)
    expect(second.error).toBe('EMAIL_EXISTS')
  })
})

describe('a change of address refuses concurrent calls with the former tokens', () => {
  test('a new password, which would restore the former address', async () => {
    const { idToken } = await verified('raced@mail.example')
    const oobCode = await codeToChange(idToken, 'moved@mail.example')
    const [first, second] = await meet(
      () => call('update', { oobCode }),
      () => call('update', { idToken, password: 'another one' }),
    )
    expect(first.status).toBe(200)
    expect(second.error).toBe('TOKEN_EXPIRED')
    expect((await call('signInWithPassword', { email: 'moved@mail.example', password })).status).toBe(200)
  })

  test('a verification email to the former address', async () => {
    const { idToken } = await verified('asked@mail.example')
    const oobCode = await codeToChange(idToken, 'asked-anew@mail.example')
    const [, second] = await meet(
      () => call('update', { oobCode }),
      () => call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken }),
    )
    expect(second.error).toBe('TOKEN_EXPIRED')
    // The notification about the change.
    expect(emailedTo('asked@mail.example')).toBe(1)
  })

  test('a password reset email to the former address, which gets the recovery link again', async () => {
    const { idToken } = await verified('forgot@mail.example')
    const oobCode = await codeToChange(idToken, 'remembered@mail.example')
    await meet(
      () => call('update', { oobCode }),
      () => call('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'forgot@mail.example' }),
    )
    const kinds = emails.filter(({ to }) => to === 'forgot@mail.example').map(({ kind }) => kind)
    expect(kinds).toEqual(['RECOVER_EMAIL', 'RECOVER_EMAIL'])
  })
})

describe('while an account is deleted', () => {
  test.each([
    [
      'another address is requested',
      (idToken: string) =>
        call('sendOobCode', {
          requestType: 'VERIFY_AND_CHANGE_EMAIL',
          idToken,
          newEmail: 'gone-on@mail.example',
        }),
    ],
    ['its password changes', (idToken: string) => call('update', { idToken, password: 'another one' })],
    ['its name changes', (idToken: string) => call('update', { idToken, displayName: 'Alex' })],
    ['it is deleted again', (idToken: string) => call('delete', { idToken })],
    ['it is verified', (idToken: string) => call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })],
  ])('%s: the account is not found', async (_, second) => {
    const { idToken } = await verified('deleted@mail.example')
    const [first, answer] = await meet(
      () => call('delete', { idToken }),
      () => second(idToken),
    )
    expect(first.status).toBe(200)
    expect(answer.error).toBe('USER_NOT_FOUND')
  })

  test.each([
    ['signs in', (email: string) => call('signInWithPassword', { email, password })],
    [
      'requests a password reset',
      (email: string) => call('sendOobCode', { requestType: 'PASSWORD_RESET', email }),
    ],
  ])('its owner %s: the address is not found', async (_, second) => {
    const { idToken } = await signUp('leaving@mail.example')
    const [first, answer] = await meet(
      () => call('delete', { idToken }),
      () => second('leaving@mail.example'),
    )
    expect(first.status).toBe(200)
    expect(answer.error).toBe('EMAIL_NOT_FOUND')
  })

  test('a link of it is opened: the code is invalid', async () => {
    const { idToken } = await signUp('linked-away@mail.example')
    await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
    const oobCode = identity.codeFor('linked-away@mail.example')
    const [first, second] = await meet(
      () => call('delete', { idToken }),
      () => call('update', { oobCode }),
    )
    expect(first.status).toBe(200)
    expect(second.error).toBe('INVALID_OOB_CODE')
  })
})

describe('a link that was emailed to an address shows nothing about another', () => {
  test.each([
    ['VERIFY_EMAIL', (oobCode: string) => call('update', { oobCode })],
    ['PASSWORD_RESET', (oobCode: string) => call('resetPassword', { oobCode, newPassword: 'taken over' })],
  ] as const)('%s', async (kind, follow) => {
    const { localId, idToken } = await signUp(`victim-${kind.toLowerCase()}@mail.example`)
    // As if a concurrent call had stored it without waiting for the change.
    await insertActionCode(database, {
      codeHash: createHash('sha256').update('known').digest('base64url'),
      uid: localId,
      kind,
      email: 'former@mail.example',
      expiresAt: new Date(clock.now().getTime() + hours(1)),
    })
    expect((await follow('known')).error).toBe('INVALID_OOB_CODE')
    expect((await call('lookup', { idToken })).body.users).toMatchObject([{ emailVerified: false }])
    await database.deleteFrom('actionCodes').where('uid', '=', localId).execute()
  })
})
