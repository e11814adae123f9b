import type {
  ActiveCourses,
  CompletedCourse,
  PaymentMethod,
  Profile,
  ProfileEdit,
  Transaction,
  WaitingPlace,
} from '#contract/account.ts'
import type { CaseEntry, Credits, OutsideCreditEntry } from '#contract/credits.ts'
import type { Cancellation, RefundQuoteAnswer, Registration } from '#contract/registrations.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'
import { get, post, request } from '../api.ts'

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
  const [{ profile, waitingList = [] }, transactions, active, completed, methods, registrations, credits] =
    await Promise.all([
      get<{ profile: Profile; waitingList?: WaitingPlace[] }>('/api/account/profile'),
      get<Transaction[]>('/api/account/transactions'),
      get<ActiveCourses>('/api/account/active-courses'),
      get<CompletedCourse[]>('/api/account/completed-courses'),
      get<PaymentMethod[]>('/api/account/payment-methods'),
      get<Registration[]>('/api/account/registrations'),
      get<Credits>('/api/account/credits'),
    ])
  return { profile, waitingList, transactions, active, completed, methods, registrations, credits }
}

export async function editProfile(change: ProfileEdit): Promise<void> {
  await request('/api/account/profile', 'PATCH', { body: change })
}

export function quoteRefund(registrationId: string): Promise<RefundQuoteAnswer> {
  return get(`/api/account/transactions/${registrationId}/refund-quote`)
}

export async function cancelCourses(registrationId: string, cancellation: Cancellation): Promise<void> {
  await post(`/api/account/transactions/${registrationId}/cancel`, cancellation)
}

export async function chooseDate(registrationId: string, course: CourseId, start: Day): Promise<void> {
  await request(`/api/account/registrations/${registrationId}/dates/${course}`, 'PUT', { body: { start } })
}

/** `formKey` makes repeated sends of one form a single entry. */
export async function enterOutsideCredit(entry: OutsideCreditEntry, formKey: string): Promise<void> {
  await post('/api/account/outside-credits', entry, { 'idempotency-key': formKey })
}

export async function enterCase(entry: CaseEntry, formKey: string): Promise<void> {
  await post('/api/account/cases', entry, { 'idempotency-key': formKey })
}

export function withdrawEntry(kind: 'outside-credits' | 'cases', id: string): Promise<void> {
  return request(`/api/account/${kind}/${id}`, 'DELETE')
}

export async function calendarAddress(renew: boolean): Promise<string> {
  const { url } = await post<{ url: string }>('/api/account/calendar-feed', { renew })
  return url
}

/** Ends the links in earlier emails about registrations; new ones are emailed. */
export async function endLinks(): Promise<void> {
  await post('/api/account/end-links', {})
}

/** Erases the site's own data. The sign-in is deleted at the identity service afterwards. */
export function eraseAccount(): Promise<void> {
  return request('/api/account', 'DELETE')
}

export const documents = {
  receipt: (id: string, payment = 1) => `/api/account/transactions/${id}/receipt.pdf?payment=${payment}`,
  refund: (id: string, position: number) => `/api/account/transactions/${id}/refunds/${position}.pdf`,
  calendar: (id: string, course: CourseId) =>
    `/api/account/registrations/${id}/calendar.ics?course=${course}`,
  certificate: (id: string) => `/api/account/certificates/${id}.pdf`,
  credits: '/api/account/credits.pdf',
  data: '/api/account/data.json',
}

/** Downloads a document in the page's language. A plain link cannot send the user's token. */
export async function download(path: string): Promise<void> {
  const { lang } = document.documentElement
  const { file, name } = await getFile(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`)
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // Not at once: unlike Chromium, other browsers read the bytes some time after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

function getFile(path: string): Promise<{ file: Blob; name: string }> {
  return request(path, 'GET', {}, async (response) => {
    const disposition = response.headers.get('content-disposition') ?? ''
    return { file: await response.blob(), name: /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'document' }
  })
}
