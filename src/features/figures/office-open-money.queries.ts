// Money that is expected or kept for people: installments and credit.
import { sql } from 'kysely'
import type { Day } from '#domain/dates/days.ts'
import type { Cents } from '#domain/money/money.ts'
import { personOfRegistration } from '#features/registrations/office-registrations.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import type { TuitionCreditRow } from '#platform/database/rows/tuition-credits.ts'
import { mostListed, type Whose } from './office-money.queries.ts'

type DueInstallment = Whose & {
  amount: Cents
  dueDay: Day
  position: number
  of: number
}

/** Open payments of plans until a day, overdue ones too, in the order of their days. */
export async function dueInstallments(db: Database, until: Day): Promise<DueInstallment[]> {
  const { rows } = await sql<DueInstallment>`
    select registrations.id as registration_id, deposit.receipt_number, ${personOfRegistration} as person_id,
      registrations.name, registrations.email, registrations.items, due.amount, due.due_day, due.position,
      (select count(*) from payments where payments.registration_id = registrations.id) as of
    from payments due join registrations on registrations.id = due.registration_id
    join plans on plans.registration_id = registrations.id
    join payments deposit on deposit.registration_id = registrations.id and deposit.position = 1
    where due.state = 'open' and registrations.paid_at is not null and due.due_day <= ${until}::date
      and (registrations.dispute is null or registrations.dispute = 'won')
    order by due.due_day, registrations.id limit ${mostListed}`.execute(db)
  return rows
}

/** Credit that can be used on a day. What expires first comes first. */
export function usableCredits(db: Database, today: Day): Promise<TuitionCreditRow[]> {
  return db
    .selectFrom('tuitionCredits')
    .selectAll()
    .where('email', '<>', '')
    .where('balance', '>', 0)
    .where('expiresOn', '>=', today)
    .orderBy('expiresOn')
    .orderBy('id')
    .limit(mostListed)
    .execute()
}
