import type { Day } from '#domain/dates/days.ts'

/** Where a date is added: a course in a month. */
export type Cell = { course: string; month: Day }
