// Registrations that the first release recorded as totals, converted to payments and a ledger.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chargedBack, leftToRefund, received, refunded } from '#domain/money/ledger.ts'
import { checkRecords } from '#features/reconciliation/records.ts'
import { refundsOf } from '#features/refunds/refunds.queries.ts'
import { linesOf } from '#features/registrations/registration-lines.queries.ts'
import { registrationById } from '#features/registrations/registrations.queries.ts'
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts'
import { type Connection, connect } from '../connection.ts'
import { migrate, migrateTo } from '../migrate.ts'
import { sentKey } from '../rows/payments.ts'

const name = `totals_${randomUUID().replaceAll('-', '')}`
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
  await migrateTo(connection.database, '001-baseline')
  for (const registration of Object.values(recorded)) await insert(registration)
  await connection.pool.query('insert into receipt_numbers (year, last) values (2025, $1)', [receipts])
  await migrate(connection.database)
})
afterAll(async () => {
  await connection.database.destroy()
  await sql`drop database ${sql.id(name)}`.execute(server.database)
  await server.close()
})

const now = new Date('2025-08-03T19:00:00Z')
const paidAt = new Date('2025-08-01T19:00:00Z')
const canceledAt = new Date('2025-08-02T19:00:00Z')
const canceledLater = new Date('2025-08-02T20:00:00Z')

type Line = { course: string; amount: number; granted?: number; returned?: number; canceledAt?: Date }
type Refund = {
  amount: number
  reason: string
  state: string
  attempt?: string
  shares?: Record<string, number>
  byBank?: number
  decidedAt?: Date
}
type Recorded = {
  status: string
  lines: Line[]
  received?: number
  refunded?: number
  refunds?: Refund[]
}

const module1 = { course: 'module1', amount: 285_000 }
const module4 = { course: 'module4', amount: 295_000 }
const canceledRefund = { reason: 'canceled', state: 'succeeded' }

const recorded = {
  paid: { status: 'completed', lines: [module1], received: 285_000 },
  'half refunded': {
    status: 'partially_refunded',
    lines: [module1, { ...module4, granted: 295_000 }],
    received: 580_000,
    refunded: 295_000,
    refunds: [{ ...canceledRefund, amount: 295_000 }],
  },
  'canceled in two steps': {
    status: 'refunded',
    lines: [
      { ...module1, granted: 285_000 },
      { ...module4, granted: 295_000, canceledAt: canceledLater },
    ],
    received: 580_000,
    refunded: 580_000,
    refunds: [
      { ...canceledRefund, amount: 285_000 },
      { ...canceledRefund, amount: 295_000, decidedAt: canceledLater },
    ],
  },
  'refunded in part, as the policy says': {
    status: 'partially_refunded',
    lines: [{ ...module1, granted: 142_500 }],
    received: 285_000,
    refunded: 142_500,
    refunds: [{ ...canceledRefund, amount: 142_500 }],
  },
  'with a goodwill refund': {
    status: 'partially_refunded',
    lines: [
      { ...module1, returned: 6_000 },
      { ...module4, returned: 4_000 },
    ],
    received: 580_000,
    refunded: 10_000,
    refunds: [
      {
        amount: 10_000,
        reason: 'goodwill',
        state: 'succeeded',
        shares: { module1: 6_000, module4: 4_000 },
      },
    ],
  },
  'refunded offline after a retry': {
    status: 'refunded',
    lines: [{ ...module4, granted: 295_000 }],
    received: 295_000,
    refunded: 295_000,
    refunds: [{ ...canceledRefund, amount: 295_000, state: 'outside', attempt: randomUUID() }],
  },
  'refunded offline and by a chargeback': {
    status: 'refunded',
    lines: [{ ...module4, granted: 295_000 }],
    received: 295_000,
    refunded: 295_000,
    refunds: [{ ...canceledRefund, amount: 295_000, state: 'outside', byBank: 100_000 }],
  },
  'with a failed refund': {
    status: 'needs_review',
    lines: [module1, { ...module4, granted: 295_000 }],
    received: 580_000,
    refunds: [{ ...canceledRefund, amount: 295_000, state: 'failed' }],
  },
  'paid too late': {
    status: 'refunded',
    lines: [module1],
    received: 285_000,
    refunded: 285_000,
    refunds: [{ amount: 285_000, reason: 'late', state: 'succeeded' }],
  },
  unpaid: { status: 'awaiting_payment', lines: [module1] },
  expired: { status: 'expired', lines: [module1] },
} satisfies Record<string, Recorded>

type Case = keyof typeof recorded
const cases = Object.keys(recorded) as Case[]
const ids = new Map<Recorded, string>()
let receipts = 0

async function insert(registration: Recorded) {
  const { status, lines, received = 0, refunded = 0, refunds = [] } = registration
  const id = randomUUID()
  ids.set(registration, id)
  const amount = lines.reduce((total, line) => total + line.amount, 0)
  const isPaid = received > 0 && refunds[0]?.reason !== 'late'
  const receiptNumber = isPaid ? `BHIA-2025-${String(++receipts).padStart(4, '0')}` : null
  await sql`
    insert into registrations (id, status, email, name, phone, language, items, amount, price_version, refund_policy,
      terms_version, order_digest, intent_id, opened_at, expires_at, placed_at, paid_at, received, refunded,
      receipt_number, card)
    values (${id}, ${status}, 'a.rivera@mail.example', 'Alex Rivera', '', 'en',
      ${lines.map(({ course }) => course)}, ${amount}, '2025-1', '{"months": 12}', '2025-1', '', ${`pi_${id}`},
      ${paidAt}, ${now}, ${paidAt}, ${isPaid ? paidAt : null}, ${received}, ${refunded},
      ${receiptNumber}, null)`.execute(connection.database)
  for (const [position, { course, amount, granted = 0, returned = 0, ...line }] of lines.entries()) {
    const ended = granted > 0 ? (line.canceledAt ?? canceledAt) : null
    await sql`
      insert into registration_lines (registration_id, course, position, amount, canceled_at, granted, returned)
      values (${id}, ${course}, ${position}, ${amount}, ${ended}, ${granted}, ${returned})
      `.execute(connection.database)
  }
  if (isPaid) await insertEmail(`confirmation:${id}`)
  for (const refund of refunds) await insertRefund(id, refund)
}

