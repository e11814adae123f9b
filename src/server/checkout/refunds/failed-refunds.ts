// Staff actions for refunds that failed or that the provider refused.
import type { Database } from '#database/engine/connection.ts'
import { refundsOf, renewRefund } from '#database/tables/refunds.ts'
import { changeRegistration, lockRegistration, registrationById } from '#database/tables/registrations.ts'
import type { RefundRow } from '#database/tables/rows/payments.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { type Cents, formatMoney, sum } from '#domain/money.ts'
import { banksShare, sharesWithin, stillOwed } from '#domain/refunds.ts'
import { ApiError } from '../../http/errors.ts'
import type { Note } from '../../staff-note.ts'
import { StaffRefusal } from '../../staff-refusal.ts'
import type { Checkout } from '../checkout.ts'
import { notifyOfOfflineRefund } from '../notices/refund-notices.ts'
import { followMoney } from '../payments/follow-money.ts'
import { readNews, settlePayment } from '../payments/settle-payment.ts'
import { lockCancellable, sendRefund } from './cancel.ts'

/** Sends the failed refunds again. */
export async function retryRefund(
  registrationId: string,
  checkout: Checkout,
  note: Note,
): Promise<RegistrationRow> {
  const { database } = checkout
  const known = await registrationById(database, registrationId)
  if (!known?.intentId) throw notFound()
  // Settle first: a refund just made in the provider's dashboard must not be sent again.
  const settled = await settlePayment(known.intentId, checkout)
  const due = await database.transaction().execute(async (trx) => {
    const registration = await lockRegistration(trx, registrationId)
    if (!registration) throw notFound()
    if (registration.revision !== settled?.revision) throw changedMeanwhile()
    const failed = await failedRefundsOf(trx, registrationId)
    // Part of it was refunded in the dashboard, so the decided amount would be too much.
    if (stillOwed(registration, await refundsOf(trx, registrationId)) < total(failed)) {
      throw new StaffRefusal('sent_elsewhere')
    }
    for (const { key } of failed) await renewRefund(trx, key)
    await note(trx, `${failed.length} failed refunds of registration ${registrationId} sent once more`)
    return changeRegistration(trx, registrationId, { status: 'refund_pending' })
  })
  return sendRefund(due, checkout)
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
  { registrationId, amount, how, byBank }: SentOutside,
  checkout: Checkout,
  note: Note,
): Promise<RegistrationRow> {
  const { database } = checkout
  const asked = await registrationById(database, registrationId)
  if (!asked?.intentId) throw notFound()
  // Settle first: a new chargeback must not count twice.
  const known = (await settlePayment(asked.intentId, checkout)) ?? asked
  const news = { ...(await readNews(asked.intentId, known, checkout)), refused: new Set<string>() }
  return database.transaction().execute(async (trx) => {
    const registration = await lockCancellable(trx, registrationId)
    const failed = await failedRefundsOf(trx, registrationId)
    if (registration.revision !== known.revision || total(failed) !== amount) {
      throw changedMeanwhile()
    }
    const returned = chargebackPart(registration, await refundsOf(trx, registrationId), byBank)
    const shares = sharesWithin(
      returned,
      failed.map((refund) => refund.amount),
    )
    const outside = failed.map((refund, index) => ({ ...refund, byBank: shares[index] ?? 0 }))
    const settledOutside = new Map(outside.map((refund) => [refund.key, refund.byBank]))
    const settled = await followMoney(trx, registration, { ...news, settledOutside }, checkout)
    // Another chargeback arrived between the two calls, and staff have not said which part it covers.
    if (settled.returnedByBank !== registration.returnedByBank - returned) throw changedMeanwhile()
    for (const refund of outside) {
      // A registrant who got all of it by chargeback gets no email about an offline refund.
      if (refund.amount > refund.byBank) await notifyOfOfflineRefund(trx, settled, refund, checkout)
    }
    const part = returned > 0 ? `, ${formatMoney(returned)} of it returned by the bank` : ''
    await note(
      trx,
      `${formatMoney(amount)} of registration ${registrationId} went back by another way: ${how}${part}`,
    )
    return settled
  })
}

/** The chargeback's part of the failed refunds. The same money must not count as chargeback and as offline refund. */
function chargebackPart(
  registration: RegistrationRow,
  refunds: readonly RefundRow[],
  stated: Cents | undefined,
): Cents {
  const { least, most } = banksShare(registration, refunds)
  const part = stated ?? most
  if (least <= part && part <= most && (stated !== undefined || least === most)) return part
  throw new StaffRefusal('part_of_bank', { returned: registration.returnedByBank, least, most })
}

export async function failedRefundsOf(db: Database, registrationId: string) {
  const failed = (await refundsOf(db, registrationId)).filter(({ state }) => state === 'failed')
  if (failed.length === 0) throw new StaffRefusal('nothing_failed')
  return failed
}

function total(refunds: readonly RefundRow[]): Cents {
  return sum(refunds.map(({ amount }) => amount))
}

function notFound(): ApiError {
  return new ApiError(404, 'not_found', { missing: 'registration' })
}

function changedMeanwhile(): StaffRefusal {
  return new StaffRefusal('changed_meanwhile')
}
