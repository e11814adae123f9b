import type Stripe from 'stripe'
import { type Answer, type Call, ok } from './call.ts'
import { record } from './events.ts'
import { list, pageShape } from './lists.ts'
import { add, find, lock, newId, save } from './objects.ts'
import { mergeMetadata, type Shape, type Taken } from './parameters.ts'
import { missing } from './refusals.ts'

export const customerShape = {
  email: 'text',
  name: 'text',
  phone: 'text',
  description: 'text',
  metadata: 'metadata',
  expand: 'list',
} as const satisfies Shape
type Params = Taken<typeof customerShape>

export async function create(call: Call, params: Params): Promise<Answer> {
  const customer: Stripe.Customer = {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: call.now,
    currency: null,
    default_source: null,
    delinquent: false,
    description: params.description || null,
    discount: null,
    email: params.email || null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: mergeMetadata({}, params.metadata),
    name: params.name || null,
    phone: params.phone || null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
  await add(call.db, customer)
  await record(call, 'customer.created', customer)
  return ok(customer)
}

export async function update(call: Call, params: Params, id: string): Promise<Answer> {
  const customer = await living(call, id)
  const before = { ...customer }
  for (const field of ['email', 'name', 'phone', 'description'] as const) {
    const value = params[field]
    if (value !== undefined) customer[field] = value || null
  }
  customer.metadata = mergeMetadata(customer.metadata, params.metadata)
  await save(call.db, customer)
  await record(call, 'customer.updated', customer, changed(before, customer))
  return ok(customer)
}

export async function remove(call: Call, _: object, id: string): Promise<Answer> {
  const customer = await living(call, id)
  await save(call.db, { ...customer, deleted: true } as never)
  await record(call, 'customer.deleted', customer)
  return ok({ id, object: 'customer', deleted: true })
}

/** A deleted customer can still be retrieved, but contains nothing else. */
export async function retrieve(call: Call, _: object, id: string): Promise<Answer> {
  const customer = await find(call.db, 'customer', id)
  return ok(customer.deleted ? { id, object: 'customer', deleted: true } : customer)
}

export const listShape = { ...pageShape, email: 'text' } as const satisfies Shape

export async function listAll(call: Call, { email, ...page }: Taken<typeof listShape>): Promise<Answer> {
  return ok(await list(call, 'customer', '/v1/customers', page, { email }, `body->>'deleted' is null`))
}

export async function living(call: Call, id: string): Promise<Stripe.Customer> {
  const customer = await lock(call.db, 'customer', id)
  if (customer.deleted) throw missing('customer', id)
  return customer
}

function changed(before: Stripe.Customer, after: Stripe.Customer) {
  const fields = Object.keys(after) as (keyof Stripe.Customer)[]
  const differing = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
  return Object.fromEntries(differing.map((field) => [field, before[field]]))
}
