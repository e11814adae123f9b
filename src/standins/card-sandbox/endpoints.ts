// Every API call that the sandbox answers.

import { balance } from './balance.ts'
import { type Answer, type Call, ok } from './call.ts'
import { capture, captureShape } from './capture.ts'
import * as charges from './charges.ts'
import * as customers from './customers.ts'
import * as disputes from './disputes.ts'
import { list, pageShape } from './lists.ts'
import { find, type Kind } from './objects.ts'
import type { Shape, Taken } from './parameters.ts'
import * as intents from './payment-intents.ts'
import * as paymentMethods from './payment-methods.ts'
import * as refunds from './refunds.ts'
import * as setups from './setup-intents.ts'

export type Method = 'GET' | 'POST' | 'DELETE'

export type Endpoint = {
  method: Method
  path: RegExp
  takes: Shape
  /** Allowed with the publishable key and the intent's client secret, too. */
  public: boolean
  run(call: Call, params: Taken<Shape>, id: string): Promise<Answer>
}

const only = { expand: 'list' } as const satisfies Shape

export const endpoints: readonly Endpoint[] = [
  endpoint('POST', '/v1/payment_intents', intents.createShape, intents.create),
  endpoint('GET', '/v1/payment_intents', intents.listShape, intents.listAll),
  { ...endpoint('GET', '/v1/payment_intents/:id', intents.retrieveShape, intents.retrieve), public: true },
  endpoint('POST', '/v1/payment_intents/:id', intents.updateShape, intents.update),
  {
    ...endpoint('POST', '/v1/payment_intents/:id/confirm', intents.confirmShape, intents.confirm),
    public: true,
  },
  endpoint('POST', '/v1/payment_intents/:id/cancel', intents.cancelShape, intents.cancel),
  endpoint('POST', '/v1/payment_intents/:id/capture', captureShape, capture),

  endpoint('POST', '/v1/setup_intents', setups.createShape, setups.create),
  endpoint('GET', '/v1/setup_intents', setups.listShape, setups.listAll),
  { ...endpoint('GET', '/v1/setup_intents/:id', setups.retrieveShape, setups.retrieve), public: true },
  endpoint('POST', '/v1/setup_intents/:id', setups.updateShape, setups.update),
  { ...endpoint('POST', '/v1/setup_intents/:id/confirm', setups.confirmShape, setups.confirm), public: true },
  endpoint('POST', '/v1/setup_intents/:id/cancel', setups.cancelShape, setups.cancel),

  endpoint('POST', '/v1/refunds', refunds.createShape, refunds.create),
  endpoint('GET', '/v1/refunds', refunds.listShape, refunds.listAll),
  retrieval('/v1/refunds/:id', 'refund'),
  endpoint('POST', '/v1/refunds/:id', refunds.updateShape, refunds.update),
  endpoint('GET', '/v1/charges', charges.listShape, charges.listAll),
  retrieval('/v1/charges/:id', 'charge'),
  endpoint('GET', '/v1/disputes', disputes.listShape, disputes.listAll),
  retrieval('/v1/disputes/:id', 'dispute'),
  endpoint('POST', '/v1/disputes/:id', disputes.updateShape, disputes.update),
  endpoint('POST', '/v1/disputes/:id/close', only, disputes.close),
  endpoint(
    'GET',
    '/v1/balance_transactions',
    { ...pageShape, type: 'text', source: 'text', currency: 'text' },
    async (call, { type, source, currency, ...page }) =>
      ok(
        await list(call, 'balance_transaction', '/v1/balance_transactions', page, { type, source, currency }),
      ),
  ),
  retrieval('/v1/balance_transactions/:id', 'balance_transaction'),
  endpoint('GET', '/v1/balance', only, balance),
  endpoint(
    'GET',
    '/v1/events',
    { ...pageShape, type: 'text', types: 'list', delivery_success: 'flag' },
    async (call, { type, types, delivery_success: arrived, ...page }) =>
      ok(await list(call, 'event', '/v1/events', page, { type: type ?? types }, deliveryCondition(arrived))),
  ),
  retrieval('/v1/events/:id', 'event'),

  endpoint('POST', '/v1/customers', customers.customerShape, customers.create),
  endpoint('GET', '/v1/customers', customers.listShape, customers.listAll),
  endpoint('GET', '/v1/customers/:id', only, customers.retrieve),
  endpoint('POST', '/v1/customers/:id', customers.customerShape, customers.update),
  endpoint('DELETE', '/v1/customers/:id', {}, customers.remove),
  endpoint(
    'POST',
    '/v1/payment_methods',
    { ...paymentMethods.paymentMethodShape, ...only },
    paymentMethods.create,
  ),
  endpoint('GET', '/v1/payment_methods', paymentMethods.listShape, paymentMethods.listAll),
  retrieval('/v1/payment_methods/:id', 'payment_method'),
  savedMethods('/v1/customers/:id/payment_methods'),
  endpoint('POST', '/v1/payment_methods/:id/attach', { customer: 'text!', ...only }, paymentMethods.attach),
  endpoint('POST', '/v1/payment_methods/:id/detach', only, paymentMethods.detach),
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

function retrieval(path: string, kind: Kind): Endpoint {
  return endpoint('GET', path, only, async (call, _, id) => ok(await find(call.db, kind, id)))
}

/** The older address of a customer's payment methods. */
function savedMethods(path: string): Endpoint {
  return endpoint('GET', path, { ...pageShape, type: 'text' }, (call, params, customer) =>
    paymentMethods.listAll(call, { ...params, customer }),
  )
}

function deliveryCondition(arrived: boolean | undefined) {
  if (arrived === undefined) return undefined
  const within = arrived ? 'in' : 'not in'
  return `id ${within} (select event_id from card_sandbox.deliveries where delivered_at is not null)`
}
