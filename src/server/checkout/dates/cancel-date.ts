import { staffNotes } from '#content/en/office/staff-notes.ts'
import type { Database } from '#database/engine/connection.ts'
import { cancelCourseDate, isOpenOn } from '#database/tables/course-dates.ts'
import { moveLineByAcademy } from '#database/tables/registration-lines.ts'
import { changeRegistration, lockRegistration } from '#database/tables/registrations.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { releaseSeats, seatsLeft } from '#database/tables/seats.ts'
import { isPast } from '#domain/course-dates.ts'
import { type Day, dayOf } from '#domain/days.ts'
import { leftToRefund } from '#domain/ledger.ts'
import { type Cents, sum } from '#domain/money.ts'
import { costOf } from '#domain/refunds.ts'
import type { Note } from '../../staff-note.ts'
import { StaffRefusal } from '../../staff-refusal.ts'
import type { Checkout } from '../checkout.ts'
import { notifyOfMove } from '../notices/notices.ts'
import { pollOpenPayments } from '../payments/poll.ts'
import { endLines } from '../refunds/cancel.ts'
import { endWaitingList } from '../seats/end-waiting-list.ts'
import { takeSeats } from '../seats/holds.ts'
import {
  type DateOfCourse,
  type Everyone,
  type Seated,
  type SetCourseDate,
  withEveryoneOn,
} from './everyone-on-date.ts'

export type Outcome = { registration: RegistrationRow; refunded: Cents; movedTo: Day | null }

/**
 * Cancels a date: its registrants get a full refund or a seat on another date. Decisions and emails are one transaction. Refunds
 * are sent after it; if this process dies, the site's poll sends them.
 */
export async function cancelDate(
  { course, start, moveTo }: DateOfCourse & { moveTo: Day | null },
  checkout: Checkout,
  note: Note,
): Promise<Outcome[]> {
  const { decided, unpaid } = await withEveryoneOn(
    { course, start, alsoLock: moveTo },
    checkout,
    async (trx, everyone) => ({
      decided: await decide(trx, everyone, moveTo, checkout, note),
      unpaid: everyone.unpaid,
    }),
  )
  for (const { registrationId } of unpaid) await endHold(registrationId, checkout)
  await pollOpenPayments(checkout)
  return decided
}

async function decide(
  trx: Database,
  everyone: Everyone,
  moveTo: Day | null,
  checkout: Checkout,
  note: Note,
): Promise<Outcome[]> {
  const { courseDate, seated } = everyone
  if (courseDate.canceledAt !== null) return []
  const target = moveTo === null ? null : await targetOf(trx, everyone, moveTo, checkout)
  await cancelCourseDate(trx, courseDate.id, checkout.clocks.real.now())
  const outcomes: Outcome[] = []
  for (const attendee of seated) {
    outcomes.push(
      target
        ? await moveOver(trx, attendee, courseDate, target, checkout)
        : await refundLine(trx, attendee, checkout),
    )
  }
  await endWaitingList(trx, courseDate, 'canceled', checkout)
  await note(trx, record(courseDate, moveTo, outcomes))
  return outcomes
}

/** Ends the hold, so that the poll cancels its intent. A payment that still arrives is refunded. */
async function endHold(registrationId: string, { database, clocks }: Checkout): Promise<void> {
  await database.transaction().execute(async (trx) => {
    const registration = await lockRegistration(trx, registrationId)
    if (registration?.status !== 'awaiting_payment') return
    await changeRegistration(trx, registration, { expiresAt: clocks.real.now() })
  })
}

/** The date to move to; 409 unless it has a seat for every registrant. */
async function targetOf(
  trx: Database,
  { courseDate, other, seated }: Everyone,
  moveTo: Day,
  { clocks }: Checkout,
): Promise<SetCourseDate> {
  const target = { course: courseDate.course, start: moveTo }
  const isOther = other !== null && other.id !== courseDate.id && isOpenOn(other, moveTo)
  if (!isOther || isPast({ start: moveTo }, dayOf(clocks.academy.now()))) {
    throw new StaffRefusal('no_other_date', target)
  }
  const left = await seatsLeft(trx, other.id)
  if (left < seated.length)
    throw new StaffRefusal('too_few_seats', { ...target, left, needed: seated.length })
  return other
}

async function moveOver(
  trx: Database,
  { line, registration: before }: Seated,
  courseDate: SetCourseDate,
  target: SetCourseDate,
  checkout: Checkout,
): Promise<Outcome> {
  const { id } = before
  const full = await takeSeats(trx, id, [target.id])
  if (full.length > 0) throw new Error(`no seat for registration ${id} on the date it is moved to`)
  await moveLineByAcademy(trx, line, { courseDateId: target.id, movedFrom: courseDate.startDay })
  await releaseSeats(trx, id, [courseDate.id])
  const registration = await changeRegistration(trx, before, {})
  await notifyOfMove(trx, registration, { line, from: courseDate, to: target }, checkout)
  return { registration, refunded: 0, movedTo: target.startDay }
}

async function refundLine(
  trx: Database,
  { line, registration }: Seated,
  checkout: Checkout,
): Promise<Outcome> {
  const left = leftToRefund(registration.ledger)
  const refunded = Math.min(costOf(line), left)
  const ended = await endLines(trx, registration, new Map([[line.course, refunded]]), 'academy', checkout)
  return { registration: ended, refunded, movedTo: null }
}

function record(
  { course, startDay: start }: SetCourseDate,
  moveTo: Day | null,
  outcomes: readonly Outcome[],
) {
  const registrationIds = outcomes.map(({ registration }) => registration.id)
  const refunded = sum(outcomes.map((outcome) => outcome.refunded))
  return staffNotes.dateCanceled({ course, start, moveTo, refunded, registrationIds })
}
