// How much of a refund that staff settled was returned by a bank: counted there, and no more among what disputes took.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table refunds add column by_bank integer not null default 0 check (by_bank between 0 and amount)`.execute(
    database,
  )
  // Until here that was seen by the sum alone: more would have gone back than came. Whom a letter told of another way, somebody sent it
  // to, before the bank took anything.
  await sql`
    update refunds set by_bank = refunds.amount from registrations
    where registrations.id = registration_id and state = 'outside'
      and returned_by_bank > 0 and refunded + returned_by_bank > received
      and not exists (select from mails where mails.key = 'refund-outside:' || split_part(refunds.key, '#', 1))`.execute(
    database,
  )
  await sql`
    update registrations set returned_by_bank = greatest(0, returned_by_bank - settled.by_bank)
    from (select registration_id, sum(by_bank) as by_bank from refunds group by registration_id) as settled
    where settled.registration_id = registrations.id and settled.by_bank > 0`.execute(database)
}
