// Orders, their course lines and what was agreed at purchase.

import type { ColumnType, Generated, Selectable } from 'kysely'
import type { CourseId, ItemId, SoldAs } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'
import type { Ledger } from '#domain/money/ledger.ts'
import type { Cents } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import type { RefundPolicy } from '#domain/registrations/refunds.ts'
import type { DisputeState, RegistrationStatus } from '#domain/registrations/registration.ts'
import type { Payer } from './offers.ts'
import type { PaymentRow } from './payments.ts'
import type { PlanRow } from './plans.ts'

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
  /** The policy at the time of purchase. */
  refundPolicy: RefundPolicy
  termsVersion: string
  /** Idempotency key of the form. It belongs to the form's newest registration, or to the paid one. */
  formKey: string | null
  orderDigest: string
  /** The registration that the same form opened before. */
  replaces: string | null
  /** By the real clock: when it was opened, and until when it can be paid. */
  openedAt: ColumnType<Date>
  expiresAt: ColumnType<Date>
  extended: Generated<boolean>
  /** By the academy's calendar, like the dates that people read. */
  placedAt: ColumnType<Date>
  paidAt: ColumnType<Date | null>
  /** Version of the links in emails. Links of an earlier version are invalid. */
  linkEdition: Generated<number>
  /** Increases with every change. A caller that read the provider before a change must read again. */
  revision: Generated<number>
  /** The page on which the tab of the order opened the site, and the country of the order, if known. */
  firstPage: ColumnType<string | null, string | null | undefined>
  country: ColumnType<string | null, string | null | undefined>
  /** Who pays for the registrant and gets the receipt; null when the registrant pays. */
  payer: ColumnType<Payer | null, Payer | null | undefined>
  /** What the chosen courses require, as the buyer read and declared it; null if nobody asked. */
  declared: ColumnType<string[] | null, string[] | null | undefined>
  /** The payer's registration, on all registrations of a group. Null for one that was bought alone. */
  groupId: ColumnType<string | null, string | null | undefined>
  /** Staff gave it to another address after it was paid. */
  addressCorrected: Generated<boolean>
  /** The offer that it was opened from. */
  offerId: ColumnType<string | null, string | null | undefined>
}

/** A registration comes with its payments, the first one first, and with its ledger. */
export type RegistrationRow = Selectable<RegistrationsTable> & {
  payments: readonly [PaymentRow, ...PaymentRow[]]
  ledger: Ledger
  /** Null when the price is one payment. */
  plan: PlanRow | null
}

export type RegistrationLinesTable = {
  registrationId: string
  course: CourseId
  position: number
  /** The line's share of the paid amount. */
  amount: Cents
  courseDateId: string | null
  canceledAt: ColumnType<Date | null>
  completedOn: ColumnType<Day | null>
  /** What the completion earned. Null before it, and where nothing was recorded. */
  ceHours: ColumnType<number | null, number | null | undefined>
  /** The first day before the academy moved this line. */
  movedFrom: ColumnType<Day | null, Day | null | undefined>
  /** The day that the refund steps count from. Null: the first day of the date. */
  stepsFrom: ColumnType<Day | null, Day | null | undefined>
  /** Null for orders before names were kept. */
  soldAs: ColumnType<SoldAs | null, string | null, never>
}
