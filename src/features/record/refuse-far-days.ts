import type { Day } from '#domain/dates/days.ts'
import { lastPlannedDay } from '#domain/dates/planned-days.ts'
import { Refusal } from '#platform/refusal.ts'

/** Days in their order: a sum of days may be one that cannot be compared, but not its first day. */
export function refuseFarDays(days: readonly Day[], today: Day): void {
  const last = lastPlannedDay(today)
  const far = days.find((day) => day > last)
  if (far !== undefined) throw new Refusal('date_too_far', { last })
}
