// Adding, opening, moving, closing and canceling dates, and their seats. Each change has a preview.

import { largeChanges } from '#content/en/office/money/large-changes.ts'
import { addDays } from '#domain/dates/days.ts'
import { type Cents, sum } from '#domain/money/money.ts'
import { dateSubject } from '#domain/record/subjects.ts'
import { courseDateOn } from '#features/catalogue/course-dates.queries.ts'
import { emailsToCome } from '#features/office-calls/emails-to-come.ts'
import { serveOffice } from '#features/office-calls/guard.ts'
import { orStale } from '#features/office-calls/or-stale.ts'
import { limitBelow, withSecondPerson } from '#features/office-calls/second-person.ts'
import type { Consequences } from '#features/record/staff-change.ts'
import { type DateOfCourse, noSuchDate } from '#features/registrations/everyone-on-date.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import type { App } from '#platform/http/app-type.ts'
import { type CanceledDate, cancelDate, previewCancel } from './cancel-date.ts'
import { type MovedDate, moveDate, previewMove } from './move-date.ts'
import {
  type AddedDate,
  addDate,
  type ChangedSeats,
  type ClosedDate,
  changeSeats,
  closeDate,
  previewAdd,
  previewClose,
  previewSeats,
} from './plan-dates.ts'

export function dateChangeRoutes(app: App, parts: OfficeParts): void {
  addRoutes(app, parts)
  openRoutes(app, parts)
  seatRoutes(app, parts)
  moveRoutes(app, parts)
  closeRoutes(app, parts)
  cancelRoutes(app, parts)
}

type Outcome = Partial<MovedDate & AddedDate & ChangedSeats & ClosedDate>

function previewOf({ outcome, emails, revision }: Consequences<Outcome>) {
  const { moved = [], waited = 0, offered = 0, toTell = 0, opens = 0 } = outcome
  const people = moved.map((person) => ({ ...person, refund: 0, answerBy: null, movedTo: null }))
  const money = { refunds: 0, forgiven: 0, stopped: 0, limit: limitBelow(opens) }
  return { revision, people, ...money, waited, offered, toTell, ...emailsToCome(emails) }
}

function cancelPreviewOf({ outcome, emails, revision }: Consequences<CanceledDate>) {
  const { outcomes: people, unpaid, waited } = outcome
  const limit = limitBelow(atStake(outcome))
  const refunds = sum(people.map(({ refund }) => refund))
  const forgiven = sum(people.map((person) => person.forgiven))
  const rest = { limit, stopped: unpaid.length, waited, offered: 0, toTell: 0 }
  return { revision, people: [...people], refunds, forgiven, ...rest, ...emailsToCome(emails) }
}

/** What a cancellation gives back and no longer asks for, or lets those who are moved take back. */
function atStake({ outcomes, opens }: CanceledDate): Cents {
  return opens + sum(outcomes.map(({ refund, forgiven }) => refund + forgiven))
}

function addRoutes(app: App, parts: OfficeParts): void {
  const serve = serveOffice(app, parts)
  const { context } = parts
  serve('POST /api/office/dates/:course/:start/add/preview', async ({ params, body: { days, spots } }) =>
    previewOf(await previewAdd({ ...params, end: addDays(params.start, days - 1), spots }, context)),
  )
  serve(
    'POST /api/office/dates/:course/:start/add',
    async ({ params, body: { days, spots, revision } }, _staff, note) => {
      const date = { ...params, end: addDays(params.start, days - 1), spots }
      await orStale(dateSubject(params), parts, () => addDate(date, context, note, revision))
      return { start: date.start, end: date.end }
    },
  )
}

function openRoutes(app: App, parts: OfficeParts): void {
  const serve = serveOffice(app, parts)
  const { context } = parts
  serve('POST /api/office/dates/:course/:start/open/preview', async ({ params }) =>
    previewOf(await previewAdd({ ...params, ...(await datesOf(params, parts)) }, context)),
  )
  serve(
    'POST /api/office/dates/:course/:start/open',
    async ({ params, body: { revision } }, _staff, note) => {
      const date = { ...params, ...(await datesOf(params, parts)) }
      await orStale(dateSubject(params), parts, () => addDate(date, context, note, revision))
      return { start: date.start, end: date.end }
    },
  )
}

