import { type Day, dayOf } from '#domain/dates/days.ts'
import type { Cents } from '#domain/money/money.ts'
import { courseDateOn, markSet, moveCourseDate } from '#features/catalogue/course-dates.queries.ts'
import { refuseFarDays } from '#features/record/refuse-far-days.ts'
import {
  type Agree,
  type Consequences,
  makeChange,
  previewChange,
  type StaffChange,
} from '#features/record/staff-change.ts'
import type { Note } from '#features/record/staff-note.ts'
import { type DateOfCourse, lockEveryoneOn } from '#features/registrations/everyone-on-date.ts'
import { moveLineByAcademy } from '#features/registrations/registration-lines.queries.ts'
import { changeRegistration } from '#features/registrations/registrations.queries.ts'
import { waitingOrOffered } from '#features/seats/waiting-list.queries.ts'
import { notifyOfMovedWait } from '#features/seats/waiting-list-notices.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import { Refusal } from '#platform/refusal.ts'
import { openedByMove } from './canceled-date.ts'
import { notifyOfMove } from './date-notices.ts'
import { peopleToNotify } from './new-dates.ts'

type Move = DateOfCourse & { to: Day; end: Day }

export type MovedDate = {
  moved: readonly { registrationId: string; name: string; email: string }[]
  /** What they could then take back. */
  opens: Cents
  /** Registrations that are being paid: their confirmation says if the date moved. */
  unpaid: number
  waited: number
  /** People without a date, who get an email about the new days later. */
  toTell: number
}

export function previewMove(move: Move, context: Context): Promise<Consequences<MovedDate>> {
  return previewChange(moving(move), context)
}

/**
 * Moves a date with its registrations and waiting list, and notifies all of them. A moved registrant may then cancel for a full
 * refund. Another length alone gives no such right.
 */
export async function moveDate(
  move: Move,
  context: Context,
  note: Note,
  seen?: string,
  agree?: Agree<MovedDate>,
): Promise<MovedDate> {
  return (await makeChange(moving(move), context, note, seen, agree)).outcome
}

function moving({ course, start, to, end }: Move): StaffChange<Context, MovedDate> {
  return async (trx, context, note) => {
    const today = dayOf(context.clocks.academy.now())
    if (to <= today) throw new Refusal('date_not_ahead', { day: to })
    refuseFarDays([to, end], today)
    const { courseDate, seated, unpaid } = await lockEveryoneOn(trx, { course, start, moves: true }, context)
    if (courseDate.canceledAt !== null) throw new Refusal('date_canceled', { course, start })
    if (to === start && end === courseDate.endDay) throw new Refusal('date_same', { course, start, end })
    const lines = to === start ? [] : [...unpaid, ...seated.map(({ line }) => line)]
    if (to !== start) await refuseTaken(trx, { course, start: to })
    await moveCourseDate(trx, courseDate.id, { startDay: to, endDay: end })
    await markSet(trx, courseDate.id, context.clocks.real.now())
    const after = { ...courseDate, startDay: to, endDay: end }
    for (const line of lines) await moveLineByAcademy(trx, line, { courseDateId: courseDate.id, start: to })
    for (const { line, registration } of seated) {
      const changed = await changeRegistration(trx, registration, {})
      await notifyOfMove(trx, changed, { line, from: courseDate, to: after }, context)
    }
    const waiting = await waitingOrOffered(trx, courseDate.id)
    for (const place of waiting) await notifyOfMovedWait(trx, place, after, context)
    await note(trx, 'date.moved', {
      date: { course, start },
      movedTo: { course, start: to },
      notified: seated.length,
    })
    return {
      moved: seated.map(({ registration: { id, name, email } }) => ({ registrationId: id, name, email })),
      opens: openedByMove(lines),
      unpaid: unpaid.length,
      waited: waiting.length,
      toTell: await peopleToNotify(trx, { course, start: to }, today),
    }
  }
}

async function refuseTaken(trx: Database, { course, start }: DateOfCourse): Promise<void> {
  const existing = await courseDateOn(trx, course, start)
  if (!existing) return
  const { closedAt, canceledAt } = existing
  const state = closedAt === null ? 'open' : canceledAt === null ? 'closed' : 'canceled'
  throw new Refusal('date_exists_to_move', { course, start, state })
}
