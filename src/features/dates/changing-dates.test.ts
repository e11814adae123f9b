// A date changes while a request waits for its lock, so data that was read before the wait is outdated.
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addCourseDate,
  closeCourseDate,
  courseDateOn,
  lockCourseDateToMove,
  moveCourseDate,
} from '#features/catalogue/course-dates.queries.ts'
import { settlePayment } from '#features/payments/settle-payment.ts'
import { attendeesOf, moveLineByAcademy } from '#features/registrations/registration-lines.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import { type AccountWorld, accountWorld } from '#tests/support/account.ts'
import { whileHeld } from '#tests/support/lock-waits.ts'
import { cancelDate } from './cancel-date.ts'
import { chooseDate } from './choose-date.ts'

let world: AccountWorld
beforeAll(async () => {
  world = await accountWorld()
})
afterAll(() => world.close())

const start = '2025-09-12'
const moved = { startDay: '2025-09-19', endDay: '2025-09-21' }

async function dateOf(course: 'module2' | 'clinical1', day: string) {
  const courseDate = await courseDateOn(world.database, course, day)
  if (!courseDate) throw new Error(`${course} has no date on ${day}`)
  return courseDate.id
}

/** Starts the work, changes the date while the work waits for its lock, then lets the work continue. */
const whileWaiting = <T>(id: string, work: () => Promise<T>, change: (trx: Database) => Promise<unknown>) =>
  whileHeld(world, (trx) => lockCourseDateToMove(trx, id), work, change)

test('a payment while the date moves is confirmed for the new days, and the email says so', async () => {
  const email = 'pays@mail.example'
  const { clientSecret } = await world.opened({ email })
  await world.pay(clientSecret)
  const id = await dateOf('module2', start)
  await whileWaiting(
    id,
    () => settlePayment(clientSecret.split('_secret_')[0] ?? '', world.context),
    async (trx) => {
      for (const line of await attendeesOf(trx, id)) {
        await moveLineByAcademy(trx, line, { courseDateId: id, start: moved.startDay })
      }
      await moveCourseDate(trx, id, moved)
    },
  )
  const confirmation = (await world.emails(email)).find(({ kind }) => kind === 'confirmation')
  expect(confirmation?.text).toContain('Sept 19–21, 2025')
  expect(confirmation?.text).toMatch(
    /has moved .* since you chose its date \(it was to begin on Sept 12, 2025/,
  )
  await moveCourseDate(world.database, id, { startDay: start, endDay: '2025-09-14' })
})

test('an order while the date moves is refused and holds no seat on the new days', async () => {
  const id = await dateOf('module2', start)
  const before = await world.left('module2', start)
  const refused = await whileWaiting(
    id,
    () => world.register({ email: 'registers@mail.example' }),
    (trx) => moveCourseDate(trx, id, moved),
  )
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'no_such_date', dates: [{ course: 'module2', start }] },
  })
  expect(await world.left('module2', moved.startDay)).toBe(before)
  await moveCourseDate(world.database, id, { startDay: start, endDay: '2025-09-14' })
})

test('a date that closes while an owner chooses it or a visitor joins its waiting list refuses both', async () => {
  const owner = await world.person('chooses@mail.example')
  const { id: registrationId } = await world.paidBy(owner, { selectedItems: ['clinical1'], dates: {} })
  const day = '2025-10-16'
  const id = await dateOf('clinical1', day)
  const choice = {
    registrationId,
    uid: owner.uid,
    provenEmail: owner.email,
    course: 'clinical1',
    start: day,
  } as const
  const closing = (work: () => Promise<unknown>) =>
    whileWaiting(id, work, (trx) => closeCourseDate(trx, id, world.clock.now()))

  await expect(closing(() => chooseDate(choice, world.context))).rejects.toMatchObject({
    code: 'no_such_date',
  })
  await world.database
    .updateTable('courseDates')
    .set({ closedAt: null, spots: 1 })
    .where('id', '=', id)
    .execute()
  await world.opened({
    email: 'holds@mail.example',
    selectedItems: ['clinical1'],
    dates: { clinical1: day },
  })
  const waiting = { course: 'clinical1', start: day, email: 'waits@mail.example' }
  expect(await closing(() => world.post('/api/waiting-list', waiting))).toMatchObject({
    body: { code: 'unknown_date', dates: [{ course: 'clinical1', start: day }] },
  })
})

test('canceling a date is refused and changes nothing when its target date closes meanwhile', async () => {
  const days = { startDay: '2025-11-07', endDay: '2025-11-09' }
  const id = await addCourseDate(world.database, { course: 'module2', ...days, location: 'here' })
  const canceling = whileWaiting(
    id,
    () => cancelDate({ course: 'module2', start, moveTo: days.startDay }, world.context, async () => {}),
    (trx) => closeCourseDate(trx, id, world.clock.now()),
  )
  await expect(canceling).rejects.toMatchObject({ code: 'no_other_date' })
  expect(await courseDateOn(world.database, 'module2', start)).toMatchObject({ canceledAt: null })
})
