import { type CourseId, isProgramId } from '#domain/catalogue/catalogue.ts'
import { isPast } from '#domain/catalogue/course-dates.ts'
import { type Day, dayOf } from '#domain/dates/days.ts'
import { received, refunded, stillDue } from '#domain/money/ledger.ts'
import { type Cents, sum } from '#domain/money/money.ts'
import { mayDate } from '#domain/pricing/plan.ts'
import { holdsCourses } from '#domain/registrations/registration.ts'
import { isOpenOn, lockCourseDates, openCourseDate } from '#features/catalogue/course-dates.queries.ts'
import { notifyOfDate } from '#features/notices/course-notices.ts'
import { notifyHolder } from '#features/notices/takeover-emails.ts'
import { notFound } from '#features/registrants/ownership.ts'
import { isDateOpen, stepsAfterMove } from '#features/registrations/date-open.ts'
import {
  linesOf,
  moveLine,
  type RegistrationLine,
} from '#features/registrations/registration-lines.queries.ts'
import { changeRegistration, lockRegistration } from '#features/registrations/registrations.queries.ts'
import { takeOfferedSeat } from '#features/seats/answer-offer.ts'
import { dateFull, dateGone } from '#features/seats/date-refusals.ts'
import { giveUpSeats, takeSeats } from '#features/seats/holds.ts'
import type { Context } from '#platform/context.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { Refusal } from '#platform/refusal.ts'

export type DateChoice = {
  registrationId: string
  /** Null for a guest. */
  uid: string | null
  /** Null if the address of the account is not verified: anyone could take another person's offer by signing up with it. */
  provenEmail: string | null
  course: CourseId
  start: Day
}

/**
 * Takes a seat on the new date and releases the old one, or does neither. A seat offered to the owner by the
 * waiting list is taken first, because it is held for nobody else.
 */
export async function chooseDate(
  { registrationId, uid, provenEmail, course, start }: DateChoice,
  context: Context,
): Promise<RegistrationRow> {
  const { database, clocks } = context
  const today = dayOf(clocks.academy.now())
  return database.transaction().execute(async (trx) => {
    const registration = await lockRegistration(trx, registrationId)
    if (registration?.uid !== uid) throw notFound()
    const lines = await linesOf(trx, [registrationId])
    const line = lines.find((candidate) => candidate.course === course)
    const isActive = line?.canceledAt === null && line.completedOn === null && holdsCourses(registration)
    // The payer answers for a colleague when the academy has canceled the date.
    if (line?.holder && !line.asked) throw new Refusal('date_fixed')
    if (!isActive) throw new Refusal('not_active')
    const found = await openCourseDate(trx, course, start)
    if (!found || isPast({ start }, today)) throw dateGone({ course, start })
    if (found.id === line.courseDateId) return registration
    if (!isDateOpen(registration, line, today)) throw new Refusal('date_fixed')
    refuseUnpaid(registration, lines, line)
    const given = line.courseDateId === null ? [] : [line.courseDateId]
    const courseDate = (await lockCourseDates(trx, [found.id, ...given])).find(({ id }) => id === found.id)
    if (!courseDate || !isOpenOn(courseDate, start)) throw dateGone({ course, start })
    if (provenEmail !== null) await takeOfferedSeat(trx, provenEmail, registrationId, courseDate.id, context)
    const full = await takeSeats(trx, registrationId, [courseDate.id])
    if (full.length > 0) throw dateFull(full)
    const stepsFrom = stepsAfterMove(registration, line, start, today)
    await moveLine(trx, line, { courseDateId: courseDate.id, stepsFrom }, clocks.academy.now())
    await giveUpSeats(trx, registrationId, given, context)
    const changed = await changeRegistration(trx, registration, {})
    const movedFrom = line.asked?.start ?? null
    const moved = { ...line, start: courseDate.startDay, movedFrom, stepsFrom, asked: null }
    const mayChange = line.holder === null && isDateOpen(changed, moved, today)
    await notifyOfDate(trx, changed, { courseDate, mayChange }, context)
    if (line.holder) {
      const days = { ...moved, end: courseDate.endDay }
      const news = { kind: 'moved', line: days, key: `${changed.revision}` } as const
      await notifyHolder(trx, line.holder, news, context)
    }
    return changed
  })
}

/** While a program is paid in parts, the courses with a date must be within what was paid. */
function refuseUnpaid(
  { plan, items, ledger }: RegistrationRow,
  lines: readonly RegistrationLine[],
  chosen: RegistrationLine,
) {
  if (plan === null || !items.some(isProgramId)) return
  const others = lines.filter(
    ({ course, start, canceledAt }) => course !== chosen.course && start !== null && canceledAt === null,
  )
  const dated = others.map(({ amount }) => amount)
  const money = { paid: received(ledger) - refunded(ledger), due: stillDue(ledger) }
  if (mayDate({ dated, chosen: chosen.amount }, money)) return
  const amount: Cents = sum([...dated, chosen.amount]) - money.paid
  throw new Refusal('date_unpaid', { amount })
}
