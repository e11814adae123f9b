// What staff do leaves a trace, and what the academy moves or cancels keeps its promise in the data.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_actions (
      id integer generated always as identity primary key,
      at timestamptz not null,
      who text not null,
      command text not null,
      what text not null
    )`.execute(database)
  await sql`create index staff_actions_at on staff_actions (at)`.execute(database)

  // A canceled date has no seats for anybody; a closed one only takes no more registrations.
  await sql`
    alter table sessions add column canceled_at timestamptz,
      add check (canceled_at is null or closed_at is not null)`.execute(database)

  // The day that the academy moved a line away from: who was moved may cancel for everything.
  await sql`alter table registration_lines add column moved_from date`.execute(database)
}
