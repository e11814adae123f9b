// Site data: secrets, rate limits and the record of staff actions.
import type { ColumnType, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Day } from '#domain/dates/days.ts'

export type SecretsTable = { name: string; value: string }

export type LimitsTable = {
  key: string
  count: number
  freeAt: ColumnType<Date>
  forgetAt: ColumnType<Date>
}

/** What staff did: ids and no names, so that erased people stay erased. src/contract/record.ts has the verbs and their facts. */
export type StaffActionsTable = {
  id: GeneratedAlways<number>
  at: ColumnType<Date>
  /** The user of the command line; null for a staff member in the office. */
  who: string | null
  staffId: ColumnType<string | null, string | null | undefined>
  verb: string
  subjectKind: string | null
  subjectId: string | null
  facts: JSONColumnType<object>
  about: string[]
}

/** The result of each night's reconciliation. */
export type ReconciliationsTable = {
  day: Day
  doneAt: ColumnType<Date>
  /** False if the provider could not be asked. */
  paymentsCompared: boolean
  found: JSONColumnType<{ sentence: string; repair: string | null; page: string | null }[]>
}

/** Pages that could not be re-rendered and show an earlier state. */
export type FailedPagesTable = { path: string; reason: string; since: ColumnType<Date> }
