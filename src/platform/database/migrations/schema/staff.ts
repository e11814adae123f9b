// Staff, their ways to sign in, their sessions, and what they keep in the office.
import { type Kysely, sql } from 'kysely'

export async function createStaff(database: Kysely<unknown>): Promise<void> {
  await createMembers(database)
  await createWaysToSignIn(database)
  await createSessions(database)
  await createOfficeWork(database)
}

async function createMembers(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff (
      id uuid primary key default gen_random_uuid(),
      email text not null check (email = lower(email)),
      name text not null,
      role text not null check (role in ('owner', 'desk', 'finance', 'faculty', 'reader')),
      courses text[] not null default '{}',
      created_at timestamptz not null,
      -- The first passkey.
      joined_at timestamptz,
      -- The record still names a removed member.
      removed_at timestamptz,
      last_seen_at timestamptz
    )`.execute(database)
  await sql`create unique index staff_email on staff (email) where removed_at is null`.execute(database)

  await sql`
    create table staff_invitations (
      token_hash text primary key,
      staff_id uuid not null references staff on delete cascade,
      -- Null from the command line.
      invited_by uuid references staff,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(database)
  // A new invitation replaces the last one.
  await sql`create unique index staff_invitations_of_staff on staff_invitations (staff_id)`.execute(database)
}

async function createWaysToSignIn(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_passkeys (
      id text primary key,
      staff_id uuid not null references staff on delete cascade,
      name text not null,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(database)
  await sql`create index staff_passkeys_of_staff on staff_passkeys (staff_id)`.execute(database)

  await sql`
    create table staff_apps (
      staff_id uuid primary key references staff on delete cascade,
      secret text,
      -- Shown to the member and not confirmed by a code yet.
      pending_secret text,
      added_at timestamptz,
      -- Codes of this step and earlier ones are used up.
      last_step bigint not null default 0,
      check ((secret is null) = (added_at is null))
    )`.execute(database)

  await sql`
    create table staff_recovery_codes (
      code_hash text primary key,
      staff_id uuid not null references staff on delete cascade
    )`.execute(database)
  await sql`create index staff_recovery_codes_of_staff on staff_recovery_codes (staff_id)`.execute(database)

  await sql`
    create table staff_challenges (
      challenge text primary key,
      purpose text not null check (purpose in ('sign-in', 'confirm', 'invitation', 'passkey')),
      staff_id uuid references staff on delete cascade,
      expires_at timestamptz not null
    )`.execute(database)
  await sql`create index staff_challenges_expired on staff_challenges (expires_at)`.execute(database)
}

async function createSessions(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_sessions (
      id uuid primary key default gen_random_uuid(),
      token_hash text not null unique,
      staff_id uuid not null references staff on delete cascade,
      way text not null check (way in ('invitation', 'passkey', 'app', 'recovery code')),
      browser text not null,
      device text not null,
      started_at timestamptz not null,
      last_used_at timestamptz not null,
      confirmed_at timestamptz not null
    )`.execute(database)
  await sql`create index staff_sessions_of_staff on staff_sessions (staff_id)`.execute(database)
  await sql`create index staff_sessions_unused on staff_sessions (last_used_at)`.execute(database)

  await sql`
    create table idempotency_keys (
      staff_id uuid not null references staff on delete cascade,
      key text not null,
      -- Of the call and its body.
      request_hash text not null,
      created_at timestamptz not null,
      -- Null while the call runs.
      status integer,
      answer jsonb,
      primary key (staff_id, key)
    )`.execute(database)
  await sql`create index idempotency_keys_created_at on idempotency_keys (created_at)`.execute(database)
}

async function createOfficeWork(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table kept_views (
      id uuid primary key default gen_random_uuid(),
      staff_id uuid not null references staff,
      name text not null,
      -- As the address has them, such as status=refunded&course=module2.
      search text not null,
      kept_at timestamptz not null,
      unique (staff_id, name)
    )`.execute(database)

  await sql`
    create table notes (
      id uuid primary key default gen_random_uuid(),
      -- The id of a registration or of a person.
      about text not null,
      text text not null,
      written_by uuid not null references staff,
      written_at timestamptz not null
    )`.execute(database)
  await sql`create index notes_about on notes (about, written_at)`.execute(database)

  // A change above the limit that one person has asked for. It is made when another one makes the same change.
  await sql`
    create table asked_changes (
      id uuid primary key default gen_random_uuid(),
      path text not null,
      change text not null,
      words text not null,
      amount integer not null check (amount > 0),
      asked_by uuid not null references staff,
      asked_at timestamptz not null,
      unique (path, change, amount, asked_by)
    )`.execute(database)
}
