// Questions asked on the site, and questions sent to the office.
import type { ColumnType, GeneratedAlways, Selectable } from 'kysely'
import type { Day } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'

/** Contains nothing that identifies a person. */
export type AskedQuestionsTable = {
  id: GeneratedAlways<number>
  askedOn: Day
  language: Language
  question: string
  answer: 'fact' | 'quote' | 'unknown' | 'patient'
  helpful: ColumnType<boolean | null, boolean | null | undefined>
}

export type OfficeQuestionsTable = {
  id: GeneratedAlways<number>
  askedAt: ColumnType<Date>
  language: Language
  email: string
  question: string
  reply: ColumnType<string | null, string | null | undefined>
  repliedAt: ColumnType<Date | null, Date | null | undefined>
}

export type OfficeQuestionRow = Selectable<OfficeQuestionsTable>