function seatRoutes(app: App, parts: OfficeParts): void {
  const serve = serveOffice(app, parts)
  const { context } = parts
  serve('POST /api/office/dates/:course/:start/seats/preview', async ({ params, body: { spots } }) =>
    previewOf(await previewSeats({ ...params, spots }, context)),
  )
  serve(
    'POST /api/office/dates/:course/:start/seats',
    async ({ params, body: { spots, revision } }, _staff, note) => {
      await orStale(dateSubject(params), parts, () =>
        changeSeats({ ...params, spots }, context, note, revision),
      )
      return daysOf(params, parts)
    },
  )
}

function moveRoutes(app: App, parts: OfficeParts): void {
  const serve = serveOffice(app, parts)
  const { context } = parts
  serve('POST /api/office/dates/:course/:start/move/preview', async ({ params, body: { to, days } }) =>
    previewOf(await previewMove({ ...params, to, end: addDays(to, days - 1) }, context)),
  )
  serve(
    'POST /api/office/dates/:course/:start/move',
    async ({ params, body: { to, days, revision } }, staff, note) => {
      const end = addDays(to, days - 1)
      const before = await datesOf(params, parts)
      const named = largeChanges.dateMoved({ ...params, end: before.end, to: { start: to, end } })
      await orStale(dateSubject(params), parts, () =>
        withSecondPerson({ staff, note }, parts, (second) =>
          moveDate({ ...params, to, end }, context, note, revision, (trx, { opens }) =>
            second.takeRequest(trx, { ...named, ...ofDate(params), amount: opens }),
          ),
        ),
      )
      return { start: to, end }
    },
  )
}

function closeRoutes(app: App, parts: OfficeParts): void {
  const serve = serveOffice(app, parts)
  const { context } = parts
  serve('POST /api/office/dates/:course/:start/close/preview', async ({ params }) =>
    previewOf(await previewClose(params, context)),
  )
  serve(
    'POST /api/office/dates/:course/:start/close',
    async ({ params, body: { revision } }, _staff, note) => {
      await orStale(dateSubject(params), parts, () => closeDate(params, context, note, revision))
      return daysOf(params, parts)
    },
  )
}

function cancelRoutes(app: App, parts: OfficeParts): void {
  const serve = serveOffice(app, parts)
  const { context } = parts
  serve('POST /api/office/dates/:course/:start/cancel/preview', async ({ params, body: { moveTo } }) =>
    cancelPreviewOf(await previewCancel({ ...params, moveTo }, context)),
  )
  serve(
    'POST /api/office/dates/:course/:start/cancel',
    async ({ params, body: { moveTo, revision } }, staff, note) => {
      const { end } = await datesOf(params, parts)
      const named = largeChanges.dateCanceled({ ...params, end, moveTo })
      await orStale(dateSubject(params), parts, () =>
        withSecondPerson({ staff, note }, parts, (second) =>
          cancelDate({ ...params, moveTo }, context, note, revision, (trx, outcome) =>
            second.takeRequest(trx, { ...named, ...ofDate(params), amount: atStake(outcome) }),
          ),
        ),
      )
      return daysOf(params, parts)
    },
  )
}

function ofDate({ course, start }: DateOfCourse) {
  return { permission: 'dates', path: `/dates/${course}/${start}` } as const
}

/** The days and seats that a closed date has. */
async function datesOf({ course, start }: DateOfCourse, { database }: OfficeParts) {
  const courseDate = await courseDateOn(database, course, start)
  if (!courseDate?.endDay) throw noSuchDate(course, start)
  return { end: courseDate.endDay, spots: courseDate.spots }
}

async function daysOf(date: DateOfCourse, parts: OfficeParts) {
  return { start: date.start, end: (await datesOf(date, parts)).end }
}
