// What staff saw may change before they decide.
import { afterAll, describe, expect, test } from 'vitest'
import { dayOf } from '#domain/dates/days.ts'
import { putAwardCase } from '#features/awards/award-cases.queries.ts'
import type { Entry } from '#features/awards/award-notices.ts'
import { decideEntry, readEntry, recordStep, recordTest } from '#features/awards/record-award.ts'
import { emailResetLink } from '#features/desk/email-reset-link.ts'
import { setAccess } from '#features/people/account-desk.ts'
import { findUserByEmail } from '#features/people/users.queries.ts'
import { eraseByStaff } from '#features/personal-data/erase-by-staff.ts'
import type { User } from '#platform/database/rows/identity.ts'
import { accountWorld } from '#tests/support/account.ts'
import { whileHeld } from '#tests/support/lock-waits.ts'
import { staffOf } from '#tests/support/staff.ts'

const world = await accountWorld()
const { database, context, person, paid, desk } = world
const staff = staffOf(world)
afterAll(world.close)

/** Answers the command's question with yes, after `meanwhile`. */
const asking = (typed: string, meanwhile: () => Promise<unknown>) =>
  staff.academy(typed.split(' '), async () => {
    await meanwhile()
    return 'yes'
  })

const erase = (known: { uid: string | null; email: string }) =>
  eraseByStaff(
    { ...known, emailVerified: true },
    { context, signIns: world.identityService.desk },
    async () => {},
  )

const noted = async () => {}

const module1 = { selectedItems: ['module1'], dates: {} }

/** A guest who completed a course. */
async function guest(email: string) {
  const { id } = await paid({ ...module1, email })
  await desk.complete(id, 'module1', '2025-08-01')
  return { id, email }
}

describe('people erase', () => {
  test('people erase changes nothing if the guest creates an account meanwhile', async () => {
    const { id, email } = await guest('joins@mail.example')
    const { exit, err } = await asking(`people erase ${email}`, async () => {
      await (await person(email)).get('/api/account/profile')
    })
    expect({ exit, err }).toEqual({ exit: 1, err: expect.stringContaining('Please run it again') })
    expect(await world.registration(id)).toMatchObject({ email, name: 'Alex Rivera' })
    expect(await staff.answer('people', 'show', email)).toMatchObject({ registrations: [{ id }] })
    await staff.answer('people', 'erase', email)
    expect(await world.registration(id)).toMatchObject({ email: '', name: '', uid: null })
  })

  test('people erase changes nothing if the account changes its address meanwhile', async () => {
    const mover = await person('moves@mail.example')
    await mover.get('/api/account/profile')
    const { exit, err } = await asking('people erase moves@mail.example', () =>
      mover.changeEmail('moved-on@mail.example'),
    )
    expect({ exit, err }).toEqual({ exit: 1, err: expect.stringContaining('Please run it again') })
    await mover.signIn()
    expect((await mover.get('/api/account/profile')).body.profile.email).toBe('moved-on@mail.example')
  })
})

describe('of a person who was erased meanwhile', () => {
  test('no test or step of an award is recorded', async () => {
    const { uid, email } = await person('awarded@mail.example')
    await erase({ uid, email })
    const { academy } = context.clocks
    const on = dayOf(academy.now())
    const gone = 'The account is no longer there.'
    await expect(recordTest(uid, { takenOn: on, score: 90 }, context, noted)).rejects.toThrow(gone)
    const fee = { uid, award: 'fellowship', step: 'fee', doneOn: on } as const
    await expect(recordStep(fee, context, noted)).rejects.toThrow(gone)
    for (const table of ['awardTests', 'awardSteps'] as const) {
      expect(await database.selectFrom(table).where('uid', '=', uid).execute()).toEqual([])
    }
  })

  test('the course stays completed', async () => {
    const { id, email } = await guest('undone@mail.example')
    await erase({ uid: null, email })
    await expect(desk.undoCompletion(id, 'module1')).rejects.toThrow('Its person was erased.')
    const lines = database.selectFrom('registrationLines').selectAll().where('registrationId', '=', id)
    expect(await lines.execute()).toMatchObject([{ completedOn: '2025-08-01' }])
  })

  test('the account is neither disabled nor gets a reset link', async () => {
    const owner = await person('gone@mail.example')
    const user = (await findUserByEmail(database, owner.email)) as User
    await erase(owner)
    const accounts = world.identityService.desk
    const gone = `There is no longer an account with ${owner.email}.`
    await expect(setAccess(user, true, accounts, noted)).rejects.toThrow(gone)
    await expect(emailResetLink(user, { accounts, database }, noted)).rejects.toThrow(gone)
    expect((await world.emails(owner.email)).map(({ kind }) => kind)).toEqual(['erased'])
  })
})

test('a reset link is not sent to an address that the account left meanwhile', async () => {
  const mover = await person('former@mail.example')
  const user = (await findUserByEmail(database, mover.email)) as User
  await mover.changeEmail('new@mail.example')
  const accounts = world.identityService.desk
  await expect(emailResetLink(user, { accounts, database }, noted)).rejects.toThrow(
    'There is no longer an account with former@mail.example.',
  )
  const kinds = (await world.emails('former@mail.example')).map(({ kind }) => kind)
  expect(kinds).not.toContain('password-reset')
})

describe('an entry that its dentist edits meanwhile', () => {
  const changed = 'nothing was marked. Please look at it again'
  const hours = { title: 'Grafting', provider: 'Club', kind: 'online', hours: 3, earnedOn: '2025-07-01' }
  const awardCase = { title: 'Sinus lift', summary: 'Lateral', treatedOn: '2025-07-01' }

  /** A dentist with one entry; `send` repeats it under the same key. */
  async function dentist(path: 'outside-credits' | 'cases', entry: object) {
    const owner = await person(`${crypto.randomUUID()}@mail.example`)
    const id = crypto.randomUUID()
    const send = (typed: object) =>
      world.post(`/api/account/${path}`, typed, { key: id, bearer: owner.token() })
    await send(entry)
    const state = async () => {
      const { outside, cases } = (await owner.get('/api/account/credits')).body
      return [...outside, ...cases][0].state
    }
    return { ...owner, id, send, state }
  }

  test.each([
    ['approved', 'outside-credits', hours, { hours: 200 }],
    ['declined', 'cases', awardCase, { summary: 'Crestal' }],
  ] as const)('is not %s', async (decided, path, entry, change) => {
    const { id, send, state } = await dentist(path, entry)
    const seen = await readEntry(id, database)
    const decide = (shown: Entry) => decideEntry(shown, { state: decided, reason: 'Unclear' }, context, noted)
    await send({ ...entry, ...change })
    await expect(decide(seen)).rejects.toThrow(changed)
    expect(await state()).toBe('pending')
    const again = await readEntry(id, database)
    await send({ ...entry, ...change })
    await decide(again)
    expect(await state(), 'sent again as it was').toBe(decided)
  })

  test('is not decided if the edit and the decision run at the same time', async () => {
    const { uid, id, state } = await dentist('cases', awardCase)
    const seen = await readEntry(id, database)
    const deciding = whileHeld(
      world,
      (trx) => putAwardCase(trx, { ...awardCase, summary: 'Crestal', id, uid, enteredAt: world.clock.now() }),
      () => decideEntry(seen, { state: 'approved', reason: null }, context, noted),
    )
    await expect(deciding).rejects.toThrow(changed)
    expect(await state()).toBe('pending')
  })
})
