import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { addBusinessDays } from '#domain/dates/business-days.ts'
import type { Day } from '#domain/dates/days.ts'
import type { Cents } from '#domain/money/money.ts'
import { refundRows } from '../price/refund-rows.ts'
import type { RegistrationForm } from '../registration-form.ts'

export type NextStep =
  | { kind: 'email'; day: Day }
  | { kind: 'choose'; day: Day }
  | { kind: 'refund'; day: Day; amount: Cents }
  | { kind: 'begins'; day: Day; course: CourseId }

/** 'Within 1-2 business days', as the page promises. */
const emailDays = 2

/** What happens after the payment, soonest first: the email, dates to choose, the last day of the first refund, the courses. */
export function nextSteps(form: RegistrationForm, today: Day): NextStep[] {
  const rows = refundRows(form, today).flatMap(({ courses: [course], steps: [first] }): NextStep[] => {
    if (first?.kind === 'until-date') return [{ kind: 'choose', day: first.lastDay }]
    const start = course && form.dates[course]
    if (!course || !start) return []
    const begins = { kind: 'begins' as const, day: start, course }
    if (first?.kind !== 'by') return [begins]
    return [{ kind: 'refund', day: first.lastDay, amount: first.amount }, begins]
  })
  const email = { kind: 'email' as const, day: addBusinessDays(today, emailDays) }
  return [email, ...rows.toSorted((a, b) => a.day.localeCompare(b.day))]
}
