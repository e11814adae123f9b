// When the academy cancels a date, each registrant chooses: the money, credit, or another date.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table date_answers (
      id uuid primary key default gen_random_uuid(),
      registration_id uuid not null,
      course text not null,
      course_date_id uuid not null references course_dates (id),
      -- The days that were canceled. The date may be opened again with others.
      start_day date not null,
      end_day date not null,
      asked_at timestamptz not null,
      last_day date not null,
      -- Null until there is one. 'none': the last day passed. 'ended': the course ended in another way.
      answer text check (answer in ('card', 'credit', 'date', 'none', 'ended')),
      answered_at timestamptz,
      check ((answer is null) = (answered_at is null)),
      foreign key (registration_id, course) references registration_lines (registration_id, course)
    )`.execute(database)
  // One open question for each line.
  await sql`create unique index date_answers_open on date_answers (registration_id, course)
    where answer is null`.execute(database)
  await sql`create index date_answers_date on date_answers (course_date_id)`.execute(database)
}
