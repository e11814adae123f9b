// Movements of cash by the day on which they happened, and money that is not settled.
import { type RawBuilder, sql } from 'kysely'
import type { ItemId } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'
import type { Cents } from '#domain/money/money.ts'
import type { DisputeState, RegistrationStatus } from '#domain/registrations/registration.ts'
import { matchesPerson } from '#features/people/office-search.queries.ts'
import { personOfRegistration } from '#features/registrations/office-registrations.queries.ts'
import type { Database } from '#platform/database/connection.ts'

/** The condition of the index `ledger_entries_of_cash`. */
const isCash = sql`(from_account in ('provider', 'offline') or to_account in ('provider', 'offline'))`

const movementKinds = [
  'payment',
  'payment-reversed',
  'refund',
  'refund-offline',
  'refund-reversed',
  'dispute-opened',
  'dispute-withdrawn',
] as const
type MovementKind = (typeof movementKinds)[number]

const kind = sql<MovementKind>`case
  when from_account = 'receivable' then 'payment'
  when to_account = 'receivable' then 'payment-reversed'
  when to_account = 'refund_payable' and from_account = 'provider' then 'refund'
  when to_account = 'refund_payable' then 'refund-offline'
  when from_account = 'refund_payable' then 'refund-reversed'
  when to_account = 'disputed' then 'dispute-opened'
  else 'dispute-withdrawn' end`

const cashIn = sql<Cents>`case when to_account in ('provider', 'offline') then ledger_entries.amount else 0 end`
const cashBack = sql<Cents>`case when to_account in ('provider', 'offline') then 0 else ledger_entries.amount end`

/** The registration of an amount, and its person. */
export type Whose = {
  registrationId: string
  receiptNumber: string | null
  personId: string | null
  name: string
  email: string
  items: ItemId[]
}

export type Movement = Whose & {
  id: number
  day: Day
  recordedAt: Date
  kind: MovementKind
  refund: string | null
  dispute: string | null
  intentId: string | null
  groupId: string | null
  in: Cents
  back: Cents
}

export type MovementPage = {
  from: Day
  to: Day
  kinds: readonly MovementKind[] | undefined
  account?: 'provider' | 'offline' | undefined
  /** A name, address, receipt number or reference. */
  q?: string | undefined
  beyond: { day: Day; id: number; backwards: boolean } | null
  limit: number | null
}

const person = sql`registrations.id as registration_id, ${personOfRegistration} as person_id, registrations.name,
  registrations.email`
const whose = sql`${person}, registrations.items`

/** The courses that a refund's decision was about; everything that was bought, where it was about all of it. */
const refundedItems = (refund: RawBuilder<unknown>) => sql`coalesce((
  select array_agg(course order by position) filter (where is_refunded) from (
    select line.course, line.position, exists (
      select from refunds refund
      join refunds of_decision on of_decision.decision = refund.decision
        and of_decision.registration_id = registrations.id
      join ledger_entries decided on decided.refund = of_decision.key and decided.registration_id = registrations.id
      where refund.key = ${refund} and decided.course = line.course) as is_refunded
    from registration_lines line where line.registration_id = registrations.id) as lines
  having bool_or(is_refunded) and not bool_and(is_refunded)), registrations.items) as items`

/** Newest first. */
export async function listMovements(db: Database, page: MovementPage): Promise<Movement[]> {
  const { beyond, limit } = page
  const backwards = beyond?.backwards ?? false
  const direction = backwards ? sql`asc` : sql`desc`
  const start = beyond
    ? sql`(day, ledger_entries.id) ${backwards ? sql`>` : sql`<`} (${beyond.day}::date, ${beyond.id})`
    : sql`true`
  const { rows } = await sql<Movement>`
    select entry.*, ${person}, ${refundedItems(sql`entry.refund`)}, registrations.group_id, payments.intent_id, payments.receipt_number
    from (
      select id, day, recorded_at, ${kind} as kind, refund, dispute, payment_id, registration_id as registration,
        ${cashIn} as in, ${cashBack} as back
      from ledger_entries where ${within(page)} and ${start}
      order by day ${direction}, id ${direction} ${limit === null ? sql`` : sql`limit ${limit}`}
    ) as entry
    join registrations on registrations.id = entry.registration
    left join payments on payments.id = entry.payment_id
    order by entry.day ${direction}, entry.id ${direction}`.execute(db)
  return backwards ? rows.reverse() : rows
}

type MovementSums = { count: number; in: Cents; back: Cents }

export async function sumMovements(db: Database, span: MovementPage): Promise<MovementSums> {
  const { rows } = await sql<MovementSums>`
    select count(*) as count, coalesce(sum(${cashIn}), 0) as in, coalesce(sum(${cashBack}), 0) as back
    from ledger_entries where ${within(span)}`.execute(db)
  return rows[0] ?? { count: 0, in: 0, back: 0 }
}

type Filter = Pick<MovementPage, 'from' | 'to' | 'kinds' | 'account' | 'q'>

function within({ from, to, kinds, account, q }: Filter): RawBuilder<boolean> {
  const chosen = kinds ? sql`and ${kind} = any(${kinds})` : sql``
  const through = account ? sql`and (from_account = ${account} or to_account = ${account})` : sql``
  const found = q ? sql`and ${isAbout(q)}` : sql``
  return sql`${isCash} and day between ${from}::date and ${to}::date ${chosen} ${through} ${found}`
}

/** Each array is one value, so that its part is found by an index of its own. */
const isAbout = (q: string) => sql<boolean>`(refund = ${q} or dispute = ${q}
  or registration_id = any(array(select registrations.id from registrations where ${matchesPerson(q)}))
  or payment_id = any(array(select payments.id from payments where intent_id = ${q} or reference = ${q})))`

