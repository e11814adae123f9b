// What staff edit: courses, prices, words and pictures. Drafts, and every version that was published.
import { type Kysely, sql } from 'kysely'

export async function createCatalogue(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table entries (
      kind text not null,
      key text not null check (key ~ '^[a-z0-9][a-z0-9-]{0,79}$'),
      -- Counts the changes: a form that was opened before the last one is refused.
      revision integer not null default 0,
      -- Null: nothing is in preparation.
      draft jsonb,
      drafted_by uuid references staff,
      drafted_at timestamptz,
      primary key (kind, key)
    )`.execute(database)

  await sql`
    create table entry_versions (
      kind text not null,
      key text not null,
      version integer not null check (version > 0),
      data jsonb not null,
      source text not null check (source in ('release', 'staff')),
      -- Null for a release, and for a user of the command line.
      staff_id uuid references staff,
      who text,
      published_at timestamptz not null,
      -- Null: offered by a release after staff had published. It never holds.
      holds_from timestamptz,
      taken_back_at timestamptz,
      primary key (kind, key, version),
      foreign key (kind, key) references entries,
      check (source = 'staff' or (staff_id is null and who is null)),
      check (source = 'release' or holds_from is not null)
    )`.execute(database)
  await sql`
    create function refuse_version_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and old.taken_back_at is null
          and (to_jsonb(new) - 'taken_back_at') = (to_jsonb(old) - 'taken_back_at') then
          return new;
        end if;
        raise exception 'A published version cannot be changed.';
      end
    $$`.execute(database)
  await sql`
    create trigger entry_versions_unchanged before update or delete on entry_versions
    for each row execute function refuse_version_change()`.execute(database)
  // Every process follows the versions, so no writer can forget to tell them.
  await sql`
    create function notify_entries_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('entries_changed', '');
      return null;
    end $$`.execute(database)
  await sql`
    create trigger entry_versions_changed after insert or update on entry_versions
    for each statement execute function notify_entries_changed()`.execute(database)

  await sql`
    create table pictures (
      id text primary key check (id ~ '^[0-9a-f]{24}-[0-9]+x[0-9]+$'),
      alt_en text not null check (alt_en <> ''),
      alt_es text not null check (alt_es <> ''),
      uploaded_by uuid references staff (id),
      uploaded_at timestamptz not null
    )`.execute(database)
  await sql`
    create trigger pictures_changed after update on pictures
    for each statement execute function notify_entries_changed()`.execute(database)

  await sql`
    create table picture_files (
      picture text not null references pictures (id) on delete cascade,
      width integer not null,
      format text not null check (format in ('avif', 'webp')),
      -- Null: the bytes are in the store.
      bytes bytea,
      primary key (picture, width, format)
    )`.execute(database)

  await sql`
    create table discount_codes (
      code text primary key check (code = upper(code)),
      percent integer check (percent between 1 and 99),
      amount integer check (amount > 0),
      -- Null for every course and program.
      items text[],
      most integer not null check (most > 0),
      from_day date not null,
      until_day date not null,
      made_at timestamptz not null,
      ended_at timestamptz,
      check ((percent is null) <> (amount is null)),
      check (from_day <= until_day)
    )`.execute(database)
}
