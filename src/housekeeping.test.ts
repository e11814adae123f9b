import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { checkoutWorld, rivera } from '#tests/support/checkout.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { everything } from '#tests/support/reconciliation-world.ts'
import type { Clock } from './domain/dates/clock.ts'
import { days } from './domain/dates/days.ts'
import { listCourseDates } from './features/catalogue/course-dates.queries.ts'
import { pollOpenPayments } from './features/payments/poll.ts'
import { noteErasedAccount } from './features/people/erased-accounts.queries.ts'
import { insertAskedQuestion } from './features/questions/asked-questions.queries.ts'
import { insertOfficeQuestion } from './features/questions/office-questions.queries.ts'
import { checkAll } from './features/reconciliation/check.ts'
import { startDailyCleanup, unpaidDays } from './housekeeping.ts'
import type { Database } from './platform/database/connection.ts'
import { insertEmail, markDelivered } from './platform/email/emails.ts'
import { makeLimiter } from './platform/limits/limits.ts'

const { database, close } = await freshDatabase()
afterAll(close)

const chores = await choresOf(database, { now: () => new Date('2026-11-15T20:00:00Z') })

async function choresOf(database: Database, clock: Clock) {
  const chores = new Map<string, () => Promise<void>>()
  await startDailyCleanup({
    database,
    jobs: { every: async (_cron, name, chore) => void chores.set(name, chore) },
    limiter: makeLimiter(database, clock),
    clocks: { real: clock, academy: clock },
    config: { stripe: null, academyNow: null },
  })
  return chores
}

test('a start in the sandbox gives every course but Module 1 a future date', async () => {
  const ahead = (await listCourseDates(database, '2026-11-15')).filter(({ start, past }) => start && !past)
  expect(ahead.map(({ course }) => course)).toEqual([
    'module2',
    'module3',
    'module4',
    'clinical1',
    'clinical2',
  ])
})

test('emails are kept for two years, undelivered ones longer', async () => {
  const email = {
    kind: 'contact',
    to: 'a@example.com',
    language: 'en',
    subject: 's',
    text: 't',
    html: 'h',
    links: [],
  } as const
  for (const [key, at] of [
    ['old', '2024-11-14T20:00:00Z'],
    ['undelivered', '2024-11-14T20:00:00Z'],
    ['young', '2024-11-16T20:00:00Z'],
  ] as const) {
    const id = await insertEmail(database, { ...email, key }, new Date(at))
    if (key !== 'undelivered') await markDelivered(database, `${id}`, new Date(at))
  }
  await chores.get('forget-old-emails')?.()
  const kept = await database.selectFrom('emails').select('key').orderBy('key').execute()
  expect(kept).toEqual([{ key: 'undelivered' }, { key: 'young' }])
})

test('the email that confirms an erasure is deleted a day after its delivery', async () => {
  const email = {
    to: 'a@example.com',
    language: 'en',
    subject: 's',
    text: 't',
    html: 'h',
    links: [],
  } as const
  for (const [key, at, kind] of [
    ['erased:old', '2026-11-14T19:00:00Z', 'erased'],
    ['erased:undelivered', '2026-11-14T19:00:00Z', 'erased'],
    ['erased:young', '2026-11-15T19:00:00Z', 'erased'],
    ['another', '2026-11-14T19:00:00Z', 'contact'],
  ] as const) {
    const id = await insertEmail(database, { ...email, key, kind }, new Date(at))
    if (key !== 'erased:undelivered') await markDelivered(database, `${id}`, new Date(at))
  }
  await chores.get('forget-erasure-notices')?.()
  const kept = database.selectFrom('emails').select('key').where('createdAt', '>', new Date('2026-11-01'))
  expect((await kept.orderBy('key').execute()).map(({ key }) => key)).toEqual([
    'another',
    'erased:undelivered',
    'erased:young',
  ])
})

test('questions are deleted after 90 days, and those sent to the office after two years', async () => {
  const asked = { language: 'en', question: 'Is there parking?', answer: 'unknown' } as const
  for (const askedOn of ['2026-08-16', '2026-08-18'])
    await insertAskedQuestion(database, { ...asked, askedOn })
  const sent = { language: 'en', email: 'a@example.com', question: 'Is there parking?' } as const
  for (const at of ['2024-11-01T19:00:00Z', '2024-12-01T19:00:00Z']) {
    await insertOfficeQuestion(database, { ...sent, askedAt: new Date(at) })
  }
  await chores.get('forget-questions')?.()
  expect(await database.selectFrom('askedQuestions').select('askedOn').execute()).toEqual([
    { askedOn: '2026-08-18' },
  ])
  expect(await database.selectFrom('officeQuestions').select('askedAt').execute()).toEqual([
    { askedAt: new Date('2024-12-01T19:00:00Z') },
  ])
})

