// Orders of the release before, when browsers could send keys that look like ours.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts'
import { type Connection, connect } from '../connection.ts'
import { migrate, migrateTo } from '../migrate.ts'

const name = `orders_${randomUUID().replaceAll('-', '')}`
const [offer, planned, other] = [randomUUID(), randomUUID(), randomUUID()]
const price = 880_000

/** The key, the items and the amount of each order. The site made the first ones, a browser the others. */
const orders = {
  'of an offer': { key: `offer:${offer}`, items: ['module2', 'clinical1'], amount: price, keeps: offer },
  'of an offer in parts': { key: `offer:${planned}`, items: ['fellowship'], amount: price, keeps: planned },
  'of an upgrade': { key: 'upgrade:ana:fellowship', items: ['fellowship'], amount: price, keeps: null },
  'of a fee': { key: 'fee:ana:fellowship', items: ['fellowship-fee'], amount: 50_000, keeps: null },
  'of a form': { key: 'f81d4fae-7dec-11d0', items: ['module1'], amount: 285_000, keeps: null },
  'with the key of an offer and other items': {
    key: `offer:${other}`,
    items: ['module1'],
    amount: price,
  },
  'with the key of an upgrade': { key: 'upgrade:ben:fellowship', items: ['module1'], amount: 285_000 },
  'with the key of a fee': { key: 'fee:ben:fellowship', items: ['module1'], amount: 285_000 },
} as const
type Order = keyof typeof orders
const names = Object.keys(orders) as Order[]
const ids = new Map(names.map((order) => [order, randomUUID()]))

let server: FreshDatabase
let connection: Connection
beforeAll(async () => {
  server = await freshDatabase()
  await sql`create database ${sql.id(name)}`.execute(server.database)
  const url = Object.assign(new URL(server.url), { pathname: `/${name}` }).href
  connection = connect(url, {
    onIdleError: (error) => {
      throw error
    },
  })
  await migrateTo(connection.database, '040-second-person')
  await insertOffer(offer, ['module2', 'clinical1'])
  await insertOffer(planned, ['fellowship'])
  await insertOffer(other, ['module2'])
  for (const order of names) await insertOrder(order)
  await connection.pool.query("insert into upgrades values ($1, '[]')", [ids.get('of an upgrade')])
  await migrate(connection.database)
})
afterAll(async () => {
  await connection.database.destroy()
  await sql`drop database ${sql.id(name)}`.execute(server.database)
  await server.close()
})

async function insertOffer(id: string, items: readonly string[]) {
  await connection.pool.query(
    `insert into offers (id, email, name, items, lines, amount, listed, until_day, plan_allowed, made_at)
     values ($1, 'ana@mail.example', 'Ana', $2, '[]', $3, $3, '2025-09-01', true, now())`,
    [id, items, price],
  )
}

async function insertOrder(order: Order) {
  const { key, items, amount } = orders[order]
  await connection.pool.query(
    `insert into registrations (id, status, email, name, phone, language, items, amount, price_version, refund_policy,
       terms_version, order_digest, form_key, opened_at, expires_at, placed_at)
     values ($1, 'awaiting_payment', 'ana@mail.example', 'Ana', '', 'en', $2, $3, '2025-1', '{"months": 12}', '2025-1', '',
       $4, now(), now(), now())`,
    [ids.get(order), items, amount, key],
  )
}

const stored = (order: Order) =>
  connection.database
    .selectFrom('registrations')
    .select(['formKey', 'offerId'])
    .where('id', '=', ids.get(order) ?? '')
    .executeTakeFirstOrThrow()

test.each(names.filter((order) => 'keeps' in orders[order]))(
  'order %s keeps its key, and names its offer',
  async (order) => {
    const { key, keeps } = orders[order] as { key: string; keeps: string | null }
    expect(await stored(order)).toEqual({ formKey: key, offerId: keeps })
  },
)

test.each(names.filter((order) => !('keeps' in orders[order])))(
  'order %s that a browser chose loses the key, and belongs to no offer',
  async (order) => {
    expect(await stored(order)).toEqual({ formKey: null, offerId: null })
  },
)
