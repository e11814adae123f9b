// Payments, refunds, disputes, the ledger, provider events and receipt numbers.

import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'
import type { Account } from '#domain/money/ledger.ts'
import type { Cents } from '#domain/money/money.ts'
import type { RefundState } from '#domain/money/settlement.ts'
import type { DisputeState } from '#domain/registrations/registration.ts'

/** As printed on the receipt. `country` issued it; payments from before it was recorded have none. */
export type Card = {
  brand: string
  last4: string
  expMonth: number
  expYear: number
  country?: string | null
}

export type PaymentsTable = {
  id: Generated<string>
  registrationId: string
  position: number
  dueDay: ColumnType<Day>
  amount: Cents
  method: 'card' | 'wire' | 'check' | 'credit'
  /** The reference of a wire or the number of a check. */
  reference: ColumnType<string | null, string | null | undefined>
  intentId: string | null
  state: 'open' | 'succeeded' | 'canceled'
  /** Attempts that the bank declined. */
  attempts: Generated<number>
  /** How often it was charged without the cardholder, the academy's day of the last time, and why it was declined. */
  tries: Generated<number>
  triedOn: ColumnType<Day | null, Day | null | undefined>
  decline: ColumnType<string | null, string | null | undefined>
  /** Its intents so far. */
  intents: Generated<number>
  /** Of a payment after a deposit: the amount of its intent, which is its own or that of all open payments. */
  intentAmount: ColumnType<Cents | null, Cents | null | undefined>
  receiptNumber: string | null
  card: Card | null
  /** By the real clock: when it was opened, and when the poll last read it. */
  openedAt: ColumnType<Date>
  checkedAt: ColumnType<Date | null>
}

/** A payment as it comes with its registration. */
export type PaymentRow = Omit<Selectable<PaymentsTable>, 'registrationId' | 'openedAt' | 'checkedAt'>

/** 'elsewhere': made in the provider's dashboard, where it failed. */
export type RefundReason = 'canceled' | 'late' | 'mismatch' | 'academy' | 'goodwill' | 'elsewhere' | 'upgrade'

/** The key stays the same over all attempts. */
export type RefundsTable = {
  key: string
  registrationId: string
  paymentId: string
  amount: Cents
  reason: RefundReason
  state: RefundState
  decidedAt: ColumnType<Date>
  /** Null for the first attempt: see `sentKey`. */
  attempt: ColumnType<string | null, string | null | undefined>
  /** The key of the first refund of the same decision: a decision may need several payments. */
  decision: string
}

export type RefundRow = Selectable<RefundsTable>

/** The key that the provider knows the last attempt by. For the key of a failed attempt it would repeat the failure. */
export function sentKey({ key, attempt }: Pick<RefundRow, 'key' | 'attempt'>): string {
  return attempt === null ? key : `${key}#${attempt}`
}

/** As the provider reported it last, which is also what staff were notified about. */
export type DisputesTable = {
  id: string
  paymentId: string
  amount: Cents
  state: DisputeState
  onlyAsked: boolean
}

export type LedgerEntriesTable = {
  id: GeneratedAlways<number>
  /** Its place in the ledger of the registration: two writers that read the same ledger cannot both post. */
  key: string
  /** Null for credit that came from no registration. */
  registrationId: string | null
  /** The credit of the account `credit`. */
  creditId: ColumnType<string | null, string | null | undefined>
  fromAccount: Account
  toAccount: Account
  amount: Cents
  course: CourseId | null
  paymentId: string | null
  refund: string | null
  dispute: string | null
  cause: EntryCause
  /** By the academy's calendar. */
  day: ColumnType<Day>
  /** By the real clock. */
  recordedAt: ColumnType<Date>
}

/** What posted an entry: a confirmed order, the provider's objects, credit, or the reason of a refund. */
export type EntryCause = 'agreed' | 'provider' | 'full refund' | 'credit' | RefundReason

/** Processed provider events. The table saves work; correctness does not depend on it. */
export type ProviderEventsTable = { id: string; type: string; doneAt: ColumnType<Date> }

/**
 * Payment attempts that failed in 3-D Secure. The provider keeps no charge for them and cannot list them. The
 * signed event is the only source and counts once, however often it arrives.
 */
export type FailedAuthenticationsTable = { eventId: string; intentId: string; failedAt: ColumnType<Date> }

export type ReceiptNumbersTable = { year: number; last: number }
