// Course dates and the list that the site opens with.
import { type Kysely, sql } from 'kysely'

export async function createDates(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table course_dates (
      id uuid primary key default gen_random_uuid(),
      course text not null,
      start_day date,
      end_day date,
      location text not null,
      spots integer not null default 6 check (spots > 0),
      sample boolean not null default false,
      -- A closed date takes no more registrations; a canceled one has no seats for anybody.
      closed_at timestamptz,
      canceled_at timestamptz,
      -- When staff set its days: registrants without a date get an email about it.
      set_at timestamptz,
      -- The first days that it had before staff moved it. An old address of the office leads to the new day.
      moved_from date[] not null default '{}',
      check ((start_day is null) = (end_day is null)),
      check (end_day >= start_day),
      check (canceled_at is null or closed_at is not null),
      unique nulls not distinct (course, start_day)
    )`.execute(database)
  // Rendered pages show the dates. A trigger notifies every process, so no writer can forget to.
  await sql`
    create function notify_course_dates_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('course_dates_changed', '');
      return null;
    end $$`.execute(database)
  await sql`
    create trigger course_dates_changed after insert or update or delete on course_dates
    for each statement execute function notify_course_dates_changed()`.execute(database)
  await sql`
    insert into course_dates (course, start_day, end_day, location) values
      ('module1', null, null, 'Beverly Hills, CA'),
      ('module2', '2025-09-12', '2025-09-14', 'Beverly Hills, CA'),
      ('module3', '2026-01-23', '2026-01-25', 'Beverly Hills, CA'),
      ('module4', '2026-03-06', '2026-03-08', 'Beverly Hills, CA'),
      ('clinical1', '2025-10-16', '2025-10-21', 'Beverly Hills, CA'),
      ('clinical2', '2025-11-13', '2025-11-18', 'Beverly Hills, CA')`.execute(database)
}
