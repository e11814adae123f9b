import { sql } from 'kysely'
import type { ItemId } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'
import type { Cents } from '#domain/money/money.ts'
import type { Database } from '#platform/database/connection.ts'
import { personOfRegistration } from './office-registrations.queries.ts'

type OverduePayment = {
  registrationId: string
  personId: string | null
  name: string
  items: ItemId[]
  amount: Cents
  dueDay: Day
  noticedAt: Date | null
}

/** Payments of plans that are open on the day of the task or later, by the policy of each. The oldest first. */
export async function overduePayments(db: Database, today: Day): Promise<OverduePayment[]> {
  const { rows } = await sql<OverduePayment>`
    select registrations.id as registration_id, ${personOfRegistration} as person_id, registrations.name,
      registrations.items, payments.amount, due_day, noticed_at
    from payments join registrations on registrations.id = payments.registration_id
    join plans on plans.registration_id = registrations.id
    where state = 'open' and paid_at is not null and due_day + (policy->>'taskDay')::integer <= ${today}::date
    order by due_day limit 100`.execute(db)
  return rows
}
