import type { Clocks } from '#domain/clock.ts'
import { type Day, dayOf } from '#domain/days.ts'
import { ApiError } from '../http/errors.ts'

/** What was earned, passed, paid or completed was so by today. `field` names what is wrong in a form. */
export function refuseFuture(day: Day, { academy }: Clocks, field?: string): void {
  if (day <= dayOf(academy.now())) return
  const sentence = field === undefined ? `${day} lies in the future.` : `${field}: must not lie in the future`
  throw new ApiError(400, 'invalid_request', sentence, { field })
}
