// What was paid for courses counts toward a program that contains them.
import { catalogue } from '#content/catalogue.ts'
import type { ProgramId } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'
import { leftToRefund, stillDue } from '#domain/money/ledger.ts'
import type { Cents } from '#domain/money/money.ts'
import { sharesWithin } from '#domain/money/money-parts.ts'
import { isOverdue } from '#domain/pricing/plan.ts'
import { costOf } from '#domain/registrations/refunds.ts'
import { holdsCourses } from '#domain/registrations/registration.ts'
import { openPayments } from '#features/plans/open-payments.ts'
import { isStopped } from '#features/plans/plan-view.ts'
import { type Grants, grantsOf } from '#features/refunds/grants.ts'
import { ownsMoney } from '#features/registrations/groups.queries.ts'
import { linesOf, type RegistrationLine } from '#features/registrations/registration-lines.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import type { CountedLine } from '#platform/database/rows/upgrades.ts'

export type Counting = {
  price: Cents
  /** Oldest purchase first; each course once. */
  lines: CountedLine[]
  /** Why the upgrade must wait. */
  blocked: 'disputed' | 'overdue' | null
}

/** Completed courses count too. What another person paid does not count. What came back does not, and what is still to pay ends first. */
export async function countLines(
  db: Database,
  program: ProgramId,
  registrations: readonly RegistrationRow[],
  today: Day,
): Promise<Counting> {
  const { charged: price, courses } = catalogue().programs[program]
  const held = registrations.filter((one) => holdsCourses(one) && ownsMoney(one))
  const all = await linesOf(
    db,
    held.map(({ id }) => id),
  )
  const taken = new Set<string>()
  const found: { registration: RegistrationRow; lines: RegistrationLine[] }[] = []
  for (const registration of held) {
    const lines = all.filter(
      ({ registrationId, course, canceledAt, holder }) =>
        registrationId === registration.id &&
        canceledAt === null &&
        // A colleague holds it, and the program would give it twice.
        holder === null &&
        courses.includes(course) &&
        !taken.has(course),
    )
    for (const { course } of lines) taken.add(course)
    if (lines.length > 0) found.push({ registration, lines })
  }
  const paid = found.flatMap(({ registration, lines }) => {
    const { refunds } = grantsFor(registration, lines)
    return lines.map(({ registrationId, course }) => ({
      registrationId,
      course,
      counted: refunds.get(course) ?? 0,
    }))
  })
  // The rest due is never below 0.
  const within = sharesWithin(
    price,
    paid.map(({ counted }) => counted),
  )
  return {
    price,
    lines: paid.map((line, index) => ({ ...line, counted: within[index] ?? 0 })),
    blocked: blockedBy(
      found.map(({ registration }) => registration),
      today,
    ),
  }
}

/** The whole cost of lines: what is still to pay of them ends, the rest was paid. */
export function grantsFor({ ledger, plan }: RegistrationRow, lines: readonly RegistrationLine[]): Grants {
  const money = { left: leftToRefund(ledger), due: plan ? stillDue(ledger) : 0 }
  return grantsOf(
    lines.map((line) => ({ course: line.course, granted: costOf(line) })),
    money,
  )
}

function blockedBy(registrations: readonly RegistrationRow[], today: Day): Counting['blocked'] {
  if (registrations.some(({ dispute }) => isStopped(dispute))) return 'disputed'
  const isLate = (registration: RegistrationRow) =>
    openPayments(registration).some((payment) => isOverdue(payment, today))
  return registrations.some(isLate) ? 'overdue' : null
}
