// Staff actions for refunds that failed or that the provider refused.

import {
  chargebackBounds,
  chargebackParts,
  chargedBack,
  ofPayment,
  ofRefund,
  owedByFailure,
  refundOwed,
} from '#domain/money/ledger.ts'
import { type Cents, sum } from '#domain/money/money.ts'
import { followMoney } from '#features/payments/follow-money.ts'
import { type Report, readReport } from '#features/payments/read-report.ts'
import { settlePayment } from '#features/payments/settle-payment.ts'
import type { Note } from '#features/record/staff-note.ts'
import { notifyOfOfflineRefund } from '#features/refunds/refund-notices.ts'
import { refundsOf, renewRefund } from '#features/refunds/refunds.queries.ts'
import {
  changeRegistration,
  lockRegistration,
  registrationById,
} from '#features/registrations/registrations.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { PaymentRow, RefundRow } from '#platform/database/rows/payments.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { Refusal } from '#platform/refusal.ts'
import { lockCancellable, sendRefund } from './cancel.ts'

/** Sends the failed refunds again. */
export async function retryRefund(
  registrationId: string,
  context: Context,
  note: Note,
): Promise<RegistrationRow> {
  const { database } = context
  // Settle first: a refund just made in the provider's dashboard must not be sent again.
  const settled = await settleAll(registrationId, context)
  const due = await database.transaction().execute(async (trx) => {
    const registration = await lockRegistration(trx, registrationId)
    if (!registration) throw notFound()
    if (registration.revision !== settled.revision) throw changedMeanwhile()
    const failed = await failedRefundsOf(trx, registration)
    const decided = sum(failed.map(({ amount }) => amount))
    // Part of it was refunded in the dashboard or offline, so the decided amount would be too much.
    if (owedByFailure(registration.ledger, await refundsOf(trx, registrationId)) < decided) {
      throw new Refusal('sent_elsewhere')
    }
    for (const { key } of failed) await renewRefund(trx, key)
    await note(trx, 'refund.retried', { registrationId, refunds: failed.length })
    return changeRegistration(trx, registration, { status: 'refund_pending' })
  })
  return sendRefund(due, context)
}

async function settleAll(registrationId: string, context: Context): Promise<RegistrationRow> {
  let settled = await registrationById(context.database, registrationId)
  for (const { intentId } of settled?.payments ?? []) {
    if (intentId !== null) settled = (await settlePayment(intentId, context, { registrationId })) ?? settled
  }
  if (!settled) throw notFound()
  return settled
}

type SentOutside = {
  registrationId: string
  /** The amount that staff confirmed. */
  amount: Cents
  /** Only for the staff record. */
  how: string
  /** The part that a chargeback returned. Required when it cannot be calculated. */
  byBank?: Cents | undefined
}

/** Records that failed refunds were settled offline, such as by bank transfer, or by a chargeback. */
export async function refundOutside(
  sent: SentOutside,
  context: Context,
  note: Note,
): Promise<RegistrationRow> {
  // Settle first: a new chargeback must not count twice.
  const known = await settleAll(sent.registrationId, context)
  return recordOutside(await reportsOn(known, context), sent, context, note)
}

/** What the provider says about the payments of a registration, as it is known. */
type Reported = { known: RegistrationRow; reports: readonly { payment: PaymentRow; report: Report }[] }

export async function reportsOn(known: RegistrationRow, context: Context): Promise<Reported> {
  const paid = known.payments.filter(({ state, intentId }) => state === 'succeeded' && intentId !== null)
  const read = async (payment: PaymentRow) => ({
    payment,
    report: await readReport(known, payment, context),
  })
  return { known, reports: await Promise.all(paid.map(read)) }
}

