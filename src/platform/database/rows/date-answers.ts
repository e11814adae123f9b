import type { ColumnType, Generated, Selectable } from 'kysely'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'
import type { DateAnswer } from '#domain/registrations/date-answer.ts'

/** A registrant of a canceled date, and what they chose. */
export type DateAnswersTable = {
  id: Generated<string>
  registrationId: string
  course: CourseId
  courseDateId: string
  /** The days that were canceled. */
  startDay: Day
  endDay: Day
  askedAt: ColumnType<Date>
  lastDay: Day
  answer: ColumnType<DateAnswer | null, undefined>
  answeredAt: ColumnType<Date | null, undefined, Date>
}
export type DateAnswerRow = Selectable<DateAnswersTable>
