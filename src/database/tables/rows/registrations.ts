// Orders, their course lines and what was agreed at purchase.

import type { ColumnType, Generated, Selectable } from 'kysely'
import type { CourseId, ItemId } from '#domain/catalogue.ts'
import type { Day } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import type { Cents } from '#domain/money.ts'
import type { RefundPolicy } from '#domain/refunds.ts'
import type { DisputeState, RegistrationStatus } from '#domain/registration.ts'

/** The card that paid, as a receipt names it. */
export type Card = { brand: string; last4: string; expMonth: number; expYear: number }

export type RegistrationsTable = {
  id: string
  status: RegistrationStatus
  dispute: DisputeState | null
  uid: string | null
  email: string
  name: string
  phone: string
  language: Language
  items: ItemId[]
  amount: Cents
  priceVersion: string
  /** As it stood at purchase. */
  refundPolicy: RefundPolicy
  termsVersion: string
  /** The key of the form; it goes with the newest registration of that form, or with the one that was paid. */
  formKey: string | null
  orderDigest: string
  /** What the same form opened before. */
  replaces: string | null
  intentId: string | null
  /** The real clock: what was opened when, and until when it may be paid. */
  openedAt: ColumnType<Date>
  expiresAt: ColumnType<Date>
  extended: Generated<boolean>
  /** The academy's calendar: the dates that a person reads. */
  placedAt: ColumnType<Date>
  paidAt: ColumnType<Date | null>
  received: Generated<Cents>
  refunded: Generated<Cents>
  /** Of that, what went from the provider's own pages and stands for no refund of ours: see `setApart`. */
  sentBesides: Generated<Cents>
  /** By disputes that were lost, without what stands for a refund of ours (`byBank`): never among what was refunded. */
  returnedByBank: Generated<Cents>
  /** The state of each dispute that the academy was told of, by the provider's id; `dispute` is how they stand together. */
  toldDisputes: Generated<Record<string, DisputeState>>
  receiptNumber: string | null
  card: Card | null
  /** Of the links in emails about it. A link of an earlier edition opens nothing. */
  linkEdition: Generated<number>
  /** Grows with every change: who read the provider before such a change must read again. */
  revision: Generated<number>
}

export type RegistrationRow = Selectable<RegistrationsTable>

export type RegistrationLinesTable = {
  registrationId: string
  course: CourseId
  position: number
  /** The line's share of the money. */
  amount: Cents
  courseDateId: string | null
  canceledAt: ColumnType<Date | null>
  /** What its cancellation gave back. */
  granted: Generated<Cents>
  /** What went back of its price while it stays. */
  returned: Generated<Cents>
  completedOn: ColumnType<Day | null>
  /** The day that the academy moved this line away from. */
  movedFrom: ColumnType<Day | null, Day | null | undefined>
}
