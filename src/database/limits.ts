import type { ColumnType } from 'kysely'

export type LimitsTable = {
  key: string
  count: number
  freeAt: ColumnType<Date>
  forgetAt: ColumnType<Date>
}
