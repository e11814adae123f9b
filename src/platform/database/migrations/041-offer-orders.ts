// Registrations of an offer name it: what is paid for an offer follows from them, not from the key of a form.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table registrations
      add column offer_id uuid references offers on delete set null`.execute(database)
  await sql`create index registrations_of_offer on registrations (offer_id) where offer_id is not null`.execute(
    database,
  )
  await sql`
    update registrations set offer_id = offers.id from offers
    where form_key = 'offer:' || offers.id
      and registrations.items = offers.items and registrations.amount = offers.amount`.execute(database)
  // Browsers could send keys with a colon. From now on only orders of the site have one.
  await sql`
    update registrations set form_key = null
    where form_key like '%:%' and offer_id is null
      and not items && array['fellowship-fee', 'mastership-fee']
      and not exists (select from upgrades where upgrades.registration_id = registrations.id)`.execute(
    database,
  )
}
