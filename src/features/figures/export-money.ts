// For accounting: every movement of a span with the provider's fee.

import type { Context } from '#platform/context.ts'
import { type Columns, csv } from '#platform/http/csv.ts'
import { feeOf, feesOf, type Span } from './fees.ts'
import { listMovements } from './office-money.queries.ts'

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

export async function exportMoney(span: Span, context: Context): Promise<string> {
  const movements = await listMovements(context.database, {
    ...span,
    kinds: undefined,
    beyond: null,
    limit: null,
  })
  const fees = movements.length === 0 ? new Map<string, number>() : await feesOf(movements, context)
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
