import type { ColumnType, Generated } from 'kysely'

export type SessionsTable = {
  id: Generated<string>
  course: string
  startDay: string | null
  endDay: string | null
  location: string
  spots: Generated<number>
  sample: Generated<boolean>
  closedAt: ColumnType<Date | null>
}
