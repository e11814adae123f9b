import { sql } from 'kysely'
import type { Cents } from '#domain/money/money.ts'
import type { Database } from '#platform/database/connection.ts'
import { moved } from './ledger-sums.queries.ts'

type LateCancellation = { registrationId: string; course: string; kept: Cents }

/** The oldest cancellation on a date for which the academy kept a part of the price and gave no credit yet. */
export async function lateCancellationOn(
  db: Database,
  courseDateId: string,
): Promise<LateCancellation | undefined> {
  const { rows } = await sql<LateCancellation>`
    select line.registration_id, line.course, line.amount - came_back.amount as kept
    from registration_lines line
    join registrations on registrations.id = line.registration_id and paid_at is not null
      and not address_corrected
    cross join lateral (
      select ${moved('refund_payable', 'tuition')}
          + ${moved('receivable', 'tuition', sql`cause <> 'agreed'`)} as amount,
        coalesce(bool_or(cause = 'upgrade'), false) as moved
      from ledger_entries
      where ledger_entries.registration_id = line.registration_id and ledger_entries.course = line.course
    ) as came_back
    where line.course_date_id = ${courseDateId} and line.canceled_at is not null
      and line.amount > came_back.amount and not came_back.moved
      and not exists (select from tuition_credits where source = 'refilled'
        and tuition_credits.registration_id = line.registration_id and reason = line.course)
    order by line.canceled_at limit 1`.execute(db)
  return rows[0]
}
