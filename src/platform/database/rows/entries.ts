// What staff edit, and every version that was published.
import type { ColumnType, Generated, Selectable } from 'kysely'

export type EntriesTable = {
  kind: string
  key: string
  /** Counts the changes. */
  revision: Generated<number>
  draft: ColumnType<unknown, string | null | undefined, string | null>
  draftedBy: ColumnType<string | null, string | null | undefined>
  draftedAt: ColumnType<Date | null, Date | null | undefined>
}
export type EntryRow = Selectable<EntriesTable>

export type EntryVersionsTable = {
  kind: string
  key: string
  version: number
  data: ColumnType<unknown, string, never>
  source: 'release' | 'staff'
  staffId: ColumnType<string | null, string | null | undefined>
  /** A user of the command line. */
  who: ColumnType<string | null, string | null | undefined>
  publishedAt: ColumnType<Date>
  /** Null: offered by a release after staff had published. */
  holdsFrom: ColumnType<Date | null>
  takenBackAt: ColumnType<Date | null, Date | null | undefined>
}
