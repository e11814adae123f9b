import type { Pool } from 'pg'

/** A date ahead with room for every buyer of a test: what is told of a full date is shown elsewhere. */
export async function seatOn(siteUrl: string, pool: Pool): Promise<{ course: string; start: string }> {
  await pool.query('update course_dates set spots = 1000')
  const courseDates = await (await fetch(`${siteUrl}/api/sessions`)).json()
  const ahead = courseDates.find(({ start, past }: { start: string | null; past: boolean }) => start && !past)
  if (!ahead) throw new Error('There is no date ahead.')
  return { course: ahead.course, start: ahead.start }
}
