import type { SessionSummary } from '#contract/page-data.ts'

/** A date that has a day. */
export type DatedSession = SessionSummary & { start: string; end: string }

const shown = 4

/** The next four dates; where none lies ahead, the last four, which the page marks as past. */
export function nextDates(sessions: readonly SessionSummary[]): DatedSession[] {
  const dated = sessions.filter(hasDay).sort((one, other) => one.start.localeCompare(other.start))
  const upcoming = dated.filter(({ past }) => !past)
  return upcoming.length > 0 ? upcoming.slice(0, shown) : dated.slice(-shown)
}

function hasDay(session: SessionSummary): session is DatedSession {
  return session.start !== null && session.end !== null
}
