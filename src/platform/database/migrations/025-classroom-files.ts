// Films, captions and downloads that staff upload for lessons. They are in the database, so a backup has them.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
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
      content bytea not null,
      primary key (file_id, number)
    )`.execute(database)
  // Films do not compress.
  await sql`alter table classroom_file_parts alter column content set storage external`.execute(database)
}
