// Lists of registrations for the office: any mix of filters, read by keyset, with sums over all that match.
import { type RawBuilder, sql } from 'kysely'
import type { CourseId, ItemId } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'
import type { Cents } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import type { DisputeState, RegistrationStatus } from '#domain/registrations/registration.ts'
import { moved, received } from '#features/ledger/ledger-sums.queries.ts'
import { matchesPerson, receiptNumbers } from '#features/people/office-search.queries.ts'
import type { Database } from '#platform/database/connection.ts'

export type OfficeFilter = {
  q?: string | undefined
  status?: readonly RegistrationStatus[] | undefined
  dispute?: readonly DisputeState[] | undefined
  course?: CourseId | undefined
  date?: Day | 'none' | undefined
  /** From (inclusive) and before (exclusive). */
  registered: Between
  paid: Between
  language?: Language | undefined
  country?: string | undefined
}
type Between = { from?: Date | undefined; before?: Date | undefined }

export type ListedRegistration = {
  id: string
  /** Its place in the chosen order. */
  place: string
  receiptNumber: string | null
  placedAt: Date
  paidAt: Date | null
  personId: string | null
  name: string
  email: string
  items: ItemId[]
  courses: number
  firstDay: Day | null
  status: RegistrationStatus
  dispute: DisputeState | null
  amount: Cents
  paid: Cents
  refunded: Cents
  net: Cents
  due: Cents
  language: Language
  country: string | null
}

/** A position between two rows. The text keeps the microseconds that a JavaScript date would lose. */
export type Place = { value: string; id: string }

export type PageOf = {
  sort: 'registered' | 'name' | 'amount'
  descending: boolean
  /** Rows beyond this place: in the order of the list, or against it. */
  beyond: { place: Place; backwards: boolean } | null
  limit: number
}

const keys = {
  registered: { column: sql`registrations.placed_at`, type: sql`timestamptz` },
  name: { column: sql`registrations.name`, type: sql`text` },
  amount: { column: sql`registrations.amount`, type: sql`integer` },
} as const

export async function listOfficeRegistrations(
  db: Database,
  filter: OfficeFilter,
  page: PageOf,
): Promise<ListedRegistration[]> {
  const { column, type } = keys[page.sort]
  const backwards = page.beyond?.backwards ?? false
  const falling = page.descending !== backwards
  const direction = falling ? sql`desc` : sql`asc`
  const start = page.beyond
    ? sql`(${column}, registrations.id) ${falling ? sql`<` : sql`>`} (${page.beyond.place.value}::${type}, ${page.beyond.place.id}::uuid)`
    : sql`true`
  const { rows } = await sql<ListedRegistration>`
    select ${listedColumns}, ${column}::text as place
    from (
      select * from ${searched(filter)} where ${matches(filter)} and ${start}
      order by ${column} ${direction}, registrations.id ${direction} limit ${page.limit}
    ) as registrations
    ${listedSums}
    order by ${column} ${direction}, registrations.id ${direction}`.execute(db)
  return backwards ? rows.reverse() : rows
}

/** Some registrations, newest first. */
export async function officeRegistrationsById(
  db: Database,
  ids: readonly string[],
): Promise<ListedRegistration[]> {
  const { rows } = await sql<ListedRegistration>`
    select ${listedColumns}, '' as place from registrations ${listedSums}
    where registrations.id = any(${ids}) order by placed_at desc, registrations.id`.execute(db)
  return rows
}

/** The id that the office knows a registrant by; null after an erasure. */
export const personOfRegistration = sql<string | null>`
  case when registrations.uid is not null then registrations.uid
    when registrations.email <> '' then 'guest.' || guest_key(registrations.email) end`

const listedColumns = sql`registrations.id, registrations.placed_at, registrations.paid_at, registrations.name,
  registrations.email, registrations.items, registrations.status, registrations.dispute, registrations.amount,
  registrations.language, registrations.country, ${personOfRegistration} as person_id,
  sums.*, paying.*, line.*`

/** Cash that the academy has: without refunds, and without what banks hold or took. */
const netCash = sql<number>`(
  coalesce(sum(ledger_entries.amount) filter (where to_account in ('provider', 'offline')), 0)
  - coalesce(sum(ledger_entries.amount) filter (where from_account in ('provider', 'offline')), 0))::bigint`

const cashRefunded = sql`(${moved('provider', 'refund_payable')} + ${moved('offline', 'refund_payable')}
  + ${moved('write_off', 'refund_payable')})`

const cashSums = sql`${received} as paid, ${cashRefunded} as refunded, ${netCash} as net`

const listedSums = sql`
  cross join lateral (
    select ${cashSums} from ledger_entries where ledger_entries.registration_id = registrations.id) as sums
  cross join lateral (
    select min(receipt_number) as receipt_number,
      coalesce(sum(amount) filter (where state = 'open'
        and registrations.status not in ('expired', 'canceled', 'refunded')), 0)::bigint as due
    from payments where payments.registration_id = registrations.id) as paying
  cross join lateral (
    select count(*) as courses, min(start_day) as first_day
    from registration_lines left join course_dates on course_dates.id = course_date_id
    where registration_lines.registration_id = registrations.id
      and registration_lines.canceled_at is null) as line`

