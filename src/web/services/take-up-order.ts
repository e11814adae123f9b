import type { UnpaidOrder } from '#contract/account.ts'
import { get } from './api.ts'
import { keep } from './kept-registration.ts'
import { currentSession } from './session.ts'

/** A registration that waits for its payment, whichever device opened it. */
export function unpaidOrder(registrationId: string): Promise<UnpaidOrder> {
  return get(`/api/account/registrations/${encodeURIComponent(registrationId)}/unpaid-order`)
}

/**
 * Lets this tab go on with it: /register then holds its seats and its key. The key is kept with the tab and never in an
 * address, which is shared and written down.
 */
export function takeUp({ formKey, dates, offer }: UnpaidOrder): void {
  const uid = currentSession().user?.uid ?? null
  keep({ formKey, form: {}, opened: true, held: dates, heldOffer: offer, uid })
}
