import type { ActiveCourse } from '#contract/account/account.ts'
import type { Day } from '#domain/dates/days.ts'
import { holdsCourses } from '#domain/registrations/registration.ts'
import { takeoverFault } from '#domain/registrations/takeover.ts'
import { openPayments } from '#features/plans/open-payments.ts'
import { isStopped } from '#features/plans/plan-view.ts'
import { isPaidByOther } from '#features/registrations/groups.queries.ts'
import type { RegistrationLine } from '#features/registrations/registration-lines.queries.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import type { TakeoverRow } from '#platform/database/rows/takeovers.ts'

type OfLine = { registration: RegistrationRow; line: RegistrationLine; today: Day }

/** Why a colleague cannot take the line over; null if nothing is in the way. */
export function faultOf({ registration, line, today }: OfLine) {
  return takeoverFault(
    {
      active: line.canceledAt === null && line.completedOn === null && holdsCourses(registration),
      individual: registration.items.includes(line.course),
      taken: line.holder !== null,
      start: line.start,
      openPlan: openPayments(registration).length > 0,
      disputed: isStopped(registration.dispute),
      paidByOther: isPaidByOther(registration),
    },
    today,
  )
}

/** For the registrant: what the account shows next to a course. */
export function takeoverOf(
  of: OfLine,
  offered: readonly TakeoverRow[],
): { takeover?: NonNullable<ActiveCourse['takeover']> } {
  const { line } = of
  if (line.holder !== null) return { takeover: { state: 'given', colleague: line.holder.name } }
  if (faultOf(of) !== null) return {}
  const offer = offered.find(
    ({ registrationId, course }) => registrationId === line.registrationId && course === line.course,
  )
  return { takeover: { state: offer ? 'offered' : 'possible', colleague: offer?.name ?? null } }
}
