// Concurrent calls about one person: the second is answered as if it had arrived after the first.
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { recordTest } from '#features/awards/record-award.ts'
import { lockCourseDates } from '#features/catalogue/course-dates.queries.ts'
import { reissueCertificate } from '#features/certificates/replace-certificate.ts'
import { changeCredentials, deleteUser, lockUser } from '#features/people/users.queries.ts'
import { erasePerson } from '#features/personal-data/erase-person.ts'
import { followAddress } from '#features/personal-data/follow-address.ts'
import { lockRegistration } from '#features/registrations/registrations.queries.ts'
import { joinWaitingList } from '#features/seats/waiting-list.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import { accountWorld, type Person } from '#tests/support/account.ts'
import { untilWaitingForLock, whileHeld } from '#tests/support/lock-waits.ts'
import { asSomebodyElse } from '#tests/support/second-connection.ts'

const world = await accountWorld()
const { database, pool, context, person, paid, desk, clock } = world
afterAll(world.close)

const module1 = { selectedItems: ['module1'], dates: {} }
const noted = async () => {}

type Work = (trx: Database) => Promise<unknown>

/**
 * Starts the second call while the first is about to commit, and lets the first commit once the second waits
 * for it.
 */
const meet = <T>(first: Work, second: () => Promise<T>): Promise<T> => whileHeld(world, first, second)

/** Deletes an account as the identity service does. */
const deleted =
  (who: Person): Work =>
  async (trx) => {
    await lockUser(trx, who)
    await erasePerson(trx, who, context)
    await deleteUser(trx, who.uid)
  }

const takingTests = (uid: string, takenOn: string, note: () => Promise<void>) =>
  recordTest(uid, { takenOn, score: 60 }, context, note)

test('of two tests recorded at once, the second is judged by the first', async () => {
  const { uid } = await person('tested@mail.example')
  let second: Promise<unknown> = Promise.resolve()
  await takingTests(uid, '2025-07-01', async () => {
    second = asSomebodyElse(() => takingTests(uid, '2025-07-02', noted)).catch(String)
    await untilWaitingForLock(pool)
  })
  expect(await second).toContain('a month after the last test')
})

test('no certificate is issued to a person who is erased at the same time', async () => {
  const email = 'certified@mail.example'
  const { id } = await paid({ ...module1, email })
  const { code } = await desk.complete(id, 'module1', '2025-08-01')
  const reissued = meet(
    (trx) => erasePerson(trx, { uid: null, email, emailVerified: true }, context),
    () => reissueCertificate(code, context, noted),
  )
  await expect(reissued).rejects.toThrow(`There is no certificate ${code}.`)
  expect(
    await database.selectFrom('certificates').where('registrationId', '=', id).selectAll().execute(),
  ).toEqual([])
})

describe('while an account is deleted', () => {
  const outside = { title: 'Grafting', provider: 'Club', kind: 'online', hours: 3, earnedOn: '2025-07-01' }
  const awardCase = { title: 'Sinus lift', summary: 'Lateral', treatedOn: '2025-07-01' }

  test.each([
    ['its profile is first read', (who: Person) => who.get('/api/account/profile')],
    ['its profile changes', (who: Person) => who.call('PATCH', '/api/account/profile', { name: 'Ana' })],
    ['hours are entered', (who: Person) => who.call('POST', '/api/account/outside-credits', outside)],
    ['a case is entered', (who: Person) => who.call('POST', '/api/account/cases', awardCase)],
    ['its calendar is asked for', (who: Person) => who.call('POST', '/api/account/calendar-feed', {})],
  ])('%s: nothing is written, and the token is refused', async (_, call) => {
    const leaver = await person(`${crypto.randomUUID()}@mail.example`)
    const { status, body } = await meet(deleted(leaver), () => call(leaver))
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'invalid_token' })
    for (const table of ['profiles', 'outsideCredits', 'awardCases', 'calendarFeeds'] as const) {
      expect(await database.selectFrom(table).where('uid', '=', leaver.uid).execute()).toEqual([])
    }
  })

  test('an order of its owner becomes a guest’s', async () => {
    const buyer = await person('buyer@mail.example')
    const { status, body } = await meet(deleted(buyer), () =>
      world.register({ ...module1, email: buyer.email }, { bearer: buyer.token() }),
    )
    expect(status).toBe(200)
    expect(await world.registration(body.registrationId)).toMatchObject({ uid: null, email: buyer.email })
    expect(await database.selectFrom('profiles').where('uid', '=', buyer.uid).execute()).toEqual([])
  })

  test('an order becomes a guest’s when the account is deleted before it is stored', async () => {
    const buyer = await person('reader@mail.example')
    const { status, body } = await whileHeld(
      world,
      // Orders are counted in between.
      (trx) => sql`lock table limits`.execute(trx),
      () => world.register({ ...module1, email: buyer.email }, { bearer: buyer.token() }),
      deleted(buyer),
    )
    expect(status).toBe(200)
    expect(await world.registration(body.registrationId)).toMatchObject({ uid: null, email: buyer.email })
  })

  test('an existing profile is not changed', async () => {
    const leaver = await person('leaver@mail.example')
    await leaver.get('/api/account/profile')
    const { status } = await meet(deleted(leaver), () =>
      leaver.call('PATCH', '/api/account/profile', { name: 'Ana' }),
    )
    expect(status).toBe(401)
  })
})

