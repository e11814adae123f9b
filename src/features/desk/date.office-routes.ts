// Calls that read dates, awards, figures and the first page.
import { listAwards } from '#features/awards/list-awards.ts'
import { listDates, readDate } from '#features/dates/list-dates.ts'
import { readOfficeFigures } from '#features/figures/read-figures.ts'
import { serveOffice } from '#features/office-calls/guard.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import type { App } from '#platform/http/app-type.ts'
import { readToday } from './read-today.ts'

/** Faculty see the dates of their own courses. */
export function dateRoutes(app: App, parts: OfficeParts): void {
  const serve = serveOffice(app, parts)
  const { context } = parts

  serve('GET /api/office/dates', ({ query }, { only }) => listDates(query.from, only, context))
  serve('GET /api/office/dates/:course/:start', ({ params: { course, start } }) =>
    readDate(course, start, context),
  )
}

export function overviewRoutes(app: App, parts: OfficeParts): void {
  const serve = serveOffice(app, parts)
  const { database, context } = parts

  serve('GET /api/office/today', () => readToday(context))
  serve('GET /api/office/figures', ({ query }) => readOfficeFigures(query, context))
  serve('GET /api/office/awards', () => listAwards(database))
}
