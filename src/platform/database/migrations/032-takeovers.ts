// A colleague takes over a course: who holds the line, while the money stays with the registration.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table takeovers (
      id uuid primary key default gen_random_uuid(),
      registration_id uuid not null,
      course text not null,
      -- Increases when the registrant offers the course again. Earlier links are invalid.
      edition integer not null default 0,
      name text not null,
      email text not null,
      language text not null,
      -- The account of the colleague, once it has verified the address.
      uid text,
      offered_at timestamptz not null,
      -- Null until the colleague accepts.
      taken_at timestamptz,
      unique (registration_id, course),
      foreign key (registration_id, course) references registration_lines (registration_id, course)
    )`.execute(database)
  await sql`create index takeovers_uid on takeovers (uid) where taken_at is not null`.execute(database)
  await sql`create index takeovers_email on takeovers (email)`.execute(database)
}
