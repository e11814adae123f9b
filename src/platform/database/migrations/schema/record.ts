// What staff did. The rows only grow.
import { type Kysely, sql } from 'kysely'

export async function createRecord(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_actions (
      id integer generated always as identity primary key,
      at timestamptz not null,
      -- A user of the command line, or a staff member.
      who text,
      staff_id uuid references staff,
      verb text not null,
      subject_kind text,
      subject_id text,
      facts jsonb not null,
      -- The subject and whatever else the facts mention: 'registration/3f2a…'.
      about text[] not null,
      check ((who is null) <> (staff_id is null)),
      check ((subject_kind is null) = (subject_id is null))
    )`.execute(database)
  await sql`
    create function refuse_record_change() returns trigger language plpgsql as $$
      begin
        raise exception 'The record of staff actions cannot be changed.';
      end
    $$`.execute(database)
  await sql`create index staff_actions_at on staff_actions (at)`.execute(database)
  await sql`create index staff_actions_of_staff on staff_actions (staff_id, id)`.execute(database)
  await sql`create index staff_actions_verb on staff_actions (verb, id)`.execute(database)
  await sql`create index staff_actions_about on staff_actions using gin (about)`.execute(database)
  await sql`
    create trigger staff_actions_unchanged before update or delete or truncate on staff_actions
    for each statement execute function refuse_record_change()`.execute(database)

  await sql`
    create table record_values (
      action_id integer not null references staff_actions,
      field text not null,
      -- The registration, account or address that the values belong to.
      about text not null,
      before text,
      after text,
      primary key (action_id, field)
    )`.execute(database)
  await sql`create index record_values_about on record_values (about)`.execute(database)
}
