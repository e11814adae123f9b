import type { ColumnType, Generated, Selectable } from 'kysely'
import type { ItemId } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'
import type { Cents } from '#domain/money/money.ts'
import type { PricedLine } from '#domain/pricing/pricing.ts'

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
  /** Null when the person pays. */
  payer: Payer | null
  /** The first day of each course with a date. */
  dates: ColumnType<Record<string, Day>, string>
  /** Its seats are held from the offer on. */
  holdsSeats: boolean
  madeAt: ColumnType<Date>
  withdrawnAt: ColumnType<Date | null, Date | null | undefined>
}

export type DiscountCodesTable = {
  code: string
  percent: number | null
  amount: Cents | null
  /** Null for every course and program. */
  items: string[] | null
  /** How many orders may use it. */
  most: number
  fromDay: ColumnType<Day>
  untilDay: ColumnType<Day>
  madeAt: ColumnType<Date>
  endedAt: ColumnType<Date | null, Date | null | undefined>
}

export type DiscountCodeRow = Selectable<DiscountCodesTable>

/** Money that arrived by wire or check. It counts once a second person has confirmed it. */
export type WiresTable = {
  id: Generated<string>
  offerId: string | null
  registrationId: string | null
  method: 'wire' | 'check'
  amount: Cents
  reference: string
  receivedOn: ColumnType<Day>
  state: 'recorded' | 'confirmed' | 'withdrawn'
  recordedBy: string | null
  recordedWho: string | null
  recordedAt: ColumnType<Date>
  decidedBy: ColumnType<string | null, string | null | undefined>
  decidedWho: ColumnType<string | null, string | null | undefined>
  decidedAt: ColumnType<Date | null, Date | null | undefined>
}

export type WireRow = Selectable<WiresTable>

/** Who pays for another person, such as a practice. */
export type Payer = { name: string; email: string }

export type OfferRow = Selectable<OffersTable>
