// Page visits: raw rows partitioned by month, so that an old month is dropped whole, and sums by day that stay.
import { type Kysely, sql } from 'kysely'

export async function createVisits(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table visits (
      at timestamptz not null,
      day date not null,
      page text not null,
      referrer_host text not null,
      browser text not null,
      device text not null,
      -- Empty where the country is not known: a null cannot be part of a key.
      country text not null default ''
    ) partition by range (day)`.execute(database)
  await sql`create index visits_day on visits using brin (day)`.execute(database)

  await sql`
    create table visit_days (
      day date not null,
      page text not null,
      referrer_host text not null,
      browser text not null,
      device text not null,
      visits integer not null check (visits > 0),
      country text not null default '',
      primary key (day, page, referrer_host, browser, device, country)
    )`.execute(database)
}
