import type Stripe from 'stripe'
import { type Answer, type Call, ok } from './call.ts'
import { add, newId } from './objects.ts'

type Movement = Pick<Stripe.BalanceTransaction, 'amount' | 'currency' | 'fee' | 'description'> & {
  type: 'charge' | 'refund' | 'refund_failure' | 'adjustment'
  source: string
}

export function onBalance(call: Call, movement: Movement): Promise<Stripe.BalanceTransaction> {
  const { type, source, amount, currency, fee, description } = movement
  return add(call.db, {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: call.now,
    balance_type: 'payments',
    created: call.now,
    currency,
    description,
    exchange_rate: null,
    fee,
    fee_details: fee
      ? [
          {
            amount: fee,
            application: null,
            currency,
            description: 'Stripe processing fees',
            type: 'stripe_fee',
          },
        ]
      : [],
    net: amount - fee,
    reporting_category: type === 'adjustment' ? 'dispute' : type,
    source,
    status: 'available',
    type,
  })
}

/** The sandbox pays nothing out, so the balance is the sum of all movements. */
export async function balance(call: Call): Promise<Answer> {
  const { rows } = await call.db.query<{ currency: string; amount: string }>(
    `select body->>'currency' as currency, sum((body->>'net')::integer) as amount
     from card_sandbox.objects where kind = 'balance_transaction' group by 1 order by 1`,
  )
  const sums = rows.map(({ currency, amount }) => ({ currency, amount: Number(amount) }))
  const available = (sums.length > 0 ? sums : [{ currency: 'usd', amount: 0 }]).map(
    ({ currency, amount }) => ({ amount, currency, source_types: { card: amount } }),
  )
  const pending = available.map(({ currency }) => ({ amount: 0, currency, source_types: { card: 0 } }))
  const answer: Stripe.Balance = { object: 'balance', available, livemode: false, pending }
  return ok(answer)
}
