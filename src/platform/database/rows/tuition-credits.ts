import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Day } from '#domain/dates/days.ts'
import type { Cents } from '#domain/money/money.ts'
import type { CreditSource } from '#domain/money/tuition-credit.ts'

export type TuitionCreditsTable = {
  id: Generated<string>
  /** Empty after the person was erased. */
  email: string
  source: CreditSource
  amount: Cents
  /** The last day on which it can be used. */
  expiresOn: ColumnType<Day>
  reason: string | null
  registrationId: string | null
  /** By the academy's calendar. */
  givenAt: ColumnType<Date>
  reversedAt: ColumnType<Date | null, Date | null | undefined>
  /** What the ledger has of it, and what unpaid orders hold of that. The database keeps 0 <= held <= balance. */
  balance: Cents
  held: Generated<Cents>
}

export type TuitionCreditRow = Selectable<TuitionCreditsTable>

export type CreditHoldsTable = { registrationId: string; creditId: string; amount: Cents }
