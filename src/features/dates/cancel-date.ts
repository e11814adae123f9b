import { catalogue } from '#content/catalogue.ts'
import { isPast } from '#domain/catalogue/course-dates.ts'
import { addDays, type Day, dayOf } from '#domain/dates/days.ts'
import { isAllChargedBack } from '#domain/money/ledger.ts'
import { type Cents, sum } from '#domain/money/money.ts'
import { cancelCourseDate, isOpenOn } from '#features/catalogue/course-dates.queries.ts'
import { pollOpenPayments } from '#features/payments/poll.ts'
import {
  type Agree,
  type Consequences,
  makeChange,
  previewChange,
  type StaffChange,
} from '#features/record/staff-change.ts'
import type { Note } from '#features/record/staff-note.ts'
import { askAboutDate } from '#features/registrations/date-answers.queries.ts'
import {
  type DateOfCourse,
  type Everyone,
  lockEveryoneOn,
  type Seated,
  type SetCourseDate,
} from '#features/registrations/everyone-on-date.ts'
import {
  linesOf,
  moveLineByAcademy,
  takeLineOffDate,
} from '#features/registrations/registration-lines.queries.ts'
import { changeRegistration, lockRegistration } from '#features/registrations/registrations.queries.ts'
import { endWaitingList } from '#features/seats/end-waiting-list.ts'
import { takeSeats } from '#features/seats/holds.ts'
import { releaseSeats, seatsLeft } from '#features/seats/seats.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import { Refusal } from '#platform/refusal.ts'
import { askedView, endByAcademy, moneyByAcademy, openedByMove } from './canceled-date.ts'
import { notifyOfCanceledDate, notifyOfMove } from './date-notices.ts'

type Cancellation = DateOfCourse & { moveTo: Day | null }

type Outcome = {
  registrationId: string
  name: string
  email: string
  /** What comes back, unless the registrant chooses another date. */
  refund: Cents
  /** What is then no longer to pay of a plan. */
  forgiven: Cents
  /** The last day to choose. Null: there is nothing to choose. */
  answerBy: Day | null
  movedTo: Day | null
}

export type CanceledDate = {
  outcomes: readonly Outcome[]
  /** What those who are moved could then take back. */
  opens: Cents
  /** Registrations whose payment is stopped. */
  unpaid: readonly string[]
  waited: number
}

export function previewCancel(
  cancellation: Cancellation,
  context: Context,
): Promise<Consequences<CanceledDate>> {
  return previewChange(canceling(cancellation), context)
}

/**
 * Cancels a date. Its registrants choose the money, credit or another date, or all of them are moved to another date. Decisions
 * and emails are one transaction.
 */
export async function cancelDate(
  cancellation: Cancellation,
  context: Context,
  note: Note,
  seen?: string,
  agree?: Agree<CanceledDate>,
): Promise<Outcome[]> {
  const { outcome } = await makeChange(canceling(cancellation), context, note, seen, agree)
  for (const registrationId of outcome.unpaid) await endHold(registrationId, context)
  await pollOpenPayments(context)
  return [...outcome.outcomes]
}

function canceling({ course, start, moveTo }: Cancellation): StaffChange<Context, CanceledDate> {
  return async (trx, context, note) => {
    const everyone = await lockEveryoneOn(trx, { course, start, alsoLock: moveTo }, context)
    const { courseDate, seated } = everyone
    const unpaid = everyone.unpaid.map(({ registrationId }) => registrationId)
    if (courseDate.canceledAt !== null) return { outcomes: [], opens: 0, unpaid, waited: 0 }
    const target = moveTo === null ? null : await targetOf(trx, everyone, moveTo, context)
    await cancelCourseDate(trx, courseDate.id, context.clocks.real.now())
    const opens = target ? openedByMove(seated.map(({ line }) => line)) : 0
    const outcomes: Outcome[] = []
    for (const attendee of seated) {
      outcomes.push(
        target
          ? await moveOver(trx, attendee, courseDate, target, context)
          : await ask(trx, attendee, courseDate, context),
      )
    }
    const waited = await endWaitingList(trx, courseDate, 'canceled', context)
    await note(trx, 'date.canceled', recorded(courseDate, moveTo, outcomes))
    return { outcomes, opens, unpaid, waited }
  }
}

/** Ends the hold, so that the poll cancels its intent. A payment that still arrives is refunded. */
async function endHold(registrationId: string, { database, clocks }: Context): Promise<void> {
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
  { clocks }: Context,
): Promise<SetCourseDate> {
  const target = { course: courseDate.course, start: moveTo }
  const isOther = other !== null && other.id !== courseDate.id && isOpenOn(other, moveTo)
  if (!isOther || isPast({ start: moveTo }, dayOf(clocks.academy.now()))) {
    throw new Refusal('no_other_date', target)
  }
  const left = await seatsLeft(trx, other.id)
  if (left < seated.length) throw new Refusal('too_few_seats', { ...target, left, needed: seated.length })
  return other
}

async function moveOver(
  trx: Database,
  { line, registration: before }: Seated,
  courseDate: SetCourseDate,
  target: SetCourseDate,
  context: Context,
): Promise<Outcome> {
  const { id, name, email } = before
  const full = await takeSeats(trx, id, [target.id])
  if (full.length > 0) throw new Error(`no seat for registration ${id} on the date it is moved to`)
  await moveLineByAcademy(trx, line, { courseDateId: target.id, start: target.startDay })
  await releaseSeats(trx, id, [courseDate.id])
  const registration = await changeRegistration(trx, before, {})
  await notifyOfMove(trx, registration, { line, from: courseDate, to: target }, context)
  return { registrationId: id, name, email, refund: 0, forgiven: 0, answerBy: null, movedTo: target.startDay }
}

/** The line stays without a date until its registrant chooses. If the bank has returned all of the money, it ends at once. */
async function ask(
  trx: Database,
  seated: Seated,
  { id: courseDateId, startDay, endDay }: SetCourseDate,
  context: Context,
): Promise<Outcome> {
  const { id: registrationId, name, email, ledger } = seated.registration
  const outcome = { registrationId, name, email, ...moneyByAcademy(seated), movedTo: null }
  if (isAllChargedBack(ledger)) {
    await endByAcademy(trx, seated, 'ended', context)
    return { ...outcome, answerBy: null }
  }
  const { course } = seated.line
  const askedAt = context.clocks.academy.now()
  const lastDay = addDays(dayOf(askedAt), catalogue().credit.answerDays)
  await askAboutDate(trx, { registrationId, course, courseDateId, startDay, endDay, askedAt, lastDay })
  await takeLineOffDate(trx, seated.line)
  await releaseSeats(trx, registrationId, [courseDateId])
  const registration = await changeRegistration(trx, seated.registration, {})
  const line = (await linesOf(trx, [registrationId])).find((one) => one.course === course)
  const { asked } = line ? askedView({ registration, line }) : {}
  if (line && asked) await notifyOfCanceledDate(trx, registration, { line, asked }, context)
  return { ...outcome, answerBy: lastDay }
}

function recorded(
  { course, startDay: start }: SetCourseDate,
  moveTo: Day | null,
  outcomes: readonly Outcome[],
) {
  const registrationIds = outcomes.map(({ registrationId }) => registrationId)
  const refund = sum(outcomes.map((outcome) => outcome.refund))
  const forgiven = sum(outcomes.map((outcome) => outcome.forgiven))
  return { date: { course, start }, moveTo, refund, forgiven, registrationIds }
}
