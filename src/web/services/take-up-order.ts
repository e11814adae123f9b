import type { UnpaidOrder } from '#contract/account.ts'
import { get } from './api.ts'
import { keep } from './kept-registration.ts'
import { currentSession } from './session.ts'

/**
 * Lets this tab go on with a registration that waits for its payment, whichever device opened it: /register then holds its
 * seats and its key. The key is kept with the tab and never in an address, which is shared and written down.
 */
export async function takeUpOrder(registrationId: string): Promise<UnpaidOrder> {
  const id = encodeURIComponent(registrationId)
  const order = await get<UnpaidOrder>(`/api/account/registrations/${id}/unpaid-order`)
  const { formKey, dates, offer } = order
  const uid = currentSession().user?.uid ?? null
  keep({ formKey, form: {}, opened: true, held: dates, heldOffer: offer, uid })
  return order
}
