import { sql } from 'kysely'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Database } from '#platform/database/connection.ts'

/** Inserts paid registrations of other people with their lines, payments and ledgers, as context writes them. */
export async function addRegistrations(
  database: Database,
  from: number,
  to: number,
  courses: readonly CourseId[] = ['module2'],
): Promise<void> {
  await sql`
    with numbers as (
      select n, gen_random_uuid() as id, gen_random_uuid() as payment_id,
        (${courses}::text[])[1 + n % ${courses.length}::int] as course
      from generate_series(${from}::int, ${to}::int) as n
    ), registered as (
      insert into registrations (id, status, uid, email, name, phone, language, items, amount, price_version,
        refund_policy, terms_version, order_digest, opened_at, expires_at, placed_at, paid_at)
      select id, 'completed', case when n % 2 = 0 then 'uid-' || n / 4 end, 'person' || n / 4 || '@load.example',
        'Person', '5550100', 'en', array[course], 285000, '2025-1',
        '{"version":"2025-1","fullDays":15,"halfDays":7,"months":18}', '2025-06-01', 'x', now(), now(), now(), now()
      from numbers
    ), lined as (
      insert into registration_lines (registration_id, course, position, amount)
      select id, course, 0, 285000 from numbers
    ), paid as (
      insert into payments (id, registration_id, position, due_day, amount, method, intent_id, state, receipt_number,
        opened_at)
      select payment_id, id, 1, now(), 285000, 'card', 'pi_load_' || n, 'succeeded', 'LOAD-' || n, now() from numbers
    )
    insert into ledger_entries (key, registration_id, from_account, to_account, amount, course, payment_id, cause, day,
      recorded_at)
    select id || ':1', id, 'receivable', 'provider', 285000, null, payment_id, 'provider', now(), now() from numbers
    union all
    select id || ':2', id, 'tuition', 'receivable', 285000, course, null, 'agreed', now(), now() from numbers`.execute(
    database,
  )
  await sql`analyze registrations, registration_lines, payments, ledger_entries`.execute(database)
}
