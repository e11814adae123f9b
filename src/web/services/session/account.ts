import type {
  ActiveCourses,
  CompletedCourse,
  PaymentMethod,
  Profile,
  ProfileEdit,
  Transaction,
  WaitingPlace,
} from '#contract/account/account.ts'
import type { CaseEntry, Credits, OutsideCreditEntry } from '#contract/account/credits.ts'
import { addressOf } from '#contract/address.ts'
import type { Cancellation, RefundQuoteAnswer, Registration } from '#contract/registrations.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'
import { request } from '../api.ts'
import { call } from '../call.ts'
import { currentToken } from './bearer.ts'

export type Account = {
  profile: Profile
  waitingList: readonly WaitingPlace[]
  transactions: readonly Transaction[]
  active: ActiveCourses
  completed: readonly CompletedCourse[]
  methods: readonly PaymentMethod[]
  registrations: readonly Registration[]
  credits: Credits
}

/** Everything that the tabs show. The account loads as a whole or fails. */
export async function loadAccount(): Promise<Account> {
  const [{ profile, waitingList }, transactions, active, completed, methods, registrations, credits] =
    await Promise.all([
      call('GET /api/account/profile'),
      call('GET /api/account/transactions'),
      call('GET /api/account/active-courses'),
      call('GET /api/account/completed-courses'),
      call('GET /api/account/payment-methods'),
      call('GET /api/account/registrations'),
      call('GET /api/account/credits'),
    ])
  return { profile, waitingList, transactions, active, completed, methods, registrations, credits }
}

export async function editProfile(change: ProfileEdit): Promise<void> {
  await call('PATCH /api/account/profile', { body: change })
}

export function quoteRefund(registrationId: string): Promise<RefundQuoteAnswer> {
  return call('GET /api/account/transactions/:id/refund-quote', { params: { id: registrationId } })
}

export async function cancelCourses(registrationId: string, cancellation: Cancellation): Promise<void> {
  const params = { id: registrationId }
  await call('POST /api/account/transactions/:id/cancel', { params, body: cancellation })
}

export async function chooseDate(registrationId: string, course: CourseId, start: Day): Promise<void> {
  const params = { id: registrationId, course }
  await call('PUT /api/account/registrations/:id/dates/:course', { params, body: { start } })
}

/** `formKey` makes repeated sends of one form a single entry. */
export async function enterOutsideCredit(entry: OutsideCreditEntry, formKey: string): Promise<void> {
  await call('POST /api/account/outside-credits', { body: entry, headers: { 'idempotency-key': formKey } })
}

export async function enterCase(entry: CaseEntry, formKey: string): Promise<void> {
  await call('POST /api/account/cases', { body: entry, headers: { 'idempotency-key': formKey } })
}

export function withdrawEntry(kind: 'outside-credits' | 'cases', id: string): Promise<void> {
  return call(`DELETE /api/account/${kind}/:id`, { params: { id } })
}

export async function calendarAddress(renew: boolean): Promise<string> {
  const { url } = await call('POST /api/account/calendar-feed', { body: { renew } })
  return url
}

/** Ends the links in earlier emails about registrations; new ones are emailed. */
export async function endLinks(): Promise<void> {
  await call('POST /api/account/end-links')
}

/** Erases the site's own data. The sign-in is deleted at the identity service afterwards. */
export function eraseAccount(): Promise<void> {
  return call('DELETE /api/account')
}

/** In the page's language. */
const query = () => ({ lang: document.documentElement.lang as Language })

/** The addresses of documents, for `download`. */
export const documents = {
  receipt: (id: string, payment = 1) =>
    addressOf('GET /api/account/transactions/:id/receipt.pdf', {
      params: { id },
      query: { ...query(), payment },
    }),
  refund: (id: string, position: number) =>
    addressOf('GET /api/account/transactions/:id/refunds/:position.pdf', {
      params: { id, position },
      query: query(),
    }),
  calendar: (id: string, course: CourseId) =>
    addressOf('GET /api/account/registrations/:id/calendar.ics', {
      params: { id },
      query: { ...query(), course },
    }),
  certificate: (id: string) =>
    addressOf('GET /api/account/certificates/:id.pdf', { params: { id }, query: query() }),
  credits: () => addressOf('GET /api/account/credits.pdf', { query: query() }),
  data: () => addressOf('GET /api/account/data.json'),
  live: (course: string, id: string) =>
    addressOf('GET /api/learn/:course/live/:id/calendar', { params: { course, id }, query: query() }),
}

/** A plain link cannot send the user's token. */
export async function download(url: string): Promise<void> {
  const { file, name } = await request({ method: 'GET', url }, currentToken, readFile)
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // Not at once: unlike Chromium, other browsers read the bytes some time after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

async function readFile(response: Response): Promise<{ file: Blob; name: string }> {
  const disposition = response.headers.get('content-disposition') ?? ''
  return { file: await response.blob(), name: /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'document' }
}
