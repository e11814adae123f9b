import type { CourseId } from '#domain/catalogue.ts'
import type { Day } from '#domain/days.ts'
import { type Cents, sum } from '#domain/money.ts'
import { quote } from '#domain/pricing.ts'
import { refundCalendar, refundPolicy } from '#domain/refunds.ts'
import { type RegistrationForm, selectedItems } from './registration-form.ts'

export type CalendarStep =
  | { kind: 'by'; lastDay: Day; amount: Cents }
  | { kind: 'until-date'; lastDay: Day; amount: Cents }
  | { kind: 'then-by-date' }
  | { kind: 'after' }

export type CalendarRow = { courses: readonly CourseId[]; steps: readonly CalendarStep[] }

/** One row per dated course, as in the confirmation mail, and one for all that have no date yet. */
export function calendarOf(form: RegistrationForm, today: Day): CalendarRow[] {
  const { lines } = quote(selectedItems(form))
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
