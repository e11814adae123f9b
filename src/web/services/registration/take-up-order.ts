import type { UnpaidOrder } from '#contract/account/account.ts'
import { call } from '../call.ts'
import { currentSession } from '../session/session.ts'
import { keep } from './kept-registration.ts'

/** An unpaid registration, which may have been opened on another device. */
export function unpaidOrder(registrationId: string): Promise<UnpaidOrder> {
  return call('GET /api/account/registrations/:id/unpaid-order', { params: { id: registrationId } })
}

/** Lets /register continue the order in this tab. Its key is never put into an address, which people share. */
export function takeUp({ formKey, dates, offer, colleagues }: UnpaidOrder): void {
  const uid = currentSession().user?.uid ?? null
  keep({ formKey, form: { colleagues }, opened: true, held: dates, heldOffer: offer, uid })
}