test('erased accounts are remembered for a day, longer than their tokens are valid', async () => {
  for (const [uid, at] of [
    ['long gone', '2026-11-14T19:00:00Z'],
    ['just gone', '2026-11-15T19:00:00Z'],
  ] as const) {
    await noteErasedAccount(database, uid, new Date(at))
  }
  await chores.get('forget-erased-accounts')?.()
  const kept = await database.selectFrom('erasedAccounts').select('uid').execute()
  expect(kept).toEqual([{ uid: 'just gone' }])
})

test('waiting-list entries are deleted when left, unconfirmed, or when the date has begun', async () => {
  const dates = database.selectFrom('courseDates').select('id')
  const begun = await dates.where('startDay', '<', '2026-11-15').executeTakeFirstOrThrow()
  const ahead = await dates.where('startDay', '>=', '2026-11-15').executeTakeFirstOrThrow()
  for (const [state, courseDate] of [
    ['unconfirmed', ahead],
    ['waiting', ahead],
    ['offered', ahead],
    ['taken', ahead],
    ['lapsed', ahead],
    ['left', ahead],
    ['waiting', begun],
  ] as const) {
    const place = { email: `${state}@mail.example`, language: 'en', state } as const
    const times = { joinedAt: new Date('2026-11-01'), offeredUntil: new Date('2026-11-16') }
    await database
      .insertInto('waitingList')
      .values({ id: randomUUID(), courseDateId: courseDate.id, ...place, ...times })
      .execute()
  }
  await chores.get('forget-ended-waits')?.()
  const places = await database.selectFrom('waitingList').selectAll().orderBy('place').execute()
  expect(places.map(({ id, email, state }) => [state, email === id ? null : email])).toEqual([
    ['waiting', 'waiting@mail.example'],
    ['offered', 'offered@mail.example'],
    ['taken', null],
    ['lapsed', null],
    ['left', null],
    ['left', null],
  ])
})

test('unpaid registrations are deleted after thirty days, paid ones are kept, and the records agree', async () => {
  const world = await checkoutWorld()
  const { id: paid } = await world.paid({ email: 'paid@mail.example' })
  const { registrationId: unpaid } = await world.opened(
    { email: 'unpaid@mail.example' },
    { key: 'another form' },
  )
  world.clock.pass(days(unpaidDays - 1))
  await pollOpenPayments(world.context)
  const forget = (await choresOf(world.database, world.clock)).get('forget-unpaid')
  await forget?.()
  expect(await world.registration(unpaid)).toMatchObject({ status: 'expired', email: 'unpaid@mail.example' })

  world.clock.pass(days(2))
  await forget?.()
  const nobody = { status: 'expired', uid: null, email: '', name: '', phone: '' }
  expect(await world.registration(unpaid)).toMatchObject(nobody)
  expect(await world.registration(paid)).toMatchObject({ email: 'paid@mail.example', name: rivera.name })
  for await (const { sentence } of checkAll(world.context, everything)) expect.fail(sentence)
  await world.close()
})

test('sessions, challenges and kept answers of the office are deleted once they are over', async () => {
  const { id: staffId } = await database
    .insertInto('staff')
    .values({ email: 'a@bhia.example', name: 'A', role: 'desk', courses: [], createdAt: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [name, at] of [
    ['over', '2026-11-15T18:00:00Z'],
    ['running', '2026-11-15T19:45:00Z'],
  ] as const) {
    const moment = new Date(at)
    const kind = { way: 'passkey', browser: 'chrome', device: 'desktop' } as const
    const times = { startedAt: moment, lastUsedAt: moment, confirmedAt: moment }
    await database
      .insertInto('staffSessions')
      .values({ tokenHash: name, staffId, ...kind, ...times })
      .execute()
    await database
      .insertInto('idempotencyKeys')
      .values({ staffId, key: name, requestHash: '', createdAt: moment })
      .execute()
    const expiresAt = new Date(moment.getTime() + days(name === 'running' ? 1 : 0))
    await database
      .insertInto('staffChallenges')
      .values({ challenge: name, purpose: 'sign-in', staffId: null, expiresAt })
      .execute()
  }
  await chores.get('sweep-office')?.()
  const left = [{ name: 'running' }]
  expect(await database.selectFrom('staffSessions').select('tokenHash as name').execute()).toEqual(left)
  expect(await database.selectFrom('idempotencyKeys').select('key as name').execute()).toEqual(left)
  expect(await database.selectFrom('staffChallenges').select('challenge as name').execute()).toEqual(left)
})
