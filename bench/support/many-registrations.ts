import { sql } from 'kysely'
import type { Database } from '#database/engine/connection.ts'

/** Inserts paid registrations of other people with their lines, as checkout writes them. */
export async function addRegistrations(database: Database, from: number, to: number): Promise<void> {
  await sql`
    with numbers as (select n, gen_random_uuid() as id from generate_series(${from}::int, ${to}::int) as n),
    inserted as (
      insert into registrations (id, status, uid, email, name, phone, language, items, amount, price_version,
        refund_policy, terms_version, order_digest, opened_at, expires_at, placed_at, paid_at, received, receipt_number)
      select id, 'completed', case when n % 2 = 0 then 'uid-' || n / 4 end, 'person' || n / 4 || '@load.example',
        'Person', '5550100', 'en', array['module2'], 285000, '2025-1',
        '{"version":"2025-1","fullDays":15,"halfDays":7,"months":18}', '2025-06-01', 'x', now(), now(), now(), now(),
        285000, 'LOAD-' || n
      from numbers)
    insert into registration_lines (registration_id, course, position, amount)
    select id, 'module2', 0, 285000 from numbers`.execute(database)
  await sql`analyze registrations, registration_lines`.execute(database)
}
