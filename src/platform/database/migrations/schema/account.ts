// What belongs to a person apart from purchases: profile, certificates, awards, questions.
import { type Kysely, sql } from 'kysely'

export async function createAccount(database: Kysely<unknown>): Promise<void> {
  await createProfiles(database)
  await createAwards(database)
  await createQuestions(database)
}

async function createProfiles(database: Kysely<unknown>): Promise<void> {
  // The uid is the identity service's, which may be Firebase: no table of ours lists them all.
  await sql`
    create table profiles (
      uid text primary key,
      email text not null,
      name text,
      phone text,
      agd_number text check (agd_number ~ '^[0-9]{6}$'),
      license_number text,
      license_state text,
      billing_name text,
      billing_address text,
      tax_id text,
      created_at timestamptz not null
    )`.execute(database)
  await sql`create index profiles_of_email on profiles (email)`.execute(database)
  await sql`
    create index profiles_words on profiles
    using gin (to_tsvector('simple', folded(coalesce(name, '') || ' ' || email)))`.execute(database)

  await sql`
    create table certificates (
      id uuid primary key,
      code text not null unique,
      registration_id uuid not null,
      course text not null,
      name text not null,
      -- Part of a course may be a fraction of an hour.
      ce_hours real not null,
      completed_on date not null,
      issued_at timestamptz not null,
      revoked_at timestamptz,
      sold_as jsonb,
      foreign key (registration_id, course) references registration_lines
    )`.execute(database)
  await sql`
    create unique index certificates_valid on certificates (registration_id, course)
    where revoked_at is null`.execute(database)

  await sql`
    create table calendar_feeds (
      uid text primary key,
      token text not null unique
    )`.execute(database)
}

async function createAwards(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table outside_credits (
      id uuid primary key,
      uid text not null,
      title text not null,
      provider text not null,
      kind text not null check (kind in ('online', 'hands-on')),
      hours real not null check (hours > 0),
      earned_on date not null,
      state text not null check (state in ('pending', 'approved', 'declined')),
      entered_at timestamptz not null,
      reason text
    )`.execute(database)
  await sql`create index outside_credits_of_user on outside_credits (uid, earned_on)`.execute(database)
  await sql`
    create index outside_credits_pending on outside_credits (entered_at)
    where state = 'pending'`.execute(database)

  await sql`
    create table award_cases (
      id uuid primary key,
      uid text not null,
      title text not null,
      summary text not null,
      treated_on date not null,
      state text not null check (state in ('pending', 'approved', 'declined')),
      entered_at timestamptz not null,
      reason text
    )`.execute(database)
  await sql`create index award_cases_of_user on award_cases (uid, treated_on)`.execute(database)
  await sql`
    create index award_cases_pending on award_cases (entered_at) where state = 'pending'`.execute(database)

  await sql`
    create table award_tests (
      uid text not null,
      taken_on date not null,
      score integer not null check (score between 0 and 100),
      primary key (uid, taken_on)
    )`.execute(database)

  await sql`
    create table award_steps (
      uid text not null,
      award text not null check (award in ('fellowship', 'mastership')),
      step text not null check (step in ('fee', 'defense')),
      done_on date not null,
      primary key (uid, award, step)
    )`.execute(database)
}

async function createQuestions(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table asked_questions (
      id integer generated always as identity primary key,
      asked_on date not null,
      language text not null check (language in ('en', 'es')),
      -- Without email addresses and phone numbers.
      question text not null,
      answer text not null check (answer in ('fact', 'quote', 'unknown', 'patient')),
      helpful boolean
    )`.execute(database)
  await sql`create index asked_questions_asked_on on asked_questions (asked_on)`.execute(database)

  await sql`
    create table office_questions (
      id integer generated always as identity primary key,
      asked_at timestamptz not null,
      language text not null check (language in ('en', 'es')),
      email text not null,
      question text not null,
      reply text,
      replied_at timestamptz,
      check ((reply is null) = (replied_at is null))
    )`.execute(database)
  await sql`create index office_questions_email on office_questions (email)`.execute(database)
  await sql`
    create index office_questions_open on office_questions (asked_at) where replied_at is null`.execute(
    database,
  )
}
