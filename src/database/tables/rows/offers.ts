import type { ColumnType, Generated, Selectable } from 'kysely'
import type { ItemId } from '#domain/catalogue.ts'
import type { Day } from '#domain/days.ts'
import type { Cents } from '#domain/money.ts'
import type { PricedLine } from '#domain/pricing.ts'

export type OffersTable = {
  id: Generated<string>
  email: string
  name: string
  items: ItemId[]
  lines: PricedLine[]
  amount: Cents
  listed: Cents
  reason: string | null
  /** The last day on which it can be paid. */
  untilDay: ColumnType<Day>
  planAllowed: boolean
  madeAt: ColumnType<Date>
  withdrawnAt: ColumnType<Date | null, Date | null | undefined>
}

export type OfferRow = Selectable<OffersTable>
