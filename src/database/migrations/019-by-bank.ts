// How much of a refund that staff settled was returned by a bank: counted there, and no more among what disputes took.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table refunds add column by_bank integer not null default 0 check (by_bank between 0 and amount)`.execute(
    database,
  )
  // Until here that was seen by the sum alone: more would have gone back than came.
  await sql`
    update refunds set by_bank = refunds.amount from registrations
    where registrations.id = registration_id and state = 'outside'
      and returned_by_bank > 0 and refunded + returned_by_bank > received`.execute(database)
  await sql`
    update registrations set returned_by_bank = greatest(0, returned_by_bank - settled.by_bank)
    from (select registration_id, sum(by_bank) as by_bank from refunds group by registration_id) as settled
    where settled.registration_id = registrations.id and settled.by_bank > 0`.execute(database)
}
