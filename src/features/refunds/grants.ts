import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { type Cents, sum } from '#domain/money/money.ts'
import { sharesWithin } from '#domain/money/money-parts.ts'
import { endDue } from '#domain/pricing/plan.ts'

export type GrantedLine = { course: CourseId; granted: Cents }

export type Grants = {
  /** To the card, by course. */
  refunds: Map<CourseId, Cents>
  /** No longer to be paid, by course. */
  forgiven: Map<CourseId, Cents>
}

/** What the policy gives for several lines together: it ends what is still to pay first. */
export function grantsOf(lines: readonly GrantedLine[], { left, due }: { left: Cents; due: Cents }): Grants {
  const granted = lines.map((line) => line.granted)
  const forgiven = sharesWithin(endDue(sum(granted), due, false).forgiven, granted)
  const refunds = sharesWithin(
    left,
    granted.map((amount, index) => amount - (forgiven[index] ?? 0)),
  )
  const byCourse = (amounts: readonly Cents[]) =>
    new Map(lines.map(({ course }, index) => [course, amounts[index] ?? 0]))
  return { refunds: byCourse(refunds), forgiven: byCourse(forgiven) }
}
