import type { Clocks } from '#domain/dates/clock.ts'
import { type Day, dayOf } from '#domain/dates/days.ts'
import { ApiError } from '#platform/http/errors.ts'
import { StaffRefusal } from '#platform/http/staff-refusal.ts'

/** Days of credits, tests, payments and completions must not be in the future. `field` is the form's; staff have none. */
export function refuseFuture(day: Day, { academy }: Clocks, field?: string): void {
  if (day <= dayOf(academy.now())) return
  throw field === undefined
    ? new StaffRefusal('in_future', { day })
    : new ApiError(400, 'invalid_request', { field, fault: 'in-future' })
}
