// What the secret links of our mails open: a registration without an account, a place on a waiting list.
import type { Cancellation, RefundQuoteAnswer, Registration } from '#contract/registrations.ts'
import type { WaitingListPlace } from '#contract/waiting-list.ts'
import { get, post, remove } from './api.ts'

const registrationPath = (token: string) => `/api/registrations/${encodeURIComponent(token)}`
const waitingListPath = (token: string) => `/api/waiting-list/${encodeURIComponent(token)}`

export type OpenedRegistration = { registration: Registration; quote: RefundQuoteAnswer }

/** The registration and what its cancellation gives back now. */
export async function openRegistration(token: string): Promise<OpenedRegistration> {
  const [registration, quote] = await Promise.all([
    get<Registration>(registrationPath(token)),
    get<RefundQuoteAnswer>(`${registrationPath(token)}/refund-quote`),
  ])
  return { registration, quote }
}

export function cancelRegistration(token: string, cancellation: Cancellation): Promise<Registration> {
  return post(`${registrationPath(token)}/cancel`, cancellation)
}

export function registrationDocument(token: string, name: 'receipt.pdf' | 'calendar.ics'): string {
  return `${registrationPath(token)}/${name}`
}

export function openPlace(token: string): Promise<WaitingListPlace> {
  return get(waitingListPath(token))
}

export function leaveWaitingList(token: string): Promise<void> {
  return remove(waitingListPath(token))
}
