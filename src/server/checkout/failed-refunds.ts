// What staff do about refunds that failed, or that the provider refused.
import type { Database } from '#database/connection.ts'
import { refundsOf, renewRefund } from '#database/refunds.ts'
import { changeRegistration, lockRegistration, type RegistrationRow } from '#database/registrations.ts'
import { formatMoney, sum } from '#domain/money.ts'
import { ApiError } from '../errors.ts'
import type { Note } from '../staff-note.ts'
import { sendRefund } from './cancel.ts'
import type { Checkout } from './checkout.ts'
import { settleOutside } from './follow-money.ts'
import { tellOfOtherWay } from './notices.ts'

/** Sends them once more. */
export async function retryRefund(
  registrationId: string,
  checkout: Checkout,
  note: Note,
): Promise<RegistrationRow> {
  const due = await checkout.database.transaction().execute(async (trx) => {
    const { failed } = await lockFailed(trx, registrationId)
    for (const { key } of failed) await renewRefund(trx, key)
    await note(trx, `${failed.length} failed refunds of registration ${registrationId} sent once more`)
    return changeRegistration(trx, registrationId, { status: 'refund_pending' })
  })
  return sendRefund(due, checkout)
}

/** Writes down that their money went back by another way, such as a bank transfer. */
export async function refundOutside(
  { registrationId, how }: { registrationId: string; how: string },
  checkout: Checkout,
  note: Note,
): Promise<RegistrationRow> {
  return checkout.database.transaction().execute(async (trx) => {
    const { registration, failed } = await lockFailed(trx, registrationId)
    const settled = await settleOutside(trx, registration, failed, checkout)
    for (const refund of failed) await tellOfOtherWay(trx, settled, refund, checkout)
    const money = formatMoney(sum(failed.map(({ amount }) => amount)))
    await note(trx, `${money} of registration ${registrationId} went back by another way: ${how}`)
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

async function lockFailed(trx: Database, registrationId: string) {
  const registration = await lockRegistration(trx, registrationId)
  if (!registration) throw new ApiError(404, 'not_found', 'There is no such registration.')
  return { registration, failed: await failedRefundsOf(trx, registrationId) }
}
