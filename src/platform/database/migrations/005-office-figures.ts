// Visits by country, and where the tab of an order opened the site. Neither identifies anybody.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  // Empty where the country is not known: a null cannot be part of a key.
  await sql`alter table visits add column country text not null default ''`.execute(database)
  await sql`
    alter table visit_days
      add column country text not null default '',
      drop constraint visit_days_pkey,
      add primary key (day, page, referrer_host, browser, device, country)`.execute(database)
  await sql`
    alter table registrations
      add column first_page text,
      add column country text check (country ~ '^[A-Z]{2}$')`.execute(database)
}