/** What staff say is recorded, with its emails. No provider is asked. */
export async function recordOutside(
  { known, reports }: Reported,
  { registrationId, amount, how, byBank }: SentOutside,
  context: Context,
  note: Note,
): Promise<RegistrationRow> {
  return inTransaction(context.database, async (trx) => {
    const registration = await lockCancellable(trx, registrationId)
    const failed = await failedRefundsOf(trx, registration)
    if (registration.revision !== known.revision || sum(failed.map(({ owed }) => owed)) !== amount) {
      throw changedMeanwhile()
    }
    const chargebacks = await chargebackPartOfEach(trx, registration, failed, byBank)
    const settledOutside = new Map(failed.map(({ key }, index) => [key, chargebacks[index] ?? 0]))
    let settled = registration
    for (const { payment, report } of reports) {
      const all = { ...report, refused: new Set<string>(), settledOutside }
      settled = await followMoney(trx, settled, payment, all, context)
    }
    const returned = sum(chargebacks)
    // Another chargeback arrived between the two calls, and staff have not said which part it covers.
    if (chargedBack(settled.ledger) !== chargedBack(registration.ledger) - returned) throw changedMeanwhile()
    for (const [index, { key, amount: decided, owed }] of failed.entries()) {
      // A registrant who got all of it by chargeback gets no email about an offline refund.
      const offline = owed - (chargebacks[index] ?? 0)
      const refund = { key, amount: offline, isRest: owed < decided }
      if (offline > 0) await notifyOfOfflineRefund(trx, settled, refund, context)
    }
    await note(
      trx,
      'refund.made-offline',
      { registrationId, amount, byBank: returned },
      { about: registrationId, fields: { how: { before: null, after: how } } },
    )
    return settled
  })
}

/** For each payment, how much of its failed refunds a chargeback covers. One of another payment covers none of them. */
export async function boundsByPayment(db: Database, { id, payments, ledger }: RegistrationRow) {
  const refunds = await refundsOf(db, id)
  return payments.map((payment) => {
    const ofThis = ofPayment(ledger, payment.id)
    const owed = owedByFailure(
      ofThis,
      refunds.filter(({ paymentId }) => paymentId === payment.id),
    )
    return { paymentId: payment.id, ...chargebackBounds(ofThis, owed) }
  })
}

/** Between these, staff say which part of the failed refunds a chargeback returned. */
export async function boundsOfBank(db: Database, registration: RegistrationRow) {
  const bounds = await boundsByPayment(db, registration)
  return { least: sum(bounds.map(({ least }) => least)), most: sum(bounds.map(({ most }) => most)) }
}

/** The chargeback's part of each failed refund. The same money must not count as chargeback and as offline refund. */
async function chargebackPartOfEach(
  trx: Database,
  registration: RegistrationRow,
  failed: readonly FailedRefundRow[],
  stated: Cents | undefined,
): Promise<Cents[]> {
  const bounds = await boundsByPayment(trx, registration)
  const least = sum(bounds.map((bound) => bound.least))
  const most = sum(bounds.map((bound) => bound.most))
  const part = stated ?? most
  if (part < least || part > most || (stated === undefined && least !== most)) {
    throw new Refusal('part_of_bank', { returned: chargedBack(registration.ledger), least, most })
  }
  const parts = chargebackParts(bounds, part)
  const left = new Map(bounds.map(({ paymentId }, index) => [paymentId, parts[index] ?? 0]))
  return failed.map(({ paymentId, owed }) => {
    const ofPaymentLeft = left.get(paymentId) ?? 0
    const share = Math.min(ofPaymentLeft, owed)
    left.set(paymentId, ofPaymentLeft - share)
    return share
  })
}

/** `owed` is less than the amount when a reversed chargeback had covered only a part. */
type FailedRefundRow = RefundRow & { owed: Cents }

export async function failedRefundsOf(
  db: Database,
  { id, ledger }: RegistrationRow,
): Promise<FailedRefundRow[]> {
  const failed = (await refundsOf(db, id)).filter(({ state }) => state === 'failed')
  if (failed.length === 0) throw new Refusal('nothing_failed')
  return failed.map((refund) => ({ ...refund, owed: refundOwed(ofRefund(ledger, refund.key)) }))
}

function notFound(): Refusal {
  return new Refusal('not_found', { missing: 'registration' })
}

function changedMeanwhile(): Refusal {
  return new Refusal('changed_meanwhile')
}
