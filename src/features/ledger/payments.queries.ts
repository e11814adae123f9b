// Payments of registrations and their intents at the provider.
import { sql } from 'kysely'
import type { Day } from '#domain/dates/days.ts'
import type { Cents } from '#domain/money/money.ts'
import type { Database } from '#platform/database/connection.ts'
import type { PaymentRow } from '#platform/database/rows/payments.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'

type NewPayment = {
  registrationId: string
  position: number
  amount: Cents
  method?: PaymentRow['method']
  dueDay: Day
  openedAt: Date
}

export async function insertPayment(db: Database, payment: NewPayment): Promise<PaymentRow> {
  return db
    .insertInto('payments')
    .values({ method: 'card', ...payment, state: 'open' })
    .returning([
      'id',
      'position',
      'dueDay',
      'amount',
      'method',
      'reference',
      'intentId',
      'state',
      'attempts',
      'receiptNumber',
      'card',
      'tries',
      'triedOn',
      'decline',
      'intents',
      'intentAmount',
    ])
    .executeTakeFirstOrThrow()
}

type PaymentChange = Partial<
  Pick<
    PaymentRow,
    | 'state'
    | 'attempts'
    | 'receiptNumber'
    | 'card'
    | 'amount'
    | 'intentId'
    | 'intentAmount'
    | 'intents'
    | 'tries'
    | 'triedOn'
    | 'decline'
    | 'method'
    | 'reference'
  >
>

/** The transaction must hold the lock of the registration. */
export async function changePayment(
  trx: Database,
  registration: RegistrationRow,
  payment: PaymentRow,
  change: PaymentChange,
): Promise<RegistrationRow> {
  await trx.updateTable('payments').set(change).where('id', '=', payment.id).execute()
  const replaced = (one: PaymentRow) => (one.id === payment.id ? { ...one, ...change } : one)
  const [first, ...further] = registration.payments
  return { ...registration, payments: [replaced(first), ...further.map(replaced)] }
}

/** The payment, and the payments of the other registrations in its group. */
function isPaidWith(paymentId: string) {
  return sql<boolean>`(payments.id = ${paymentId} or payments.position = 1 and payments.registration_id in (
    select other.id from payments paid join registrations own on own.id = paid.registration_id
    join registrations other on other.group_id = own.group_id where paid.id = ${paymentId}))`
}

/** False if the registration was closed or the payment got another intent meanwhile. */
export async function recordIntent(db: Database, paymentId: string, intentId: string): Promise<boolean> {
  const updated = await db
    .updateTable('payments')
    .set({ intentId })
    .where(isPaidWith(paymentId))
    .where((row) => row.or([row('intentId', 'is', null), row('intentId', '=', intentId)]))
    .where((row) =>
      row.exists(
        row
          .selectFrom('registrations')
          .whereRef('registrations.id', '=', 'payments.registrationId')
          .where('status', '=', 'awaiting_payment'),
      ),
    )
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** Attaches an intent to its payment, even of a closed registration, after a process died before it could. */
export async function adoptIntent(db: Database, paymentId: string, intentId: string): Promise<boolean> {
  const updated = await db
    .updateTable('payments')
    .set({ intentId })
    .where(isPaidWith(paymentId))
    .where('intentId', 'is', null)
    // A wire or check has taken the place of its card payment.
    .where('method', '=', 'card')
    // Later payments of a plan record an intent before they use it. One that was stopped must not return.
    .where((row) =>
      row.or([
        row('position', '=', 1),
        row.not(
          row.exists(
            row
              .selectFrom('plans')
              .select('plans.registrationId')
              .whereRef('plans.registrationId', '=', 'payments.registrationId'),
          ),
        ),
      ]),
    )
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/**
 * Open payments to read now: new ones at once, then after a wait that doubles each time. A lost webhook is noticed within twice the
 * time that the payment has been open. Payments that must be stopped are read in every round: those of expired orders, and those
 * without a course to pay for.
 */
export async function openIntents(db: Database, now: Date): Promise<string[]> {
  const { rows } = await sql<{ intentId: string }>`
    update payments set checked_at = ${now} from registrations
    where registrations.id = registration_id and state = 'open' and intent_id is not null
      and (checked_at is null
        or ${now} - checked_at >= greatest(checked_at - payments.opened_at, interval '1 minute')
        or case status when 'awaiting_payment' then expires_at <= ${now} else paid_at is null or not exists (
          select from registration_lines
          where registration_lines.registration_id = registrations.id and canceled_at is null) end)
    returning intent_id`.execute(db)
  return [...new Set(rows.map(({ intentId }) => intentId))]
}

/** Expired unpaid registrations that never got an intent. */
export async function expiredWithoutIntent(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('registrations')
    .innerJoin('payments', 'payments.registrationId', 'registrations.id')
    .select('registrations.id')
    .where('status', '=', 'awaiting_payment')
    .where('position', '=', 1)
    .where('intentId', 'is', null)
    .where('expiresAt', '<=', now)
    .execute()
  return rows.map((row) => row.id)
}
