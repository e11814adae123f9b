import type Stripe from 'stripe'
import type { Call } from '../call.ts'
import { add, newId } from '../objects.ts'

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
