// What belongs to a person beyond purchases: profile, certificates, credits and what the awards ask for.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
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

  // Purchases of guests, looked up by the e-mail of whoever has just shown that it is theirs.
  await sql`create index registrations_of_guest on registrations (email) where uid is null`.execute(database)

  await sql`
    create table certificates (
      id uuid primary key,
      code text not null unique,
      registration_id uuid not null,
      course text not null,
      name text not null,
      ce_hours integer not null,
      completed_on date not null,
      issued_at timestamptz not null,
      revoked_at timestamptz,
      foreign key (registration_id, course) references registration_lines
    )`.execute(database)
  await sql`
    create unique index certificates_valid on certificates (registration_id, course)
    where revoked_at is null`.execute(database)

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
      entered_at timestamptz not null
    )`.execute(database)
  await sql`create index outside_credits_of_user on outside_credits (uid, earned_on)`.execute(database)
  await sql`
    create index outside_credits_pending on outside_credits (entered_at) where state = 'pending'`.execute(
    database,
  )

  await sql`
    create table award_cases (
      id uuid primary key,
      uid text not null,
      title text not null,
      summary text not null,
      treated_on date not null,
      state text not null check (state in ('pending', 'approved', 'declined')),
      entered_at timestamptz not null
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

  await sql`
    create table calendar_feeds (
      uid text primary key,
      token text not null unique
    )`.execute(database)
}
