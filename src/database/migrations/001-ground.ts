// What every other part stands on: secrets of the site, limits, outgoing mail, the dates of the courses.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table secrets (
      name text primary key,
      value text not null
    )`.execute(database)

  await sql`
    create table limits (
      key text primary key,
      count integer not null,
      free_at timestamptz not null,
      forget_at timestamptz not null
    )`.execute(database)
  await sql`create index limits_forget_at on limits (forget_at)`.execute(database)

  await sql`
    create table mails (
      id uuid primary key default gen_random_uuid(),
      key text not null unique,
      kind text not null,
      "to" text not null,
      reply_to text,
      language text not null check (language in ('en', 'es')),
      subject text not null,
      text text not null,
      html text not null,
      created_at timestamptz not null,
      delivered_at timestamptz,
      failed_at timestamptz,
      attempts integer not null default 0,
      last_error text
    )`.execute(database)
  await sql`create index mails_created_at on mails (created_at)`.execute(database)
  await sql`
    create index mails_undelivered on mails (created_at)
    where delivered_at is null and failed_at is null`.execute(database)

  await sql`
    create table sessions (
      id uuid primary key default gen_random_uuid(),
      course text not null
        check (course in ('module1', 'module2', 'module3', 'module4', 'clinical1', 'clinical2')),
      start_day date,
      end_day date,
      location text not null,
      spots integer not null default 6 check (spots > 0),
      sample boolean not null default false,
      closed_at timestamptz,
      check ((start_day is null) = (end_day is null)),
      check (end_day >= start_day),
      unique nulls not distinct (course, start_day)
    )`.execute(database)

  // Pages hold the dates; whoever changes one cannot forget to say so.
  await sql`
    create function notify_sessions_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('sessions_changed', '');
      return null;
    end $$`.execute(database)
  await sql`
    create trigger sessions_changed after insert or update or delete on sessions
    for each statement execute function notify_sessions_changed()`.execute(database)

  await sql`
    insert into sessions (course, start_day, end_day, location) values
      ('module1', null, null, 'Beverly Hills, CA'),
      ('module2', '2025-09-12', '2025-09-14', 'Beverly Hills, CA'),
      ('module3', '2026-01-23', '2026-01-25', 'Beverly Hills, CA'),
      ('module4', '2026-03-06', '2026-03-08', 'Beverly Hills, CA'),
      ('clinical1', '2025-10-16', '2025-10-21', 'Beverly Hills, CA'),
      ('clinical2', '2025-11-13', '2025-11-18', 'Beverly Hills, CA')`.execute(database)
}
