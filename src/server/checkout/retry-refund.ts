import { refundsOf, renewRefund } from '#database/refunds.ts'
import { changeRegistration, lockRegistration, type RegistrationRow } from '#database/registrations.ts'
import { ApiError } from '../errors.ts'
import type { Note } from '../staff-note.ts'
import { sendRefund } from './cancel.ts'
import type { Checkout } from './checkout.ts'

/** Sends the refunds of a registration that failed, or were refused, once more. */
export async function retryRefund(
  registrationId: string,
  checkout: Checkout,
  note: Note,
): Promise<RegistrationRow> {
  const due = await checkout.database.transaction().execute(async (trx) => {
    if (!(await lockRegistration(trx, registrationId))) {
      throw new ApiError(404, 'not_found', 'There is no such registration.')
    }
    const failed = (await refundsOf(trx, registrationId)).filter(({ state }) => state === 'failed')
    if (failed.length === 0) {
      throw new ApiError(409, 'nothing_failed', 'No refund of this registration has failed.')
    }
    for (const { key } of failed) await renewRefund(trx, key)
    await note(trx, `${failed.length} failed refunds of registration ${registrationId} sent once more`)
    return changeRegistration(trx, registrationId, { status: 'refund_pending' })
  })
  return sendRefund(due, checkout)
}
