// Who has a course without a date is written to when staff set one, once for each date.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column set_at timestamptz`.execute(database)
  await sql`
    create table told_dates (
      registration_id uuid not null,
      course text not null,
      start_day date not null,
      primary key (registration_id, course, start_day),
      foreign key (registration_id, course) references registration_lines
    )`.execute(database)
  await sql`
    create index registration_lines_undated on registration_lines (course)
    where session_id is null and canceled_at is null and completed_on is null`.execute(database)
}
