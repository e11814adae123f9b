// Metrics for operators in one statement that reads only indexes: its cost does not grow with the registrations.
import { sql } from 'kysely'
import type { Database } from '#platform/database/connection.ts'

export type Figures = {
  /** Registrations that can still be paid, and the seats held by them and by waiting-list offers. */
  awaitingPayment: number
  seatsHeld: number
  seatsOffered: number
  emailsWaiting: number
  /** Null if none is waiting. */
  oldestEmail: Date | null
  emailsFailed: number
  refundsDue: number
  refundsPending: number
}

export async function readFigures(db: Database): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select
      (select count(*) from registrations where status = 'awaiting_payment') as awaiting_payment,
      (select count(*) from registrations join seats on registration_id = id
        where status = 'awaiting_payment') as seats_held,
      (select count(*) from seats where registration_id is null) as seats_offered,
      (select count(*) from emails where delivered_at is null and failed_at is null) as emails_waiting,
      (select min(created_at) from emails where delivered_at is null and failed_at is null) as oldest_email,
      (select count(*) from emails where failed_at is not null) as emails_failed,
      (select count(*) from refunds where state = 'due') as refunds_due,
      (select count(*) from refunds where state = 'pending') as refunds_pending`.execute(db)
  const [figures] = rows
  if (!figures) throw new Error('The database gave no figures.')
  return figures
}
