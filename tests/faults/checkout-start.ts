// The initial tables of every random world: no registrations, and a few dates with few seats.
import type { Pool } from 'pg'
import { worldCode } from './checkout-steps.ts'

/** The dates that all orders ask for. */
export const wantedDate = { module2: '2025-09-12', clinical1: '2025-10-16' } as const
/** Dates that staff may move registrants to. */
export const otherDate = { module2: '2025-12-05', clinical1: '2025-12-11' } as const

export async function resetTables(pool: Pool) {
  await pool.query(`truncate registrations, registration_lines, seats, waiting_list, refunds, provider_events,
    failed_authentications, receipt_numbers, emails, tuition_credits, discount_codes, offers, wires cascade`)
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'card_sandbox'`,
  )
  await pool.query(`truncate ${rows.map(({ name }) => name).join(', ')}`)
  // All buyers compete for one seat. Clinical 1 has more, so that orders of two dates succeed too.
  await pool.query(`delete from course_dates`)
  await pool.query(`
    insert into course_dates (course, start_day, end_day, location, spots) values
      ('module2', '${wantedDate.module2}', '2025-09-14', 'Beverly Hills, CA', 1),
      ('module2', '${otherDate.module2}', '2025-12-07', 'Beverly Hills, CA', 1),
      ('clinical1', '${wantedDate.clinical1}', '2025-10-21', 'Beverly Hills, CA', 3),
      ('clinical1', '${otherDate.clinical1}', '2025-12-16', 'Beverly Hills, CA', 2),
      ('module3', '2026-01-23', '2026-01-25', 'Beverly Hills, CA', 3)`)
  await pool.query(`
    insert into discount_codes (code, percent, most, from_day, until_day, made_at)
    values ('${worldCode}', 20, 3, '2025-01-01', '2026-12-31', '2025-01-01')`)
}
