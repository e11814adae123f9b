// Accounts of the site's own identity service.
import { type Kysely, sql } from 'kysely'

export async function createIdentity(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      uid text primary key,
      email text not null unique check (email = lower(email)),
      email_verified boolean not null default false,
      password_hash text not null,
      display_name text,
      photo_url text,
      disabled boolean not null default false,
      -- Every token carries the version it was issued under; raising it revokes them all.
      token_version integer not null default 1,
      tokens_valid_since timestamptz not null,
      created_at timestamptz not null,
      last_login_at timestamptz not null
    )`.execute(database)
  await sql`
    create index users_words on users
    using gin (to_tsvector('simple', folded(coalesce(display_name, '') || ' ' || email)))`.execute(database)

  await sql`
    create table refresh_tokens (
      token_hash text primary key,
      uid text not null references users on delete cascade,
      token_version integer not null,
      signed_in_at timestamptz not null,
      last_used_at timestamptz not null
    )`.execute(database)
  await sql`create index refresh_tokens_of_user on refresh_tokens (uid)`.execute(database)
  await sql`create index refresh_tokens_unused on refresh_tokens (last_used_at)`.execute(database)

  await sql`
    create table action_codes (
      code_hash text primary key,
      uid text not null references users on delete cascade,
      kind text not null
        check (kind in ('PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL', 'RECOVER_EMAIL')),
      -- The address that the link was sent to: following it proves that mailbox and no other.
      email text not null,
      expires_at timestamptz not null
    )`.execute(database)
  await sql`create index action_codes_of_user on action_codes (uid)`.execute(database)

  await sql`
    create table signing_keys (
      kid text primary key,
      private_key jsonb not null,
      created_at timestamptz not null,
      retired_at timestamptz
    )`.execute(database)
  // Two first starts at the same time make one key: only one may be current.
  await sql`
    create unique index signing_keys_current on signing_keys ((true)) where retired_at is null`.execute(
    database,
  )

  // A Firebase token outlives its account by up to an hour. Until then the site refuses erased accounts by this list.
  await sql`
    create table erased_accounts (
      uid text primary key,
      erased_at timestamptz not null
    )`.execute(database)
}
