// What the site keeps for itself: secrets, limits and the record of staff actions.
import type { ColumnType, GeneratedAlways, Selectable } from 'kysely'

export type SecretsTable = { name: string; value: string }

export type LimitsTable = {
  key: string
  count: number
  freeAt: ColumnType<Date>
  forgetAt: ColumnType<Date>
}

/** What staff changed. It names ids and never people: who is erased later stays erased. */
export type StaffActionsTable = {
  id: GeneratedAlways<number>
  at: ColumnType<Date>
  who: string
  /** 'sessions move' */
  command: string
  what: string
}

export type StaffActionRow = Selectable<StaffActionsTable>
