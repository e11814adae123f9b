// What the provider took for each movement, for Money and the export.
import type { OfficeFees } from '#contract/office/money.ts'
import { type Day, days, startOfDay } from '#domain/dates/days.ts'
import { wholeId } from '#domain/money/group-parts.ts'
import type { Cents } from '#domain/money/money.ts'
import { isColleague } from '#features/registrations/groups.queries.ts'
import type { Context } from '#platform/context.ts'
import { listMovements, type Movement } from './office-money.queries.ts'

export type Span = { from: Day; to: Day }

/** The provider books a movement shortly before or after our ledger does. */
const margin = days(3)

/** Apart from the list, which does not wait for the provider. */
export async function listFees(span: Span, context: Context): Promise<OfficeFees> {
  const page = { from: span.from, to: span.to, kinds: undefined, beyond: null, limit: null }
  const movements = await listMovements(context.database, page)
  const answer: OfficeFees = { byKind: {}, fees: {} }
  if (movements.length === 0) return answer
  const listed = await feesOf(movements, context)
  for (const movement of movements) {
    const fee = feeOf(movement, listed)
    if (fee === null) continue
    answer.fees[movement.id] = fee
    answer.byKind[movement.kind] = (answer.byKind[movement.kind] ?? 0) + fee
  }
  return answer
}

/**
 * By intent, refund key or dispute. One list for all movements: a call for each payment would take minutes. It spans
 * their days and when the ledger recorded them, which differ where ACADEMY_NOW moves the academy's calendar.
 */
export async function feesOf(
  movements: readonly Movement[],
  { provider }: Context,
): Promise<ReadonlyMap<string, Cents>> {
  const times = movements
    .flatMap(({ day, recordedAt }) => [startOfDay(day).getTime(), recordedAt.getTime()])
    .sort((one, other) => one - other)
  const since = new Date((times[0] ?? 0) - margin)
  const before = new Date((times.at(-1) ?? 0) + margin)
  const fees = new Map<string, Cents>()
  for (const { about, fee } of await provider.listFees(since, before)) {
    fees.set(about, (fees.get(about) ?? 0) + fee)
  }
  return fees
}

/** Null if the provider lists none, such as for money that moved offline. The payer's part of a group's payment has its fee. */
export function feeOf(
  { kind, intentId, refund, dispute, registrationId, groupId }: Movement,
  fees: ReadonlyMap<string, Cents>,
): Cents | null {
  if (kind !== 'refund' && isColleague({ id: registrationId, groupId })) return null
  const about =
    kind === 'payment'
      ? intentId
      : kind === 'refund'
        ? refund
        : kind === 'dispute-opened'
          ? dispute && wholeId(dispute)
          : null
  return about === null ? null : (fees.get(about) ?? null)
}
