// Secret links in our emails: a guest's registration, a place on a waiting list.
import type { Cancellation, GuestRegistration, RefundQuoteAnswer } from '#contract/registrations.ts'
import type { WaitingListPlace } from '#contract/waiting-list.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'
import { get, post, request } from '../api.ts'

const registrationPath = (token: string) => `/api/registrations/${encodeURIComponent(token)}`
const waitingListPath = (token: string) => `/api/waiting-list/${encodeURIComponent(token)}`

export type OpenedRegistration = { registration: GuestRegistration; quote: RefundQuoteAnswer }

/** The registration and what a cancellation would refund now. */
export async function openRegistration(token: string): Promise<OpenedRegistration> {
  // Not in parallel: an unknown link has no quote either.
  const registration = await get<GuestRegistration>(registrationPath(token))
  const quote = await get<RefundQuoteAnswer>(`${registrationPath(token)}/refund-quote`)
  return { registration, quote }
}

export function cancelRegistration(token: string, cancellation: Cancellation): Promise<GuestRegistration> {
  return post(`${registrationPath(token)}/cancel`, cancellation)
}

export async function chooseDateByLink(token: string, course: CourseId, start: Day): Promise<void> {
  await request(`${registrationPath(token)}/dates/${course}`, 'PUT', { body: { start } })
}

type DocumentName =
  | 'receipt.pdf'
  | 'statement.pdf'
  | 'calendar.ics'
  | `refunds/${number}.pdf`
  | `certificates/${string}.pdf`

export function registrationDocument(token: string, name: DocumentName, language: Language): string {
  return `${registrationPath(token)}/${name}?lang=${language}`
}

export function openPlace(token: string): Promise<WaitingListPlace> {
  return get(waitingListPath(token))
}

export function confirmPlace(token: string): Promise<WaitingListPlace> {
  return post(`${waitingListPath(token)}/confirmation`, {})
}

export function leaveWaitingList(token: string): Promise<void> {
  return request(waitingListPath(token), 'DELETE')
}
