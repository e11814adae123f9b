// Refunds, provider events and receipt numbers.

import type { ColumnType, Generated, Selectable } from 'kysely'
import type { CourseId } from '#domain/catalogue.ts'
import type { Cents } from '#domain/money.ts'
import type { RefundState } from '#domain/settlement.ts'

/** 'elsewhere': made in the provider's dashboard, where it failed. */
export type RefundReason = 'canceled' | 'late' | 'mismatch' | 'academy' | 'goodwill' | 'elsewhere'

/** How much of a refund is for which course. */
export type Shares = Partial<Record<CourseId, Cents>>

/**
 * The key is also the provider's idempotency key of the last attempt, so that a repeated request pays once. A
 * version is appended when the provider keeps a failure for the key (`kept-failures.ts`).
 */
export type RefundsTable = {
  key: string
  registrationId: string
  amount: Cents
  reason: RefundReason
  state: RefundState
  decidedAt: ColumnType<Date>
  /** Shares of courses that stay active. A cancellation's shares are in the lines that it canceled. */
  shares: ColumnType<Shares | null, Shares | undefined>
  /** Of a refund settled offline, the part that a bank had already returned in a dispute. */
  byBank: Generated<Cents>
}

export type RefundRow = Selectable<RefundsTable>

/** Processed provider events. The table saves work; correctness does not depend on it. */
export type ProviderEventsTable = { id: string; type: string; doneAt: ColumnType<Date> }

/**
 * Payment attempts that failed in 3-D Secure. The provider keeps no charge for them and cannot list them. The
 * signed event is the only source and counts once, however often it arrives.
 */
export type FailedAuthenticationsTable = { eventId: string; intentId: string; failedAt: ColumnType<Date> }

export type ReceiptNumbersTable = { year: number; last: number }
