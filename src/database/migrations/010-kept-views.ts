// Filters of the list of registrations that a staff member keeps.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
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
}
