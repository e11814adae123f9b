// The account's calls. They are made only when there is a user.
import type {
  ActiveCourses,
  CompletedCourse,
  PaymentMethod,
  Profile,
  ProfileEdit,
  Transaction,
} from '#contract/account.ts'
import type { CaseEntry, Credits, OutsideCreditEntry } from '#contract/credits.ts'
import type { Cancellation, RefundQuoteAnswer, Registration } from '#contract/registrations.ts'
import type { CourseId } from '#domain/catalogue.ts'
import type { Day } from '#domain/days.ts'
import { get, getFile, patch, post, put, remove } from './api.ts'

export type Account = {
  profile: Profile
  transactions: readonly Transaction[]
  active: ActiveCourses
  completed: readonly CompletedCourse[]
  methods: readonly PaymentMethod[]
  registrations: readonly Registration[]
  credits: Credits
}

/** All that the tabs show, or a failure: the account loads as one. */
export async function loadAccount(): Promise<Account> {
  const [{ profile }, transactions, active, completed, methods, registrations, credits] = await Promise.all([
    get<{ profile: Profile }>('/api/account/profile'),
    get<Transaction[]>('/api/account/transactions'),
    get<ActiveCourses>('/api/account/active-courses'),
    get<CompletedCourse[]>('/api/account/completed-courses'),
    get<PaymentMethod[]>('/api/account/payment-methods'),
    get<Registration[]>('/api/account/registrations'),
    get<Credits>('/api/account/credits'),
  ])
  return { profile, transactions, active, completed, methods, registrations, credits }
}

export async function editProfile(change: ProfileEdit): Promise<void> {
  await patch('/api/account/profile', change)
}

export function quoteRefund(registrationId: string): Promise<RefundQuoteAnswer> {
  return get(`/api/account/transactions/${registrationId}/refund-quote`)
}

export async function cancelCourses(registrationId: string, cancellation: Cancellation): Promise<void> {
  await post(`/api/account/transactions/${registrationId}/cancel`, cancellation)
}

export async function chooseDate(registrationId: string, course: CourseId, start: Day): Promise<void> {
  await put(`/api/account/registrations/${registrationId}/dates/${course}`, { start })
}

/** The same form's entry is the same one, however often it is sent. */
export async function enterOutsideCredit(entry: OutsideCreditEntry, formKey: string): Promise<void> {
  await post('/api/account/outside-credits', entry, { 'idempotency-key': formKey })
}

export async function enterCase(entry: CaseEntry, formKey: string): Promise<void> {
  await post('/api/account/cases', entry, { 'idempotency-key': formKey })
}

export function withdrawEntry(kind: 'outside-credits' | 'cases', id: string): Promise<void> {
  return remove(`/api/account/${kind}/${id}`)
}

export async function calendarAddress(renew: boolean): Promise<string> {
  const { url } = await post<{ url: string }>('/api/account/calendar-feed', { renew })
  return url
}

/** Ends the links in earlier emails about registrations; new ones are emailed. */
export async function endLinks(): Promise<void> {
  await post('/api/account/end-links', {})
}

/** Erases what the site knows; the sign-in itself is deleted by the identity service after it. */
export function eraseAccount(): Promise<void> {
  return remove('/api/account')
}

export const documents = {
  receipt: (id: string) => `/api/account/transactions/${id}/receipt.pdf`,
  refund: (id: string, position: number) => `/api/account/transactions/${id}/refunds/${position}.pdf`,
  calendar: (id: string, course: CourseId) =>
    `/api/account/registrations/${id}/calendar.ics?course=${course}`,
  certificate: (id: string) => `/api/account/certificates/${id}.pdf`,
  credits: '/api/account/credits.pdf',
  data: '/api/account/data.json',
}

/** Fetches a document in the page's language and hands it to the browser's downloads. */
export async function download(path: string): Promise<void> {
  const { lang } = document.documentElement
  const { file, name } = await getFile(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`)
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // Chromium keeps the bytes from the click on; other browsers ask for them when they come to it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
