// Every API object is a JSON document with an id. One table stores all of them.
import { randomBytes } from 'node:crypto'
import type Stripe from 'stripe'
import { missing } from './refusals.ts'
import type { Connection } from './transaction.ts'

export type Documents = {
  payment_intent: Stripe.PaymentIntent
  setup_intent: Stripe.SetupIntent
  payment_method: Stripe.PaymentMethod
  customer: Stripe.Customer
  charge: Stripe.Charge
  refund: Stripe.Refund
  dispute: Stripe.Dispute
  balance_transaction: Stripe.BalanceTransaction
  event: Stripe.Event
}
export type Kind = keyof Documents
export type Document = Documents[Kind]

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export function randomName(length: number): string {
  // 248 is the largest multiple of 62 in a byte. Higher bytes would favor the first characters.
  const bytes = [...randomBytes(length * 2)].filter((byte) => byte < 248)
  if (bytes.length < length) return randomName(length)
  return bytes
    .slice(0, length)
    .map((byte) => letters[byte % letters.length])
    .join('')
}

export function newId(prefix: string): string {
  return `${prefix}_${randomName(24)}`
}

export async function add<D extends Document>(db: Connection, document: D, card?: string): Promise<D> {
  await db.query(
    'insert into card_sandbox.objects (id, kind, created, body, card) values ($1, $2, $3, $4, $5)',
    [document.id, document.object, document.created, document, card ?? null],
  )
  return document
}

export async function save<D extends Document>(db: Connection, document: D): Promise<D> {
  await db.query('update card_sandbox.objects set body = $2 where id = $1', [document.id, document])
  return document
}

export async function find<K extends Kind>(db: Connection, kind: K, id: string): Promise<Documents[K]> {
  return (await row(db, kind, id)).body as Documents[K]
}

/** Locks the document until the call's transaction ends. */
export async function lock<K extends Kind>(db: Connection, kind: K, id: string): Promise<Documents[K]> {
  return (await row(db, kind, id, 'for update')).body as Documents[K]
}

export async function cardTokenOf(db: Connection, paymentMethod: string): Promise<string> {
  return (await row(db, 'payment_method', paymentMethod)).card ?? ''
}

async function row(db: Connection, kind: Kind, id: string, locking = '') {
  const { rows } = await db.query<{ body: Document; card: string | null }>(
    `select body, card from card_sandbox.objects where id = $1 and kind = $2 ${locking}`,
    [id, kind],
  )
  if (!rows[0]) throw missing(kind, id)
  return rows[0]
}

/** Any document by its id alone, for `expand`. */
export async function findAny(db: Connection, id: string): Promise<Document | undefined> {
  const { rows } = await db.query<{ body: Document }>('select body from card_sandbox.objects where id = $1', [
    id,
  ])
  return rows[0]?.body
}

/** Stored documents refer to others by id, but the SDK's types also allow whole objects. */
export function idOf(reference: string | { id: string } | null): string | null {
  return reference === null || typeof reference === 'string' ? reference : reference.id
}
