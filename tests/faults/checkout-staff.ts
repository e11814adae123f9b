// Staff in a random world: they refund, retry failed refunds, and change dates.

import type { Kysely } from 'kysely'
import { type Cents, dollars, sum } from '#domain/money/money.ts'
import { giveBackByStaff, heldLines } from '#features/cancellations/give-back.ts'
import { boundsByPayment, refundOutside, retryRefund } from '#features/cancellations/retry-failed.ts'
import { cancelDate } from '#features/dates/cancel-date.ts'
import { moveDate } from '#features/dates/move-date.ts'
import { changeSeats } from '#features/dates/plan-dates.ts'
import { linesOf } from '#features/registrations/registration-lines.queries.ts'
import { registrationById } from '#features/registrations/registrations.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Tables } from '#platform/database/rows/tables.ts'
import { Refusal } from '#platform/refusal.ts'
import { failedRefunds, paidRegistration } from './checkout-picks.ts'
import { otherDate, wantedDate } from './checkout-start.ts'
import type { Acts } from './checkout-steps.ts'

const unrecorded = async () => {}

export function staffActs(
  database: Kysely<Tables>,
): Acts<
  'goodwill refund' | 'refund retry' | 'offline refund' | 'cancel date' | 'move date' | 'change seats'
> {
  return {
    async 'goodwill refund'(step, by) {
      const registration = await paidRegistration(database, step.paid)
      if (!registration) return
      const held = heldLines(registration, await linesOf(database, [registration.id]))
      const goodwill = {
        registrationId: registration.id,
        items: held.map(({ course }) => course),
        amount: dollars(step.dollars),
        returnedBefore: sum(held.map(({ returned }) => returned)),
        reason: 'x',
      }
      await giveBackByStaff(goodwill, by, unrecorded)
    },
    async 'refund retry'(step, by) {
      const failed = await failedRefunds(database, step.failed)
      if (failed) await retryRefund(failed.registrationId, by, unrecorded)
    },
    async 'offline refund'(step, by) {
      const failed = await failedRefunds(database, step.failed)
      if (!failed) return
      const outside = { ...failed, how: 'x' }
      await refundOutside(outside, by, unrecorded).catch((error) => {
        if (!(error instanceof Refusal) || error.code !== 'part_of_bank') throw error
        return statePart(outside, step.byBank, by)
      })
    },
    'cancel date'({ course, moveOn }, by) {
      const moveTo = moveOn ? otherDate[course] : null
      return cancelDate({ course, start: wantedDate[course], moveTo }, by, unrecorded)
    },
    'move date'(_step, by) {
      const date = { course: 'module3', start: '2026-01-23' } as const
      return moveDate({ ...date, to: '2026-01-30', end: '2026-02-01' }, by, unrecorded)
    },
    'change seats'({ course, spots }, by) {
      return changeSeats({ course, start: wantedDate[course], spots }, by, unrecorded)
    },
  }
}

/** Staff enter how much of the failed refunds a chargeback has returned. */
async function statePart(
  outside: { registrationId: string; amount: Cents; how: string },
  stated: 'least' | 'most',
  by: Context,
) {
  const registration = await registrationById(by.database, outside.registrationId)
  const bounds = registration ? await boundsByPayment(by.database, registration) : []
  return refundOutside({ ...outside, byBank: sum(bounds.map((bound) => bound[stated])) }, by, unrecorded)
}
