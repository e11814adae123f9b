import type Stripe from 'stripe'
import { type Answer, type Call, ok } from '../call.ts'
import { record } from '../events.ts'
import { add, newId } from '../objects.ts'
import { mergeMetadata, type Shape, type Taken } from '../parameters.ts'

export const createShape = { metadata: 'metadata' } as const satisfies Shape

export async function create(call: Call, params: Taken<typeof createShape>): Promise<Answer> {
  const customer: Stripe.Customer = {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: call.now,
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: mergeMetadata({}, params.metadata),
    name: null,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
  await add(call.db, customer)
  await record(call, 'customer.created', customer)
  return ok(customer)
}