async function insertRefund(id: string, { amount, reason, state, attempt, shares, ...refund }: Refund) {
  const { byBank = 0, decidedAt = canceledAt } = refund
  const key = reason === 'late' ? `refund:${id}:late` : `refund:${id}:1:${randomUUID()}`
  await sql`
    insert into refunds (key, registration_id, amount, reason, state, decided_at, shares, by_bank)
    values (${attempt === undefined ? key : `${key}#${attempt}`}, ${id}, ${amount}, ${reason}, ${state}, ${decidedAt},
      ${shares === undefined ? null : JSON.stringify(shares)}, ${byBank})`.execute(connection.database)
  const emails = { late: `late-payment:${id}`, goodwill: `goodwill:${key}` }
  await insertEmail(emails[reason as keyof typeof emails] ?? `cancel:${key}`)
  if (state === 'outside') await insertEmail(`refund-outside:${key}`)
}

async function insertEmail(key: string) {
  await sql`
    insert into emails (key, kind, "to", language, subject, text, html, created_at)
    values (${key}, '', '', 'en', '', '', '', ${paidAt})`.execute(connection.database)
}

async function converted(which: Case) {
  const id = ids.get(recorded[which]) ?? ''
  const registration = await registrationById(connection.database, id)
  if (!registration) throw new Error(`no registration ${id}`)
  const lines = await linesOf(connection.database, [id])
  const refunds = await refundsOf(connection.database, id)
  return { ...registration, lines, refunds }
}

test.each(cases)('the ledger of a registration %s has the totals from before', async (which) => {
  const before: Recorded = recorded[which]
  const { ledger, lines, refunds, payments } = await converted(which)
  expect(received(ledger)).toBe(before.received ?? 0)
  expect(refunded(ledger)).toBe(before.refunded ?? 0)
  expect(lines.map(({ course, granted, returned }) => ({ course, granted, returned }))).toEqual(
    before.lines.map(({ course, granted = 0, returned = 0 }) => ({ course, granted, returned })),
  )
  expect(refunds.map(({ amount, state }) => ({ amount, state }))).toEqual(
    (before.refunds ?? []).map(({ amount, state }) => ({ amount, state })),
  )
  expect(payments).toHaveLength(1)
})

test('checkRecords finds nothing in the converted records', async () => {
  const clock = { now: () => now }
  const found: string[] = []
  for await (const { sentence } of checkRecords(connection.database, { real: clock, academy: clock })) {
    found.push(sentence)
  }
  expect(found).toEqual([])
})

test('a payment has the state, the intent and the receipt of its registration', async () => {
  const stateOf = async (which: Case) => (await converted(which)).payments[0].state
  expect(await stateOf('paid')).toBe('succeeded')
  expect(await stateOf('unpaid')).toBe('open')
  expect(await stateOf('expired')).toBe('canceled')
  const { id, payments } = await converted('paid')
  expect(payments).toMatchObject([
    { intentId: `pi_${id}`, receiptNumber: 'BHIA-2025-0001', dueDay: '2025-08-01' },
  ])
})

test('a retried refund keeps its key and the attempt that the provider knows', async () => {
  const { refunds } = await converted('refunded offline after a retry')
  const [refund] = refunds
  if (!refund) throw new Error('no refund')
  const { attempt } = recorded['refunded offline after a retry'].refunds[0] ?? {}
  expect(refund).toMatchObject({ attempt, decision: refund.key })
  expect(sentKey(refund)).toBe(`${refund.key}#${attempt}`)
})

test('what is left to refund follows from the converted ledger', async () => {
  const leftOf = async (which: Case) => leftToRefund((await converted(which)).ledger)
  expect(await leftOf('paid')).toBe(285_000)
  expect(await leftOf('half refunded')).toBe(285_000)
  expect(await leftOf('with a goodwill refund')).toBe(570_000)
  expect(await leftOf('with a failed refund')).toBe(285_000)
  expect(await leftOf('refunded offline and by a chargeback')).toBe(0)
  expect(chargedBack((await converted('refunded offline and by a chargeback')).ledger)).toBe(0)
})

test('a payment that was too late has no agreed price, and its refund is no tuition', async () => {
  const { ledger } = await converted('paid too late')
  expect(ledger.map(({ from, to, amount }) => [from, to, amount])).toEqual([
    ['receivable', 'provider', 285_000],
    ['refund_payable', 'receivable', 285_000],
    ['provider', 'refund_payable', 285_000],
  ])
})

test('converted entries have the causes that the site posts', async () => {
  const causes = connection.database.selectFrom('ledgerEntries').select('cause').distinct().orderBy('cause')
  expect((await causes.execute()).map(({ cause }) => cause)).toEqual([
    'agreed',
    'canceled',
    'goodwill',
    'late',
    'provider',
  ])
})

test('the ledger refuses changes and deletions', async () => {
  const { database } = connection
  for (const change of [sql`update ledger_entries set amount = 1`, sql`delete from ledger_entries`]) {
    await expect(change.execute(database)).rejects.toThrow('The ledger only grows')
  }
})
