// What staff do about refunds that failed, or that the provider refused.
import type { Database } from '#database/connection.ts'
import { type RefundRow, refundsOf, renewRefund } from '#database/refunds.ts'
import {
  changeRegistration,
  lockRegistration,
  type RegistrationRow,
  registrationById,
} from '#database/registrations.ts'
import { type Cents, formatMoney, sum } from '#domain/money.ts'
import { isBanksMoney, stillOwed } from '#domain/refunds.ts'
import { ApiError } from '../errors.ts'
import type { Note } from '../staff-note.ts'
import { lockCancellable, sendRefund } from './cancel.ts'
import type { Checkout } from './checkout.ts'
import { followMoney } from './follow-money.ts'
import { tellOfOtherWay } from './money-back-notices.ts'
import { readNews, settlePayment } from './settle-payment.ts'

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

export type SentOutside = {
  registrationId: string
  /** As it was confirmed. */
  amount: Cents
  /** For the record alone. */
  how: string
}

/** Writes down that their money went back by another way, such as a bank transfer. */
export async function refundOutside(
  { registrationId, amount, how }: SentOutside,
  checkout: Checkout,
  note: Note,
): Promise<RegistrationRow> {
  const { database } = checkout
  const known = await registrationById(database, registrationId)
  if (!known?.intentId) throw notFound()
  const news = { ...(await readNews(known.intentId, known, checkout)), refused: new Set<string>() }
  return database.transaction().execute(async (trx) => {
    const registration = await lockCancellable(trx, registrationId)
    const failed = await failedRefundsOf(trx, registrationId)
    if (registration.revision !== known.revision || total(failed) !== amount) {
      throw changedMeanwhile()
    }
    const sentOutside = new Set(failed.map(({ key }) => key))
    const settled = await followMoney(trx, registration, { ...news, sentOutside }, checkout)
    // Who has it from the bank is told nothing of another way.
    if (!isBanksMoney(settled)) {
      for (const refund of failed) await tellOfOtherWay(trx, settled, refund, checkout)
    }
    await note(
      trx,
      `${formatMoney(amount)} of registration ${registrationId} went back by another way: ${how}`,
    )
    return settled
  })
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
