// The sandbox stores its state in a database schema of its own: it survives a restart, and processes share it.
import type { Pool } from 'pg'
import { inTransaction } from './transaction.ts'

// `json`, not `jsonb`, keeps the order of Stripe's fields.
const schema = `
create schema if not exists card_sandbox;

create table if not exists card_sandbox.objects (
  id text primary key,
  kind text not null,
  sequence bigint generated always as identity,
  created integer not null,
  body json not null,
  -- the card behind a payment method; never on the wire
  card text
);
create index if not exists objects_newest on card_sandbox.objects (kind, sequence desc);
create index if not exists objects_of_intent on card_sandbox.objects (kind, (body->>'payment_intent'));
create index if not exists objects_of_charge on card_sandbox.objects (kind, (body->>'charge'));
create index if not exists objects_of_customer on card_sandbox.objects (kind, (body->>'customer'));

create table if not exists card_sandbox.idempotency (
  key text primary key,
  request text not null,
  request_id text not null,
  status integer not null,
  body text not null,
  created_at timestamptz not null
);

create table if not exists card_sandbox.deliveries (
  event_id text primary key references card_sandbox.objects,
  attempts integer not null default 0,
  -- when it is to be tried next; null once it arrived or was given up
  due_at timestamptz,
  delivered_at timestamptz
);
create index if not exists deliveries_due on card_sandbox.deliveries (due_at) where due_at is not null;

create table if not exists card_sandbox.later (
  id bigint generated always as identity primary key,
  due_at timestamptz not null,
  task text not null,
  object_id text not null references card_sandbox.objects
);
create index if not exists later_due on card_sandbox.later (due_at);
`

export async function makeSchema(pool: Pool) {
  await inTransaction(pool, async (db) => {
    // "if not exists" does not lock: two processes that start at once could both create it.
    await db.query(`select pg_advisory_xact_lock(hashtext('card_sandbox'))`)
    await db.query(schema)
  })
}