test('a profile that is completed while its person is erased is returned as it was read', async () => {
  const leaver = await person('halfway@mail.example')
  await leaver.get('/api/account/profile')
  const { id } = await paid({ ...module1, email: leaver.email })
  await desk.complete(id, 'module1', '2025-08-01')
  await leaver.get('/api/account/transactions')
  const { status, body } = await meet(
    (trx) => erasePerson(trx, leaver, context),
    () => leaver.get('/api/account/profile'),
  )
  expect(status).toBe(200)
  expect(body.profile).toMatchObject({ email: leaver.email, name: null })
})

test('a profile that is changed while its person is erased is created again, because the sign-in still exists', async () => {
  const stayer = await person('stayer@mail.example')
  await stayer.call('PATCH', '/api/account/profile', { name: 'Ana', phone: '(213) 555-0100' })
  const { status, body } = await meet(
    (trx) => erasePerson(trx, stayer, context),
    () => stayer.call('PATCH', '/api/account/profile', { name: 'Ana Duval' }),
  )
  expect(status).toBe(200)
  expect(body.profile).toMatchObject({ name: 'Ana Duval', phone: null })
})

describe('while an account gets another address', () => {
  const moved =
    (who: Person, email: string): Work =>
    async (trx) => {
      const before = await lockUser(trx, who)
      await changeCredentials(trx, who.uid, { email, emailVerified: true }, clock.now())
      if (before) await followAddress(trx, before, email, context)
    }

  test('a call with an earlier token does not restore the former address', async () => {
    const mover = await person('mover@mail.example')
    await mover.get('/api/account/profile')
    // The call waits for this guest purchase, between its token check and its profile.
    const { id } = await paid({ ...module1, email: mover.email })
    const { status } = await meet(
      async (trx) => {
        await lockRegistration(trx, id)
        await moved(mover, 'arrived@mail.example')(trx)
      },
      () => mover.get('/api/account/profile'),
    )
    expect(status).toBe(401)
    const profiles = database.selectFrom('profiles').select('email').where('uid', '=', mover.uid)
    expect(await profiles.execute()).toEqual([{ email: 'arrived@mail.example' }])
  })

  test('joining a waiting list with the new address, while the former is on it, does not block the change', async () => {
    const course = 'module2'
    const { id: courseDateId } = await database
      .selectFrom('courseDates')
      .select('id')
      .where('course', '=', course)
      .where('startDay', '=', '2025-09-12')
      .executeTakeFirstOrThrow()
    const waiter = await person('waiter@mail.example')
    const place = (email: string) => ({
      id: crypto.randomUUID(),
      courseDateId,
      email,
      language: 'en' as const,
      joinedAt: clock.now(),
      state: 'waiting' as const,
    })
    await joinWaitingList(database, place(waiter.email))
    await meet(
      async (trx) => {
        await lockCourseDates(trx, [courseDateId])
        await joinWaitingList(trx, place('waits-on@mail.example'))
      },
      () => waiter.changeEmail('waits-on@mail.example'),
    )
    await waiter.signIn()
    expect((await waiter.get('/api/account/profile')).body.profile.email).toBe('waits-on@mail.example')
  })
})
