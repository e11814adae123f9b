import { staffNotes } from '#content/en/office/staff-notes.ts'
import { courseDateOn, markSet, moveCourseDate } from '#database/tables/course-dates.ts'
import { moveLineByAcademy } from '#database/tables/registration-lines.ts'
import { changeRegistration } from '#database/tables/registrations.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { waitingOrOffered } from '#database/tables/waiting-list.ts'
import { type Day, dayOf } from '#domain/days.ts'
import type { Note } from '../../staff-note.ts'
import { StaffRefusal } from '../../staff-refusal.ts'
import type { Checkout } from '../checkout.ts'
import { notifyOfMove } from '../notices/notices.ts'
import { notifyOfMovedWait } from '../seats/waiting-list-notices.ts'
import { type DateOfCourse, withEveryoneOn } from './everyone-on-date.ts'

type Move = DateOfCourse & { to: Day; end: Day }

/**
 * Moves a date with its registrations and waiting list, and notifies all of them. A moved registrant may then cancel for a full
 * refund. Returns the notified registrations.
 */
export async function moveDate(
  { course, start, to, end }: Move,
  checkout: Checkout,
  note: Note,
): Promise<RegistrationRow[]> {
  if (to <= dayOf(checkout.clocks.academy.now())) throw new StaffRefusal('date_not_ahead', { day: to })
  return withEveryoneOn(
    { course, start, moves: true },
    checkout,
    async (trx, { courseDate, seated, unpaid }) => {
      if (courseDate.canceledAt !== null) throw new StaffRefusal('date_canceled', { course, start })
      const existing = to === start ? undefined : await courseDateOn(trx, course, to)
      if (existing) {
        const { closedAt, canceledAt } = existing
        const state = closedAt === null ? 'open' : canceledAt === null ? 'closed' : 'canceled'
        throw new StaffRefusal('date_exists_to_move', { course, start: to, state })
      }
      await moveCourseDate(trx, courseDate.id, { startDay: to, endDay: end })
      await markSet(trx, courseDate.id, checkout.clocks.real.now())
      const moved = { ...courseDate, startDay: to, endDay: end }
      const notified: RegistrationRow[] = []
      for (const line of unpaid) {
        await moveLineByAcademy(trx, line, { courseDateId: courseDate.id, movedFrom: start })
      }
      for (const { line, registration } of seated) {
        await moveLineByAcademy(trx, line, { courseDateId: courseDate.id, movedFrom: start })
        const changed = await changeRegistration(trx, registration, {})
        await notifyOfMove(trx, changed, { line, from: courseDate, to: moved }, checkout)
        notified.push(changed)
      }
      for (const place of await waitingOrOffered(trx, courseDate.id)) {
        await notifyOfMovedWait(trx, place, moved, checkout)
      }
      await note(trx, staffNotes.dateMoved({ course, start, to, notified: notified.length }))
      return notified
    },
  )
}
