import type { SessionSummary } from '#contract/page-data.ts'
import type { Session } from '#contract/sessions.ts'
import type { CourseId } from '#domain/catalogue.ts'

export type DatedSession = SessionSummary & { start: string; end: string }

/** A course's dates as its panel tells them. */
export type CourseDates = {
  /** The next date that can still be taken; null where none is set. */
  next: DatedSession | null
  further: readonly DatedSession[]
  past: readonly DatedSession[]
}

export function datesOf(course: CourseId, sessions: readonly SessionSummary[]): CourseDates {
  const dated = sessions
    .filter((session): session is DatedSession => session.course === course && session.start !== null)
    .sort((a, b) => a.start.localeCompare(b.start))
  const [next = null, ...further] = dated.filter(({ past }) => !past)
  return { next, further, past: dated.filter(({ past }) => past) }
}

/** Seats free now, or null where that is not known. */
export function seatsLeft(date: SessionSummary, live: readonly Session[] | null): number | null {
  const found = live?.find(({ course, start }) => course === date.course && start === date.start)
  return found ? found.left : null
}

export function registerPath(course: CourseId, date: DatedSession | null): string {
  return `/register?course=${course}${date ? `&date=${date.start}` : ''}`
}
