// Secret links in our emails: a guest's registration, a place on a waiting list.
import { addressOf } from '#contract/address.ts'
import type { Cancellation, GuestRegistration, RefundQuoteAnswer } from '#contract/registrations.ts'
import type { WaitingListPlace } from '#contract/waiting-list.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'
import { call } from '../call.ts'

type OpenedRegistration = { registration: GuestRegistration; quote: RefundQuoteAnswer }

/** The registration and what a cancellation would refund now. */
export async function openRegistration(token: string): Promise<OpenedRegistration> {
  // Not in parallel: an unknown link has no quote either.
  const registration = await call('GET /api/registrations/:token', { params: { token } })
  const quote = await call('GET /api/registrations/:token/refund-quote', { params: { token } })
  return { registration, quote }
}

export function cancelRegistration(token: string, cancellation: Cancellation): Promise<GuestRegistration> {
  return call('POST /api/registrations/:token/cancel', { params: { token }, body: cancellation })
}

export async function chooseDateByLink(token: string, course: CourseId, start: Day): Promise<void> {
  const params = { token, course }
  await call('PUT /api/registrations/:token/dates/:course', { params, body: { start } })
}

/** The addresses of a registration's documents. */
export function registrationDocuments(token: string, lang: Language) {
  const params = { token }
  const query = { lang }
  return {
    receipt: (payment?: number) =>
      addressOf('GET /api/registrations/:token/receipt.pdf', { params, query: { lang, payment } }),
    statement: addressOf('GET /api/registrations/:token/statement.pdf', { params, query }),
    calendar: addressOf('GET /api/registrations/:token/calendar.ics', { params, query }),
    refund: (position: number) =>
      addressOf('GET /api/registrations/:token/refunds/:position.pdf', {
        params: { token, position },
        query,
      }),
    certificate: (code: string) =>
      addressOf('GET /api/registrations/:token/certificates/:code.pdf', { params: { token, code }, query }),
  }
}

export function openPlace(token: string): Promise<WaitingListPlace> {
  return call('GET /api/waiting-list/:token', { params: { token } })
}

export function confirmPlace(token: string): Promise<WaitingListPlace> {
  return call('POST /api/waiting-list/:token/confirmation', { params: { token } })
}

export function leaveWaitingList(token: string): Promise<void> {
  return call('DELETE /api/waiting-list/:token', { params: { token } })
}
