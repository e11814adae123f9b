// What belongs to a person apart from purchases: profile, certificates, calendar feed.
import { type Kysely, sql } from 'kysely'

export async function createAccount(database: Kysely<unknown>): Promise<void> {
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
    create table calendar_feeds (
      uid text primary key,
      token text not null unique
    )`.execute(database)
}
