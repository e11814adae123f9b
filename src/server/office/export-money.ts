// For accounting: every movement of a span with the provider's fee.
import { listMovements, type Movement } from '#database/tables/office-money.ts'
import { addDays, type Day, days, startOfDay } from '#domain/days.ts'
import type { Cents } from '#domain/money.ts'
import type { Checkout } from '../checkout/checkout.ts'
import { type Columns, csv } from '../csv.ts'

const columns = {
  day: 'text',
  kind: 'text',
  receipt: 'text',
  name: 'text',
  email: 'text',
  items: 'text',
  in: 'money',
  back: 'money',
  fee: 'money',
  net: 'money',
  payment: 'text',
  reference: 'text',
  registration: 'text',
} as const satisfies Columns

/** The provider books a movement shortly before or after our ledger does. */
const margin = days(3)

export async function exportMoney(span: { from: Day; to: Day }, checkout: Checkout): Promise<string> {
  const movements = await listMovements(checkout.database, {
    ...span,
    kinds: undefined,
    beyond: null,
    limit: null,
  })
  const fees = await feesOf(span, checkout)
  const rows = movements.reverse().map((movement) => {
    const fee = feeOf(movement, fees)
    return {
      day: movement.day,
      kind: movement.kind,
      receipt: movement.receiptNumber,
      name: movement.name,
      email: movement.email,
      items: movement.items.join(' '),
      in: movement.in,
      back: movement.back,
      fee,
      net: movement.in - movement.back - (fee ?? 0),
      payment: movement.intentId,
      reference: movement.refund ?? movement.dispute,
      registration: movement.registrationId,
    }
  })
  return csv(columns, rows)
}

/** By intent, refund key or dispute. One list for the whole span: a call for each payment would take minutes. */
async function feesOf(
  { from, to }: { from: Day; to: Day },
  { provider }: Checkout,
): Promise<ReadonlyMap<string, Cents>> {
  const since = new Date(startOfDay(from).getTime() - margin)
  const before = new Date(startOfDay(addDays(to, 1)).getTime() + margin)
  const fees = new Map<string, Cents>()
  for (const { about, fee } of await provider.listFees(since, before)) {
    fees.set(about, (fees.get(about) ?? 0) + fee)
  }
  return fees
}

/** Null if the provider lists none, such as for money that moved offline. */
function feeOf(
  { kind, intentId, refund, dispute }: Movement,
  fees: ReadonlyMap<string, Cents>,
): Cents | null {
  const about =
    kind === 'payment' ? intentId : kind === 'refund' ? refund : kind === 'dispute-opened' ? dispute : null
  return about === null ? null : (fees.get(about) ?? null)
}
