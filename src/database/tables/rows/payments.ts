// Refunds, provider events and receipt numbers.

import type { ColumnType, Generated, Selectable } from 'kysely'
import type { CourseId } from '#domain/catalogue.ts'
import type { Cents } from '#domain/money.ts'
import type { RefundState } from '#domain/settlement.ts'

/** Elsewhere: made on the provider's own pages, where it failed. */
export type RefundReason = 'canceled' | 'late' | 'mismatch' | 'academy' | 'goodwill' | 'elsewhere'

/** How much of a sum is for which course. */
export type Shares = Partial<Record<CourseId, Cents>>

/**
 * Money that was decided to go back. The key is also the provider's idempotency key, of the last attempt: asked twice, paid once.
 * A version stands behind it where the provider keeps a failure for it (`kept-failures.ts`).
 */
export type RefundsTable = {
  key: string
  registrationId: string
  amount: Cents
  reason: RefundReason
  state: RefundState
  decidedAt: ColumnType<Date>
  /** Of courses that stay; a cancellation's shares stand in the lines that it ended. */
  shares: ColumnType<Shares | null, Shares | undefined>
  /** Of one that was settled outside, what a bank had returned in a dispute: nobody sent that. */
  byBank: Generated<Cents>
}

export type RefundRow = Selectable<RefundsTable>

/** Events of the payment provider that are done with. The table saves work; nothing relies on it for exactness. */
export type ProviderEventsTable = { id: string; type: string; doneAt: ColumnType<Date> }

/**
 * Attempts to pay that ended in 3-D Secure. The provider keeps no charge of them, and no list that could be asked for: the
 * signed news of each is all there is, and counts once however often it comes.
 */
export type FailedAuthenticationsTable = { eventId: string; intentId: string; failedAt: ColumnType<Date> }

export type ReceiptNumbersTable = { year: number; last: number }
