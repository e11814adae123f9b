// What staff do about refunds that failed, or that the provider refused.
import type { Database } from '#database/engine/connection.ts'
import { refundsOf, renewRefund } from '#database/tables/refunds.ts'
import { changeRegistration, lockRegistration, registrationById } from '#database/tables/registrations.ts'
import type { RefundRow } from '#database/tables/rows/payments.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { type Cents, formatMoney, sum } from '#domain/money.ts'
import { banksShare, sharesWithin, stillOwed } from '#domain/refunds.ts'
import { ApiError } from '../../http/errors.ts'
import type { Note } from '../../staff-note.ts'
import type { Checkout } from '../checkout.ts'
import { tellOfOtherWay } from '../notices/refund-notices.ts'
import { followMoney } from '../payments/follow-money.ts'
import { readNews, settlePayment } from '../payments/settle-payment.ts'
import { lockCancellable, sendRefund } from './cancel.ts'

/** Sends them once more. */
export async function retryRefund(
  registrationId: string,
  checkout: Checkout,
  note: Note,
): Promise<RegistrationRow> {
  const { database } = checkout
  const known = await registrationById(database, registrationId)
  if (!known?.intentId) throw notFound()
  // What was sent from the provider's own pages a moment ago, and nobody told us of, must not go once more.
  const settled = await settlePayment(known.intentId, checkout)
  const due = await database.transaction().execute(async (trx) => {
    const registration = await lockRegistration(trx, registrationId)
    if (!registration) throw notFound()
    if (registration.revision !== settled?.revision) throw changedMeanwhile()
    const failed = await failedRefundsOf(trx, registrationId)
    // Sent as it was decided, it would come on top of that.
    if (stillOwed(registration, await refundsOf(trx, registrationId)) < total(failed)) {
      throw new ApiError(
        409,
        'sent_elsewhere',
        'Money was sent from the provider’s own pages too: send there what is missing, and write that down with refund outside.',
      )
    }
    for (const { key } of failed) await renewRefund(trx, key)
    await note(trx, `${failed.length} failed refunds of registration ${registrationId} sent once more`)
    return changeRegistration(trx, registrationId, { status: 'refund_pending' })
  })
  return sendRefund(due, checkout)
}

type SentOutside = {
  registrationId: string
  /** As it was confirmed. */
  amount: Cents
  /** For the record alone. */
  how: string
  /** What of it a bank has returned in a dispute; it has to be said where that is a person's to know. */
  byBank?: Cents | undefined
}

/** Writes down that their money went back by another way, such as a bank transfer, or by the card's bank itself. */
export async function refundOutside(
  { registrationId, amount, how, byBank }: SentOutside,
  checkout: Checkout,
  note: Note,
): Promise<RegistrationRow> {
  const { database } = checkout
  const asked = await registrationById(database, registrationId)
  if (!asked?.intentId) throw notFound()
  // What a bank has returned a moment ago must not count once more.
  const known = (await settlePayment(asked.intentId, checkout)) ?? asked
  const news = { ...(await readNews(asked.intentId, known, checkout)), refused: new Set<string>() }
  return database.transaction().execute(async (trx) => {
    const registration = await lockCancellable(trx, registrationId)
    const failed = await failedRefundsOf(trx, registrationId)
    if (registration.revision !== known.revision || total(failed) !== amount) {
      throw changedMeanwhile()
    }
    const returned = banksPart(registration, await refundsOf(trx, registrationId), byBank)
    const shares = sharesWithin(
      returned,
      failed.map((refund) => refund.amount),
    )
    const outside = failed.map((refund, index) => ({ ...refund, byBank: shares[index] ?? 0 }))
    const settledOutside = new Map(outside.map((refund) => [refund.key, refund.byBank]))
    const settled = await followMoney(trx, registration, { ...news, settledOutside }, checkout)
    // A bank has returned more between the two questions: how much of what failed that was, was not asked.
    if (settled.returnedByBank !== registration.returnedByBank - returned) throw changedMeanwhile()
    for (const refund of outside) {
      // Who has it from the bank is told nothing of another way.
      if (refund.amount > refund.byBank) await tellOfOtherWay(trx, settled, refund, checkout)
    }
    const part = returned > 0 ? `, ${formatMoney(returned)} of it returned by the bank` : ''
    await note(
      trx,
      `${formatMoney(amount)} of registration ${registrationId} went back by another way: ${how}${part}`,
    )
    return settled
  })
}

/** The same money must not count as returned by the bank and as sent by the academy. */
function banksPart(
  registration: RegistrationRow,
  refunds: readonly RefundRow[],
  said: Cents | undefined,
): Cents {
  const { least, most } = banksShare(registration, refunds)
  const part = said ?? most
  if (least <= part && part <= most && (said !== undefined || least === most)) return part
  const bounds = least === most ? formatMoney(most) : `${formatMoney(least)} to ${formatMoney(most)}`
  throw new ApiError(
    409,
    'part_of_bank',
    `The bank has returned ${formatMoney(registration.returnedByBank)} of this payment: --by-bank says how much of what failed that was, ${bounds}.`,
  )
}

export async function failedRefundsOf(db: Database, registrationId: string) {
  const failed = (await refundsOf(db, registrationId)).filter(({ state }) => state === 'failed')
  if (failed.length === 0) {
    throw new ApiError(409, 'nothing_failed', 'No refund of this registration has failed.')
  }
  return failed
}

function total(refunds: readonly RefundRow[]): Cents {
  return sum(refunds.map(({ amount }) => amount))
}

function notFound(): ApiError {
  return new ApiError(404, 'not_found', 'There is no such registration.')
}

function changedMeanwhile(): ApiError {
  return new ApiError(409, 'changed_meanwhile', 'Something happened to it meanwhile: look at it again.')
}
