import type { Clocks } from '#domain/dates/clock.ts'
import { type Day, dayOf } from '#domain/dates/days.ts'
import { Refusal } from '#platform/refusal.ts'

/** Days of credits, tests, payments and completions must not be in the future. `field` is the form's; staff have none. */
export function refuseFuture(day: Day, { academy }: Clocks, field?: string): void {
  if (day <= dayOf(academy.now())) return
  throw field === undefined
    ? new Refusal('in_future', { day })
    : new Refusal('invalid_request', { field, fault: 'in-future' })
}
