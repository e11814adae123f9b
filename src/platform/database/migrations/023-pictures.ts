// Pictures that staff uploaded, encoded at the widths of the site. An id contains a hash and never changes its bytes.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table pictures (
      id text primary key check (id ~ '^[0-9a-f]{24}-[0-9]+x[0-9]+$'),
      alt_en text not null check (alt_en <> ''),
      alt_es text not null check (alt_es <> ''),
      uploaded_by uuid references staff (id),
      uploaded_at timestamptz not null
    )`.execute(database)
  await sql`
    create table picture_files (
      picture text not null references pictures (id) on delete cascade,
      width integer not null,
      format text not null check (format in ('avif', 'webp')),
      bytes bytea not null,
      primary key (picture, width, format)
    )`.execute(database)
}
