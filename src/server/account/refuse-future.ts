import type { Clocks } from '#domain/clock.ts'
import { type Day, dayOf } from '#domain/days.ts'
import { ApiError } from '../http/errors.ts'

/** Days of credits, tests, payments and completions must not be in the future. `field` names the form field. */
export function refuseFuture(day: Day, { academy }: Clocks, field?: string): void {
  if (day <= dayOf(academy.now())) return
  const sentence = field === undefined ? `${day} lies in the future.` : `${field}: must not lie in the future`
  throw new ApiError(400, 'invalid_request', sentence, { field })
}
