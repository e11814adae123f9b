// The calls of Stripe's API that the site makes, and two by which tests arrange what happens at Stripe: the update of an
// intent, and the evidence that decides a dispute.
import { type Answer, type Call, ok } from './call.ts'
import { list, pageShape } from './lists.ts'
import type { Kind } from './objects.ts'
import type { Shape, Taken } from './parameters.ts'
import * as customers from './payments/customers.ts'
import * as disputes from './payments/disputes.ts'
import * as intents from './payments/payment-intents.ts'
import { detach } from './payments/payment-methods.ts'
import * as refunds from './payments/refunds.ts'
import * as setups from './payments/setup-intents.ts'

export type Method = 'GET' | 'POST'

export type Endpoint = {
  method: Method
  path: RegExp
  takes: Shape
  /** Allowed with the publishable key and the intent's client secret, too. */
  public: boolean
  run(call: Call, params: Taken<Shape>, id: string): Promise<Answer>
}

const ofPayment = { payment_intent: 'text' } as const satisfies Shape

export const endpoints: readonly Endpoint[] = [
  endpoint('POST', '/v1/payment_intents', intents.createShape, intents.create),
  listing('/v1/payment_intents', 'payment_intent'),
  shared(endpoint('GET', '/v1/payment_intents/:id', intents.retrieveShape, intents.retrieve)),
  endpoint('POST', '/v1/payment_intents/:id', intents.updateShape, intents.update),
  shared(endpoint('POST', '/v1/payment_intents/:id/confirm', intents.confirmShape, intents.confirm)),
  endpoint('POST', '/v1/payment_intents/:id/cancel', intents.cancelShape, intents.cancel),

  endpoint('POST', '/v1/setup_intents', setups.createShape, setups.create),
  shared(endpoint('GET', '/v1/setup_intents/:id', setups.retrieveShape, setups.retrieve)),
  shared(endpoint('POST', '/v1/setup_intents/:id/confirm', setups.confirmShape, setups.confirm)),
  endpoint('POST', '/v1/customers', customers.createShape, customers.create),
  endpoint('POST', '/v1/payment_methods/:id/detach', {}, detach),

  endpoint('POST', '/v1/refunds', refunds.createShape, refunds.create),
  listing('/v1/refunds', 'refund', ofPayment),
  listing('/v1/charges', 'charge', ofPayment),
  listing('/v1/disputes', 'dispute', ofPayment),
  endpoint('POST', '/v1/disputes/:id', disputes.updateShape, disputes.update),
  listing('/v1/balance_transactions', 'balance_transaction'),
  endpoint(
    'GET',
    '/v1/events',
    { ...pageShape, delivery_success: 'flag' },
    async (call, { delivery_success: arrived, ...page }) =>
      ok(await list(call, 'event', '/v1/events', page, {}, deliveryCondition(arrived))),
  ),
]

function endpoint<S extends Shape>(
  method: Method,
  path: string,
  takes: S,
  run: (call: Call, params: Taken<S>, id: string) => Promise<Answer>,
): Endpoint {
  const pattern = new RegExp(`^${path.replace(':id', '([A-Za-z0-9_]+)')}$`)
  return { method, path: pattern, takes, public: false, run: run as Endpoint['run'] }
}

function shared(made: Endpoint): Endpoint {
  return { ...made, public: true }
}

function listing(path: string, kind: Kind, filters: typeof ofPayment | Record<string, never> = {}): Endpoint {
  return endpoint('GET', path, { ...pageShape, ...filters }, async (call, params) => {
    const { payment_intent, ...page } = params as Taken<typeof pageShape & typeof ofPayment>
    return ok(await list(call, kind, path, page, { payment_intent }))
  })
}

function deliveryCondition(arrived: boolean | undefined) {
  if (arrived === undefined) return undefined
  const within = arrived ? 'in' : 'not in'
  return `id ${within} (select event_id from card_sandbox.deliveries where delivered_at is not null)`
}
