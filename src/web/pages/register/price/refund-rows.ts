import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'
import { type Cents, sum } from '#domain/money/money.ts'
import { refundCalendar, refundPolicy } from '#domain/registrations/refunds.ts'
import { quoteOf, type RegistrationForm } from '../registration-form.ts'

export type RefundStep =
  | { kind: 'by'; lastDay: Day; amount: Cents }
  | { kind: 'until-date'; lastDay: Day; amount: Cents }
  | { kind: 'then-by-date' }
  | { kind: 'after' }

type RefundRow = { courses: readonly CourseId[]; steps: readonly RefundStep[] }

/** One row per course with a date, as in the confirmation email, and one row for all courses without a date. */
export function refundRows(form: RegistrationForm, today: Day): RefundRow[] {
  const { lines } = quoteOf(form, today)
  const stepsOf = (amount: Cents, start: Day | null) =>
    refundCalendar({ amount, start, completed: false }, today, { policy: refundPolicy, purchasedOn: today })
  const dated = lines.flatMap(({ course, amount }) => {
    const start = form.dates[course]
    if (start === undefined) return []
    const steps = stepsOf(amount, start)
    const by = steps.map(({ lastDay, amount }) => ({ kind: 'by' as const, lastDay, amount }))
    return [{ courses: [course], steps: [...by, { kind: 'after' as const }] }]
  })
  const open = lines.filter(({ course }) => form.dates[course] === undefined)
  const [whole] = stepsOf(sum(open.map(({ amount }) => amount)), null)
  if (!whole) return dated
  const untilDate = { kind: 'until-date', lastDay: whole.lastDay, amount: whole.amount } as const
  return [
    ...dated,
    { courses: open.map(({ course }) => course), steps: [untilDate, { kind: 'then-by-date' }] },
  ]
}
