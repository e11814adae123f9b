// An attacker signs up with an address of somebody else, or keeps an old link, and waits for the owner to sign up.
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { days, minutes } from '#domain/dates/days.ts'
import { pollOpenPayments } from '#features/payments/poll.ts'
import { insertActionCode } from '#features/people/action-codes.queries.ts'
import { type AccountWorld, accountWorld, type Person } from '#tests/support/account.ts'
import { whileHeld } from '#tests/support/lock-waits.ts'

let world: AccountWorld
beforeAll(async () => {
  world = await accountWorld()
})
afterAll(() => world.close())

const password = 'a good one'
const newPassword = 'a better one'
const outside = { title: 'Planted', provider: 'Nobody', kind: 'online', hours: 2, earnedOn: '2025-07-01' }
const awardCase = { title: 'Planted', summary: 'Planted', treatedOn: '2025-07-01' }
const tables = ['profiles', 'calendarFeeds', 'outsideCredits', 'awardCases'] as const

const identity = (operation: string, payload: object, from = '10.2.2.2') =>
  world.post(`/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=any`, payload, { from })

async function codeFor(address: string, kind: string): Promise<string> {
  const email = (await world.emails(address)).findLast((each) => each.kind === kind)
  return /oobCode=([\w-]+)/.exec(email?.text ?? '')?.[1] ?? ''
}

async function reset(email: string) {
  await identity('sendOobCode', { requestType: 'PASSWORD_RESET', email })
  const oobCode = await codeFor(email, 'password-reset')
  expect((await identity('resetPassword', { oobCode, newPassword })).status).toBe(200)
  const { idToken } = (await identity('signInWithPassword', { email, password: newPassword })).body
  return async (url: string) => {
    const headers = { authorization: `Bearer ${idToken}` }
    return (await world.app.inject({ url, headers })).json()
  }
}

/** All data that an account can have before its address is verified. */
async function plant(squatter: Person) {
  const { body } = await squatter.call('POST', '/api/account/calendar-feed', {})
  await squatter.call('PATCH', '/api/account/profile', { name: 'Planted', phone: '(900) 555-0100' })
  await squatter.call('POST', '/api/account/outside-credits', outside)
  await squatter.call('POST', '/api/account/cases', awardCase)
  await identity('update', { idToken: squatter.token(), displayName: 'Planted', photoUrl: '/planted.png' })
  return new URL(body.url)
}

const feedStatus = async ({ pathname, search }: URL) =>
  (await world.app.inject(`${pathname}${search}`)).statusCode

const leftIn = async (uid: string) => {
  const rows = await Promise.all(
    tables.map((table) => world.database.selectFrom(table).where('uid', '=', uid).execute()),
  )
  return rows.flat()
}

test('an address in accounts:update is refused, and no recovery link is sent', async () => {
  const attacker = await world.person('attacker@mail.example')
  const answer = await identity('update', { idToken: attacker.token(), email: 'victim@mail.example' })
  expect(answer).toMatchObject({
    status: 400,
    body: {
      error: { message: 'OPERATION_NOT_ALLOWED : Please verify the new email before changing email.' },
    },
  })
  expect(await world.emails('attacker@mail.example')).toEqual([])
  expect((await identity('signUp', { email: 'victim@mail.example', password })).status).toBe(200)
})

test('a recovery link ends with the reset that first proves the address', async () => {
  const { uid } = await world.person('lured@mail.example', { verified: false })
  // A state that a former release allowed: the account had the attacker's address before.
  await insertActionCode(world.database, {
    codeHash: createHash('sha256').update('recovers').digest('base64url'),
    uid,
    kind: 'RECOVER_EMAIL',
    email: 'lurer@mail.example',
    expiresAt: new Date(world.clock.now().getTime() + days(30)),
  })
  await reset('lured@mail.example')
  expect((await identity('update', { oobCode: 'recovers' })).body.error.message).toBe('INVALID_OOB_CODE')
})

test('restoring a former address sends an email to the address that is removed', async () => {
  const owner = await world.person('former@mail.example')
  await owner.changeEmail('present@mail.example')
  expect(
    (await identity('update', { oobCode: await codeFor('former@mail.example', 'email-changed') })).status,
  ).toBe(200)
  const [notice] = (await world.emails('present@mail.example')).filter(
    ({ kind }) => kind === 'email-restored',
  )
  expect(notice?.text).toContain('present@mail.example is no longer the email of your account.')
  expect(notice?.text).not.toContain('oobCode')
})

