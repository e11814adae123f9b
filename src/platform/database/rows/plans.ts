// Plans to pay in parts.
import type { ColumnType, Selectable } from 'kysely'
import type { PlannedPayment, PlanPolicy } from '#domain/pricing/plan.ts'
import type { Card } from './payments.ts'

export type PlansTable = {
  registrationId: string
  /** The rules and the terms at the time of purchase. */
  policy: PlanPolicy
  terms: PlannedPayment[]
  /** The provider's customer, its saved card, and what is printed of that card. */
  customerId: string | null
  methodId: ColumnType<string | null, string | null | undefined>
  card: ColumnType<Card | null, Card | null | undefined>
  /** A card that is charged no more, and that the provider still has to forget. */
  revokedMethodId: ColumnType<string | null, string | null | undefined>
  /** By the real clock: when the release of the seats was announced. */
  noticedAt: ColumnType<Date | null, Date | null | undefined>
}

/** A plan as it comes with its registration, as JSON. */
export type PlanRow = Omit<Selectable<PlansTable>, 'registrationId' | 'revokedMethodId' | 'noticedAt'> & {
  noticedAt: string | null
}