export type DaySums = {
  day: Day
  payments: number
  paid: Cents
  refunds: number
  refundsBack: number
  refunded: Cents
  disputed: Cents
  net: Cents
}

const total = (amount: RawBuilder<unknown>, only: RawBuilder<unknown>) =>
  sql`coalesce(sum(${amount}) filter (where ${only}), 0)`
const signed = sql`((${cashIn}) - (${cashBack}))`
const paid = total(signed, sql`from_account = 'receivable' or to_account = 'receivable'`)
const refunded = total(sql`-${signed}`, sql`from_account = 'refund_payable' or to_account = 'refund_payable'`)

type SpanSums = { paid: Cents; refunded: Cents; net: Cents }

/** Summed by pairs of accounts first: a sum for each column would add every entry several times. */
export async function sumsOfSpan(db: Database, span: { from: Day; to: Day }): Promise<SpanSums> {
  const { rows } = await sql<SpanSums>`
    select ${paid}::bigint as paid, ${refunded}::bigint as refunded, coalesce(sum(${signed}), 0)::bigint as net
    from (
      select from_account, to_account, sum(amount) as amount
      from ledger_entries where ${within({ ...span, kinds: undefined })} group by 1, 2) as ledger_entries`.execute(
    db,
  )
  return rows[0] ?? { paid: 0, refunded: 0, net: 0 }
}

export async function sumsByDay(db: Database, span: { from: Day; to: Day }): Promise<DaySums[]> {
  const { rows } = await sql<DaySums>`
    select day,
      count(*) filter (where from_account = 'receivable') as payments,
      ${paid} as paid,
      count(*) filter (where to_account = 'refund_payable') as refunds,
      count(*) filter (where from_account = 'refund_payable') as refunds_back,
      ${refunded} as refunded,
      ${total(sql`-${signed}`, sql`from_account = 'disputed' or to_account = 'disputed'`)} as disputed,
      coalesce(sum(${signed}), 0) as net
    from ledger_entries where ${within({ ...span, kinds: undefined })}
    group by day order by day desc`.execute(db)
  return rows
}

export type OpenRefund = Whose & {
  key: string
  amount: Cents
  reason: string
  state: 'due' | 'pending' | 'failed'
  decidedAt: Date
}

/** Oldest first. */
export async function openRefunds(
  db: Database,
  states: readonly OpenRefund['state'][],
): Promise<OpenRefund[]> {
  // One condition for each index.
  const chosen = states.includes('failed') ? sql`state = 'failed'` : sql`state in ('due', 'pending')`
  const { rows } = await sql<OpenRefund>`
    select refunds.key, refunds.amount, refunds.reason, refunds.state, refunds.decided_at, ${person},
      ${refundedItems(sql`refunds.key`)}, payments.receipt_number
    from (select * from refunds where ${chosen}) as refunds
    join registrations on registrations.id = refunds.registration_id
    join payments on payments.id = refunds.payment_id
    order by refunds.decided_at, refunds.key limit ${mostListed}`.execute(db)
  return rows
}

export type AskedRefund = Omit<OpenRefund, 'state'> & { state: 'asked' }

/** Requests beyond the policy that wait for a second person, oldest first. */
export async function askedRefunds(db: Database): Promise<AskedRefund[]> {
  const { rows } = await sql<AskedRefund>`
    select approvals.id as key, approvals.amount, 'asked' as reason, approvals.state, asked_at as decided_at, ${person},
      approvals.items, payments.receipt_number
    from approvals join registrations on registrations.id = approvals.registration_id
    join payments on payments.registration_id = registrations.id and payments.position = 1
    where approvals.state = 'asked' order by asked_at, approvals.id limit ${mostListed}`.execute(db)
  return rows
}

/** The office shows no more of what waits. */
export const mostListed = 200

type OpenDispute = Whose & {
  id: string
  amount: Cents
  state: DisputeState
  /** When the ledger first had it; an inquiry takes no money and has no entry. */
  since: Date | null
}

export async function openDisputes(db: Database): Promise<OpenDispute[]> {
  const { rows } = await sql<OpenDispute>`
    select disputes.id, disputes.amount, disputes.state, ${whose}, payments.receipt_number,
      (select min(recorded_at) from ledger_entries where ledger_entries.payment_id = payments.id
        and ledger_entries.dispute = disputes.id) as since
    from disputes join payments on payments.id = disputes.payment_id
    join registrations on registrations.id = payments.registration_id
    where disputes.state in ('open', 'inquiry') order by disputes.id limit ${mostListed}`.execute(db)
  return rows
}

type Unfinished = Whose & {
  phone: string
  amount: Cents
  status: RegistrationStatus
  placedAt: Date
  declined: number
}

/**
 * Registrations that ended or wait without a payment, whose person has paid for nothing since and started no newer
 * one. Newest first.
 */
export async function unfinishedRegistrations(
  db: Database,
  { placedSince, expiredBy }: { placedSince: Date; expiredBy: Date },
): Promise<Unfinished[]> {
  const { rows } = await sql<Unfinished>`
    select ${whose}, null as receipt_number, registrations.phone, registrations.amount, registrations.status,
      registrations.placed_at,
      (select coalesce(sum(attempts), 0) from payments where payments.registration_id = registrations.id) as declined
    from registrations
    where status in ('awaiting_payment', 'expired', 'canceled') and placed_at >= ${placedSince}
      and expires_at <= ${expiredBy} and paid_at is null and email <> ''
      and not exists (select from registrations later where later.email = registrations.email
        and later.id <> registrations.id
        and (later.placed_at > registrations.placed_at
          or (later.paid_at is not null and later.paid_at >= registrations.placed_at)))
    order by placed_at desc, id limit ${mostListed}`.execute(db)
  return rows
}
