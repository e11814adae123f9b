// The site keeps running while a command waits for the answer to its question.
import { afterAll, describe, expect, test } from 'vitest'
import { putAwardCase } from '#features/awards/award-cases.queries.ts'
import { eraseByStaff } from '#features/personal-data/erase-by-staff.ts'
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

describe('a person who is erased meanwhile', () => {
  test.each(['record-test EMAIL 90', 'record-fee EMAIL fellowship', 'record-defense EMAIL'])(
    'makes awards %s record nothing',
    async (typed) => {
      const owner = await person(`${crypto.randomUUID()}@mail.example`)
      await owner.get('/api/account/profile')
      const { exit, err } = await asking(`awards ${typed.replace('EMAIL', owner.email)}`, () => erase(owner))
      expect({ exit, err }).toEqual({ exit: 1, err: 'The account is no longer there.\n' })
      for (const table of ['awardTests', 'awardSteps'] as const) {
        expect(await database.selectFrom(table).where('uid', '=', owner.uid).execute()).toEqual([])
      }
    },
  )

  test('makes complete --undo leave the course completed', async () => {
    const { id, email } = await guest('undone@mail.example')
    const typed = `complete module1 --date 2025-08-01 --person ${email} --undo`
    const { exit, err } = await asking(typed, () => erase({ uid: null, email }))
    expect({ exit, err }).toEqual({ exit: 1, err: 'Its person was erased.\n' })
    const lines = database.selectFrom('registrationLines').selectAll().where('registrationId', '=', id)
    expect(await lines.execute()).toMatchObject([{ completedOn: '2025-08-01' }])
  })

  test.each(['disable', 'reset'])('makes users %s refuse', async (command) => {
    const owner = await person(`${command}d@mail.example`)
    const { exit, err } = await asking(`users ${command} ${owner.email}`, () => erase(owner))
    expect({ exit, err }).toEqual({ exit: 1, err: `There is no longer an account with ${owner.email}.\n` })
    expect((await world.emails(owner.email)).map(({ kind }) => kind)).toEqual(['erased'])
  })
})

test('users reset sends nothing if the account changes its address meanwhile', async () => {
  const mover = await person('former@mail.example')
  const { exit, err } = await asking(`users reset ${mover.email}`, () =>
    mover.changeEmail('new@mail.example'),
  )
  expect({ exit, err }).toEqual({
    exit: 1,
    err: 'There is no longer an account with former@mail.example.\n',
  })
  const kinds = (await world.emails('former@mail.example')).map(({ kind }) => kind)
  expect(kinds).not.toContain('password-reset')
})

describe('an entry that its dentist edits meanwhile', () => {
  const changed = { exit: 1, err: expect.stringContaining('nothing was marked. Please look at it again') }
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
    ['approve', 'outside-credits', hours, { hours: 200 }, '3 hours online of 2025-07-01: Grafting, Club'],
    ['decline', 'cases', awardCase, { summary: 'Crestal' }, 'a case of 2025-07-01: Sinus lift, Lateral'],
  ] as const)('is not decided by awards %s', async (command, path, entry, change, shown) => {
    const { id, send, state } = await dentist(path, entry)
    const typed = `awards ${command} ${id} --reason Unclear`
    expect((await staff.academy(typed.split(' '))).err).toContain(`withdraw it. Entry: ${shown}\n`)
    const { exit, err } = await asking(typed, () => send({ ...entry, ...change }))
    expect({ exit, err }).toEqual(changed)
    expect([await state(), await staff.lastNote()]).toEqual([
      'pending',
      expect.not.objectContaining({ subjectId: id }),
    ])
    const again = await asking(typed, () => send({ ...entry, ...change }))
    expect(again, 'sent again as it was').toMatchObject({ exit: 0, err: '' })
    expect(await state()).toBe(`${command}d`)
  })

  test('is not decided if the edit and the decision run at the same time', async () => {
    const { uid, id, state } = await dentist('cases', awardCase)
    const { exit, err } = await whileHeld(
      world,
      (trx) => putAwardCase(trx, { ...awardCase, summary: 'Crestal', id, uid, enteredAt: world.clock.now() }),
      () => staff.academy(['awards', 'approve', id, '--yes']),
    )
    expect({ exit, err }).toEqual(changed)
    expect(await state()).toBe('pending')
  })
})
