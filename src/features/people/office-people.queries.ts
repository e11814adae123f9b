// People for the office: accounts, and guests by an address that no account has.
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#platform/database/connection.ts'
import { hasPhone, hasWords } from './office-search.queries.ts'

export type ListedPerson = {
  id: string
  uid: string | null
  name: string
  email: string
  phone: string | null
  registrations: number
  lastRegisteredAt: Date | null
}

type PeoplePage = {
  q?: string | undefined
  /** People beyond this address: in the order of addresses, or against it. */
  beyond: { email: string; backwards: boolean } | null
  limit: number
}

/** By address. Each source is read in the order of its index, so the cost does not grow with the people. */
export async function listPeople(db: Database, { q, beyond, limit }: PeoplePage): Promise<ListedPerson[]> {
  const direction = beyond?.backwards ? sql`desc` : sql`asc`
  const from = (email: RawBuilder<unknown>) =>
    beyond ? sql`${email} ${beyond.backwards ? sql`<` : sql`>`} ${beyond.email}` : sql`true`
  const { rows } = await sql<ListedPerson>`
    with people as (
      (${usersMatching(q)} and ${from(sql`users.email`)} order by users.email ${direction} limit ${limit})
      union all
      (${profilesMatching(q)} and ${from(sql`profiles.email`)} order by profiles.email ${direction} limit ${limit})
      union all
      (select distinct on (email) null as uid, email, name, phone from ${registrationsMatching(q)} as registrations
        where uid is null and email <> '' and ${from(sql`email`)}
          and not exists (select from users where users.email = registrations.email)
          and not exists (select from profiles where profiles.email = registrations.email)
        order by email ${direction}, placed_at desc limit ${limit})
    ), page as (select * from people order by email ${direction} limit ${limit})
    select page.*, coalesce(page.uid, 'guest.' || guest_key(page.email)) as id, bought.*
    from page cross join lateral (
      select count(*) filter (where paid_at is not null) as registrations, max(placed_at) as last_registered_at
      from registrations where registrations.uid = page.uid or registrations.email = page.email
    ) as bought
    order by email ${direction}`.execute(db)
  return beyond?.backwards ? rows.reverse() : rows
}

function usersMatching(q: string | undefined) {
  const matches =
    q === undefined
      ? sql`true`
      : sql`users.uid in (
          select uid from users where ${hasWords(sql`coalesce(display_name, '') || ' ' || email`, q)}
          union all select uid from profiles where ${profileMatches(q)}
          union all select uid from registrations where uid is not null and ${hasPhone(sql`phone`, q)})`
  return sql`select users.uid, users.email, coalesce(profiles.name, users.display_name, '') as name, profiles.phone
    from users left join profiles on profiles.uid = users.uid where ${matches}`
}

/** With Firebase only the profile shows that an account exists. */
function profilesMatching(q: string | undefined) {
  return sql`select uid, email, coalesce(name, '') as name, phone from profiles
    where not exists (select from users where users.uid = profiles.uid)
      and ${q === undefined ? sql`true` : profileMatches(q)}`
}

function profileMatches(q: string): RawBuilder<boolean> {
  return sql`(${hasWords(sql`coalesce(name, '') || ' ' || email`, q)} or ${hasPhone(sql`coalesce(phone, '')`, q)})`
}

/** Not a condition on ids: with many matches the planner would compare each of them with every guest. */
function registrationsMatching(q: string | undefined): RawBuilder<unknown> {
  if (q === undefined) return sql`registrations`
  return sql`(
    select * from registrations where ${hasWords(sql`name || ' ' || email`, q)}
    union all select * from registrations where ${hasPhone(sql`phone`, q)})`
}

/** The address of a guest by the digest in the id. */
export async function guestByKey(db: Database, key: string): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    select email from registrations
    where uid is null and guest_key(email) = ${key} and email <> '' limit 1`.execute(db)
  return rows[0]?.email
}

/** The latest name, phone number and language that an address registered with. */
export async function lastContactOf(db: Database, { email, uid }: { email: string; uid: string | null }) {
  return db
    .selectFrom('registrations')
    .select(['name', 'phone', 'language'])
    .where((row) => row.or([row('email', '=', email), ...(uid === null ? [] : [row('uid', '=', uid)])]))
    .orderBy('openedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

type NamedAddress = { email: string; name: string; personId: string }

/** Names of addresses, from accounts and registrations. */
export async function namesOf(
  db: Database,
  emails: readonly string[],
): Promise<ReadonlyMap<string, NamedAddress>> {
  const { rows } = await sql<NamedAddress>`
    select address as email, coalesce(account.name, bought.name) as name,
      coalesce(account.uid, bought.uid, 'guest.' || guest_key(address)) as person_id
    from unnest(${emails}::text[]) as address
    left join lateral (
      select users.uid, coalesce(profiles.name, users.display_name) as name
      from users left join profiles on profiles.uid = users.uid where users.email = address
      union all select uid, name from profiles where email = address limit 1) as account on true
    left join lateral (
      select uid, name from registrations where registrations.email = address
      order by opened_at desc limit 1) as bought on true
    where coalesce(account.name, bought.name) is not null`.execute(db)
  return new Map(rows.map((row) => [row.email, row]))
}

export async function countSessions(db: Database, uid: string): Promise<number> {
  const { count } = await db
    .selectFrom('refreshTokens')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow()
  return count
}

type AccountName = { uid: string; email: string; name: string | null }

export async function accountNames(
  db: Database,
  uids: readonly string[],
): Promise<ReadonlyMap<string, AccountName>> {
  const { rows } = await sql<AccountName>`
    select account as uid, coalesce(users.email, profiles.email, '') as email,
      coalesce(profiles.name, users.display_name) as name
    from unnest(${uids}::text[]) as account
    left join users on users.uid = account left join profiles on profiles.uid = account`.execute(db)
  return new Map(rows.map((row) => [row.uid, row]))
}