type OfficeTotals = {
  count: number
  paid: Cents
  refunded: Cents
  disputed: Cents
  net: Cents
  due: Cents
}

/** Null if the filter matches more than `most`. All registrations are always added up. */
export async function totalsOfRegistrations(
  db: Database,
  filter: OfficeFilter,
  most: number,
): Promise<OfficeTotals | null> {
  const isAll = isEmpty(filter)
  // All registrations need no list of ids; any other filter is applied once.
  const found = isAll ? sql`registrations` : sql`found`
  const list = isAll
    ? sql``
    : sql`found as materialized (
        select id, status from ${searched(filter)} where ${matches(filter)} limit ${most + 1}),`
  // An array is looked up in the index, however few or many the planner expects. With too many found, the second
  // condition ends it before an entry is read.
  const ofFound = isAll
    ? sql`true`
    : sql`registration_id = any(array(select id from found)) and (select count(*) from found) <= ${most}`
  // Summed by pairs of accounts first: a sum for each column would add every entry several times.
  const { rows } = await sql<OfficeTotals>`
    with ${list} ledger_entries as materialized (
      select from_account, to_account, sum(amount) as amount from ledger_entries where ${ofFound} group by 1, 2)
    select (select count(*) from ${found}) as count,
      (select coalesce(sum(payments.amount), 0)::bigint from payments
        join ${found} as found on found.id = payments.registration_id
        where state = 'open' and found.status not in ('expired', 'canceled', 'refunded')) as due,
      ${cashSums}, ${moved('provider', 'disputed')} as disputed
    from ledger_entries`.execute(db)
  const [totals] = rows
  if (!totals) throw new Error('The database gave no totals.')
  return !isAll && totals.count > most ? null : totals
}

/** Ids in the order of registering, for an export. */
export async function idsOfRegistrations(db: Database, filter: OfficeFilter): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${searched(filter)} where ${matches(filter)} order by placed_at, id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The next registrations before and after one, in the order of registering. */
export async function neighborsOf(
  db: Database,
  id: string,
): Promise<{ newer: string | null; older: string | null }> {
  const { rows } = await sql<{ newer: string | null; older: string | null }>`
    select
      (select other.id from registrations other where (other.placed_at, other.id) > (one.placed_at, one.id)
        order by other.placed_at, other.id limit 1) as newer,
      (select other.id from registrations other where (other.placed_at, other.id) < (one.placed_at, one.id)
        order by other.placed_at desc, other.id desc limit 1) as older
    from registrations one where one.id = ${id}`.execute(db)
  return rows[0] ?? { newer: null, older: null }
}

export async function registrationIdOfReceipt(db: Database, receiptNumber: string) {
  const payment = await db
    .selectFrom('payments')
    .innerJoin('registrations', 'registrations.id', 'payments.registrationId')
    .select('registrationId')
    .where('receiptNumber', 'in', receiptNumbers(receiptNumber))
    // A group shares a receipt. The payer's registration is the oldest.
    .orderBy('registrations.openedAt')
    .executeTakeFirst()
  return payment?.registrationId
}

function isEmpty({ registered, paid, ...rest }: OfficeFilter): boolean {
  return [registered.from, registered.before, paid.from, paid.before, ...Object.values(rest)].every(
    (value) => value === undefined,
  )
}

/**
 * The registrations whose person was typed. `offset 0` keeps the search apart: otherwise the planner may read all
 * registrations in the order of the list and split each name into words.
 */
function searched({ q }: OfficeFilter): RawBuilder<unknown> {
  if (q === undefined) return sql`registrations`
  return sql`(select * from registrations where ${matchesPerson(q)} offset 0) as registrations`
}

function matches(filter: OfficeFilter): RawBuilder<boolean> {
  const { status, dispute, course, date, registered, paid, language, country } = filter
  const conditions = [
    status && sql`registrations.status = any(${status})`,
    dispute && sql`registrations.dispute = any(${dispute})`,
    registered.from && sql`registrations.placed_at >= ${registered.from}`,
    registered.before && sql`registrations.placed_at < ${registered.before}`,
    paid.from && sql`registrations.paid_at >= ${paid.from}`,
    paid.before && sql`registrations.paid_at < ${paid.before}`,
    language && sql`registrations.language = ${language}`,
    country && sql`registrations.country = ${country}`,
    (course || date) && hasLine(course, date),
  ].filter((condition) => condition !== undefined)
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`
}

/** Canceled courses do not count: staff ask who has the course. */
function hasLine(course: CourseId | undefined, date: Day | 'none' | undefined): RawBuilder<boolean> {
  return sql`exists (
    select from registration_lines line left join course_dates on course_dates.id = line.course_date_id
    where line.registration_id = registrations.id and line.canceled_at is null
      ${course ? sql`and line.course = ${course}` : sql``}
      ${date === 'none' ? sql`and line.course_date_id is null and line.completed_on is null` : sql``}
      ${date && date !== 'none' ? sql`and course_dates.start_day = ${date}` : sql``})`
}
