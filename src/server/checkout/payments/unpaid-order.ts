import type { UnpaidOrder } from '#contract/account.ts'
import { linesOf, type RegistrationLine } from '#database/tables/registration-lines.ts'
import { successorOf } from '#database/tables/registrations.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { answeredOffer } from '#database/tables/seats.ts'
import { holdsCourses } from '#domain/registration.ts'
import { ApiError } from '../../http/errors.ts'
import type { Checkout } from '../checkout.ts'
import { closed, paymentInProgress } from './open-payment.ts'

/**
 * For the owner who goes on paying on another device or in another tab: by the same form's key it is the same registration,
 * or a change of it, and never a second one beside it. Who registers is left to the profile: what was typed as a guest may
 * be a stranger's.
 */
export async function readUnpaidOrder(
  registration: RegistrationRow,
  { database, links }: Checkout,
): Promise<UnpaidOrder> {
  const { id, status, formKey, items } = registration
  if (holdsCourses(registration)) {
    throw new ApiError(
      409,
      'nothing_to_pay',
      'This registration has been paid: there is nothing left to pay.',
    )
  }
  if (status !== 'awaiting_payment') throw closed()
  // A change of the same form has taken the key over, and waits for what becomes of this payment. Orders of former releases may
  // have come without one.
  if (formKey === null) throw (await successorOf(database, id)) ? paymentInProgress() : closed()
  const lines = await linesOf(database, [id])
  return {
    formKey,
    selectedItems: [...items],
    dates: Object.fromEntries(
      lines.flatMap(({ course, start }) => (start === null ? [] : [[course, start]])),
    ),
    offer: await offerOf(registration, lines, { database, links }),
  }
}

async function offerOf(
  { id }: RegistrationRow,
  lines: readonly RegistrationLine[],
  { database, links }: Pick<Checkout, 'database' | 'links'>,
): Promise<UnpaidOrder['offer']> {
  const answered = await answeredOffer(database, id)
  const line = lines.find(({ courseDateId }) => courseDateId === answered?.courseDateId)
  if (!answered || !line?.start) return null
  return { token: links.sign('waiting-list', answered.offerId), course: line.course, date: line.start }
}
