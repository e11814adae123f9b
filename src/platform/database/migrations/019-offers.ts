// Offers that staff make and that are paid by a link.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table offers (
      id uuid primary key default gen_random_uuid(),
      email text not null,
      name text not null,
      items text[] not null,
      -- The price of each line and the sum of the list.
      lines jsonb not null,
      amount integer not null check (amount > 0),
      listed integer not null check (listed > 0),
      reason text,
      until_day date not null,
      plan_allowed boolean not null,
      made_at timestamptz not null,
      withdrawn_at timestamptz
    )`.execute(database)
}