describe('a reset that first proves an address', () => {
  test('empties the account, and keeps its purchases', async () => {
    const email = 'squatted@mail.example'
    const squatter = await world.person(email, { verified: false })
    const feed = await plant(squatter)
    const paid = await world.paidBy(squatter, { selectedItems: ['module3'], dates: {} })
    world.clock.pass(minutes(1))
    await world.paid({ email, name: 'Vera Owner', dates: {}, selectedItems: ['module1'] })
    const unpaid = await world.opened({ dates: {} }, { bearer: squatter.token() })

    const get = await reset(email)
    const [sent] = (await world.emails(email)).filter(({ kind }) => kind === 'password-reset')
    expect(sent?.text).toContain('a new password removes the name, phone and entries saved')
    expect((await get('/api/account/profile')).profile).toMatchObject({ email, name: 'Vera Owner' })
    expect((await get('/api/account/credits')).outside).toEqual([])
    expect((await get('/api/account/credits')).cases).toEqual([])
    expect(await feedStatus(feed)).toBe(404)
    expect((await squatter.get('/api/account/profile')).status).toBe(401)
    const { users } = (await identity('lookup', { idToken: await tokenOf(email) })).body
    expect(users[0]).not.toHaveProperty('displayName')
    expect(users[0]).not.toHaveProperty('photoUrl')

    await pollOpenPayments(world.context)
    expect(await world.registration(unpaid.registrationId)).toMatchObject({ status: 'expired' })
    const shown = (await get('/api/account/transactions')).map(({ id }: { id: string }) => id)
    expect(shown).toHaveLength(2)
    expect(shown).toContain(paid.id)
  })

  test('keeps a concurrent call of the former user from storing anything', async () => {
    const email = 'raced@mail.example'
    const squatter = await world.person(email, { verified: false })
    await identity('sendOobCode', { requestType: 'PASSWORD_RESET', email })
    const oobCode = await codeFor(email, 'password-reset')
    // The reset waits for the lock of the account, and the attacker's call waits behind the reset.
    const { status } = await whileHeld(
      world,
      (trx) => trx.selectFrom('users').selectAll().where('uid', '=', squatter.uid).forUpdate().execute(),
      () => squatter.call('PATCH', '/api/account/profile', { name: 'Planted' }),
      (trx) =>
        trx
          .updateTable('users')
          .set((row) => ({ tokenVersion: row('tokenVersion', '+', 1) }))
          .where('uid', '=', squatter.uid)
          .execute(),
    )
    expect(status).toBe(401)
    expect((await identity('resetPassword', { oobCode, newPassword })).status).toBe(200)
    expect(await leftIn(squatter.uid)).toEqual([])
  })

  test('changes nothing when the address was already verified', async () => {
    const email = 'proven@mail.example'
    const owner = await world.person(email)
    await plant(owner)
    const get = await reset(email)
    const [sent] = (await world.emails(email)).filter(({ kind }) => kind === 'password-reset')
    expect(sent?.text).not.toContain('removes')
    expect((await get('/api/account/profile')).profile).toMatchObject({ name: 'Planted' })
    expect((await get('/api/account/credits')).outside).toHaveLength(1)
    expect((await get('/api/account/credits')).cases).toHaveLength(1)
  })
})

describe('a calendar address ends', () => {
  const endings: Record<string, (person: Person) => Promise<unknown>> = {
    'with a new password': ({ token }) => identity('update', { idToken: token(), password: newPassword }),
    'with a reset': ({ email }) => reset(email),
    'with a new address': (person) => person.changeEmail(`new-${person.email}`),
    'with its owner’s verification': async (person) => {
      await identity('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: person.token() })
      await identity('update', { oobCode: await codeFor(person.email, 'email-verification') })
    },
  }
  test.each(Object.keys(endings))('%s', async (name) => {
    const person = await world.person(`${name.replaceAll(/\W/g, '-')}@mail.example`)
    const { body } = await person.call('POST', '/api/account/calendar-feed', {})
    expect(await feedStatus(new URL(body.url))).toBe(200)
    await endings[name]?.(person)
    expect(await feedStatus(new URL(body.url))).toBe(404)
  })
})

test('verification and change emails from one network are limited, whatever their recipients', async () => {
  const from = '10.3.3.3'
  const asked: number[] = []
  for (let index = 0; index < 18; index += 1) {
    const email = `another-${index}@mail.example`
    const { idToken } = (await identity('signUp', { email, password }, from)).body
    const change = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: `next-${email}` }
    asked.push((await identity('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken }, from)).status)
    asked.push((await identity('sendOobCode', change, from)).status)
  }
  expect(asked.filter((status) => status === 200)).toHaveLength(30)
})

async function tokenOf(email: string): Promise<string> {
  return (await identity('signInWithPassword', { email, password: newPassword })).body.idToken
}
