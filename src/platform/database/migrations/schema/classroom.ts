// The classroom: progress and notes of lessons, tests, evaluations, live sessions and files.
import { type Kysely, sql } from 'kysely'

export async function createClassroom(database: Kysely<unknown>): Promise<void> {
  await createLessons(database)
  await createTests(database)
  await createLiveSessions(database)
  await createEvaluations(database)
  await createFiles(database)
}

async function createLessons(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table lesson_progress (
      uid text not null,
      course text not null,
      slug text not null,
      opened_at timestamptz not null,
      last_at timestamptz not null,
      watched jsonb not null default '[]',
      position real,
      sections integer[] not null default '{}',
      checked integer[] not null default '{}',
      -- A later version of the lesson does not take it back.
      read_at timestamptz,
      done_at timestamptz,
      -- As the server measured it between beats.
      reading_seconds double precision not null default 0,
      primary key (uid, course, slug)
    )`.execute(database)

  // The last beat of a person over all lessons: two films at once count no more than one.
  await sql`
    create table lesson_beats (
      uid text primary key,
      at timestamptz not null
    )`.execute(database)

  await sql`
    create table lesson_notes (
      id uuid primary key,
      uid text not null,
      course text not null,
      slug text not null,
      text text not null,
      film_at real,
      written_at timestamptz not null
    )`.execute(database)
  await sql`create index lesson_notes_uid on lesson_notes (uid, course, slug)`.execute(database)
}

async function createTests(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table test_rules (
      test text primary key,
      questions integer not null check (questions > 0),
      minutes integer not null check (minutes > 0),
      pass_mark integer not null check (pass_mark between 1 and 100),
      wait_days integer not null check (wait_days >= 0)
    )`.execute(database)

  await sql`
    create table test_extra_time (
      uid text primary key,
      percent integer not null check (percent between 1 and 300)
    )`.execute(database)

  await sql`
    create table test_attempts (
      id uuid primary key,
      uid text not null,
      test text not null,
      seed integer not null,
      pass_mark integer not null,
      -- The academy's day on which it began.
      taken_on date not null,
      started_at timestamptz not null,
      deadline timestamptz not null,
      window_id uuid not null,
      closed_at timestamptz,
      by_deadline boolean not null default false,
      right_answers integer,
      score integer check (score between 0 and 100),
      check ((closed_at is null) = (score is null) and (closed_at is null) = (right_answers is null))
    )`.execute(database)
  await sql`
    create unique index test_attempts_open on test_attempts (uid, test) where closed_at is null`.execute(
    database,
  )
  await sql`create index test_attempts_uid on test_attempts (uid, test)`.execute(database)
  await sql`
    create index test_attempts_deadline on test_attempts (deadline) where closed_at is null`.execute(database)

  await sql`
    create table test_answers (
      attempt_id uuid not null references test_attempts on delete cascade,
      number integer not null,
      course text not null,
      question_id text not null,
      -- The option as shown, from 0.
      chosen smallint check (chosen between 0 and 3),
      flagged boolean not null default false,
      is_right boolean,
      primary key (attempt_id, number)
    )`.execute(database)

  // Counts alone: they stay when a person is erased.
  await sql`
    create table question_counts (
      course text not null,
      question_id text not null,
      asked integer not null,
      right_answers integer not null,
      rest_sum double precision not null,
      rest_squares double precision not null,
      rest_sum_of_right double precision not null,
      primary key (course, question_id)
    )`.execute(database)
}

async function createLiveSessions(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table live_sessions (
      id uuid primary key default gen_random_uuid(),
      course text not null,
      title jsonb not null,
      speaker text not null,
      starts_at timestamptz not null,
      minutes integer not null check (minutes > 0),
      link text not null,
      recording text,
      required boolean not null
    )`.execute(database)
  await sql`create index live_sessions_course on live_sessions (course, starts_at)`.execute(database)

  await sql`
    create table live_joins (
      live_session_id uuid not null references live_sessions on delete cascade,
      uid text not null,
      joined_at timestamptz not null,
      -- The recording was opened, and not the session itself.
      recorded boolean not null,
      primary key (live_session_id, uid)
    )`.execute(database)
  await sql`create index live_joins_uid on live_joins (uid)`.execute(database)
}

async function createEvaluations(database: Kysely<unknown>): Promise<void> {
  // No person, no time: course and month only. The random id keeps no order.
  await sql`
    create table evaluations (
      id uuid primary key default gen_random_uuid(),
      course text not null,
      month date not null check (extract(day from month) = 1),
      ratings jsonb not null,
      monday text not null,
      change text
    )`.execute(database)
  await sql`create index evaluations_course on evaluations (course, month)`.execute(database)

  await sql`
    create table evaluations_given (
      uid text not null,
      course text not null,
      primary key (uid, course)
    )`.execute(database)
}

async function createFiles(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table classroom_files (
      id uuid primary key default gen_random_uuid(),
      course text not null,
      kind text not null check (kind in ('film', 'captions', 'download')),
      name text not null,
      bytes integer not null check (bytes > 0),
      -- preparing: a film that is being transcoded.
      state text not null check (state in ('uploading', 'preparing', 'ready')),
      -- By its content, once it has arrived.
      type text,
      seconds real,
      -- Of captions.
      film_id uuid references classroom_files on delete cascade,
      language text,
      staff_id uuid references staff,
      added_at timestamptz not null,
      check ((kind = 'captions') = (film_id is not null) and (kind = 'captions') = (language is not null)),
      check (state = 'uploading' or type is not null)
    )`.execute(database)
  await sql`create index classroom_files_course on classroom_files (course)`.execute(database)
  await sql`create index classroom_files_film on classroom_files (film_id)`.execute(database)

  await sql`
    create table classroom_file_parts (
      file_id uuid not null references classroom_files on delete cascade,
      number integer not null check (number >= 0),
      -- Films do not compress.
      content bytea storage external not null,
      primary key (file_id, number)
    )`.execute(database)
}
