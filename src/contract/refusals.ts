import type { Day } from '#domain/dates/days.ts'
import type { Cents } from '#domain/money/money.ts'
import type { DiscountFault } from '#domain/pricing/discounts.ts'
import type { PlanFault } from '#domain/pricing/plan.ts'
import type { TakeoverFault } from '#domain/registrations/takeover.ts'
import type { RefusalFacts } from './api-error.ts'

type NoFacts = object

type RefusedDates = { dates: { course: string; start: Day; end?: Day | undefined }[] }

/** The refusals that a page can show, by code, with the facts that their sentences name. */
export type Refusals = {
  already_paid: NoFacts
  amount_changed: { amount: Cents }
  card_not_saved: NoFacts
  code_refused: { reason: DiscountFault }
  courses_active: NoFacts
  credit_sign_in: NoFacts
  database_unavailable: { retryAfterSeconds: number }
  date_fixed: NoFacts
  disputed: NoFacts
  entered_before: NoFacts
  evaluation_closed: NoFacts
  evaluation_given: NoFacts
  identity_unreachable: NoFacts
  internal_error: NoFacts
  invalid_request: { field?: string; fault: InvalidRequest }
  invalid_token: { fault: InvalidToken }
  lesson_waits: NoFacts
  no_credit: NoFacts
  /** It can no longer be chosen. */
  no_such_date: RefusedDates
  unknown_date: RefusedDates
  not_active: NoFacts
  not_cancellable: NoFacts
  not_found: { missing: Missing }
  not_open: NoFacts
  not_signed_in: NoFacts
  nothing_to_pay: NoFacts
  offer_closed: { state: 'ended' | 'withdrawn' | 'paid' }
  offer_in_use: NoFacts
  offer_over: NoFacts
  date_unpaid: { amount: Cents }
  other_window: NoFacts
  paid_too_late: NoFacts
  plan_unavailable: { reason: PlanFault }
  payment_in_progress: NoFacts
  payment_open: NoFacts
  payments_unavailable: { retryAfterSeconds: number }
  registration_closed: NoFacts
  seats_in_payment: { retryAt: string; retryAfterSeconds: number }
  seats_left: NoFacts
  session_full: RefusedDates
  sign_in_again: NoFacts
  sign_in_to_cancel: NoFacts
  sign_in_to_change_date: NoFacts
  takeover_blocked: { reason: TakeoverFault }
  takeover_closed: { state: 'taken' | 'ended' }
  test_closed: NoFacts
  test_over: NoFacts
  too_many_notes: NoFacts
  too_many_requests: { retryAfterSeconds: number }
  too_many_unpaid_seats: { retryAt: string; retryAfterSeconds: number }
  undeclared: NoFacts
  upgrade_blocked: { reason: 'disputed' | 'overdue' }
}
export type RefusalCode = keyof Refusals

/** Only programs meet these, so they have no Spanish sentence. */
export type ProgramRefusals = {
  database_unreachable: NoFacts
  invalid_json: { empty: boolean }
  invalid_signature: NoFacts
  leaving: NoFacts
  misdirected_request: { origin: string }
  timeout: NoFacts
  too_large: NoFacts
  headers_too_large: NoFacts
  unsupported_media_type: NoFacts
}

/** `rule` is the schema's own message. */
export type InvalidRequest = 'unreadable' | 'no-such-date' | 'in-future' | { rule: string }

export type InvalidToken = 'expired' | 'from-future' | 'invalid' | 'no-email' | 'revoked' | 'unsigned'

export type Missing =
  | 'address'
  | 'calendar'
  | 'certificate'
  | 'certificate-of-registration'
  | 'linked-registration'
  | 'linked-waiting-list'
  | 'offer'
  | 'own'
  | 'payment'
  | 'receipt'
  | 'refund'
  | 'registration'
  | 'takeover'

/** The facts that an answer carries: all that a page knows. */
export type SentFacts = {
  [Code in RefusalCode]: Pick<Refusals[Code], Extract<keyof Refusals[Code], keyof RefusalFacts>>
}
