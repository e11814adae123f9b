// Lessons, tests, evaluations and live sessions.
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { FileKind } from '#domain/classroom/classroom-files.ts'
import type { TestId, TestRules } from '#domain/classroom/classroom-tests.ts'
import type { Range } from '#domain/classroom/lesson-progress.ts'
import type { Day } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'

/** Written as JSON text. */
type Json<T> = ColumnType<T, string | undefined, string>

export type LessonProgressTable = {
  uid: string
  course: CourseId
  slug: string
  openedAt: ColumnType<Date, Date, never>
  lastAt: Date
  watched: Json<Range[]>
  position: number | null
  sections: ColumnType<number[], number[] | undefined>
  readingSeconds: Generated<number>
  checked: ColumnType<number[], number[] | undefined>
  readAt: ColumnType<Date | null, Date | null | undefined>
  doneAt: ColumnType<Date | null, Date | null | undefined>
}
export type LessonProgressRow = Selectable<LessonProgressTable>

export type LessonBeatsTable = { uid: string; at: Date }

export type LessonNotesTable = {
  id: string
  uid: string
  course: CourseId
  slug: string
  text: string
  filmAt: number | null
  writtenAt: Date
}
export type LessonNoteRow = Selectable<LessonNotesTable>

export type TestRulesTable = TestRules & { test: TestId }

/** Extra time for every test, in percent. */
export type TestExtraTimeTable = { uid: string; percent: number }

export type TestAttemptsTable = {
  id: string
  uid: string
  test: TestId
  seed: number
  passMark: number
  takenOn: Day
  startedAt: Date
  deadline: Date
  /** The browser window that may answer. */
  windowId: string
  closedAt: ColumnType<Date | null, Date | undefined>
  byDeadline: Generated<boolean>
  rightAnswers: ColumnType<number | null, number | undefined>
  score: ColumnType<number | null, number | undefined>
}
export type TestAttemptRow = Selectable<TestAttemptsTable>

export type TestAnswersTable = {
  attemptId: string
  number: number
  course: CourseId
  questionId: string
  chosen: ColumnType<number | null, number | null | undefined>
  flagged: Generated<boolean>
  isRight: ColumnType<boolean | null, boolean | undefined>
}
export type TestAnswerRow = Selectable<TestAnswersTable>

export type QuestionCountsTable = {
  course: CourseId
  questionId: string
  asked: number
  rightAnswers: number
  restSum: number
  restSquares: number
  restSumOfRight: number
}

export type EvaluationsTable = {
  id: Generated<string>
  course: CourseId
  /** Its first day. */
  month: Day
  ratings: ColumnType<Record<string, number>, string, never>
  monday: string
  change: string | null
}

export type EvaluationsGivenTable = { uid: string; course: CourseId }

export type LiveSessionsTable = {
  id: Generated<string>
  course: CourseId
  title: ColumnType<Record<Language, string>, string, string>
  speaker: string
  startsAt: Date
  minutes: number
  link: string
  recording: string | null
  required: boolean
}
export type LiveSessionRow = Selectable<LiveSessionsTable>

export type LiveJoinsTable = { liveSessionId: string; uid: string; joinedAt: Date; recorded: boolean }

export type ClassroomFilesTable = {
  id: Generated<string>
  course: CourseId
  kind: FileKind
  name: string
  bytes: number
  state: 'uploading' | 'preparing' | 'ready'
  /** The media type, by the content. */
  type: string | null
  /** Of a film. */
  seconds: number | null
  /** Of captions. */
  filmId: string | null
  language: Language | null
  staffId: string | null
  addedAt: ColumnType<Date, Date, never>
}
export type ClassroomFileRow = Selectable<ClassroomFilesTable>

export type ClassroomFilePartsTable = { fileId: string; number: number; content: Buffer }
