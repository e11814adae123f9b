// Calls that read dates, awards, figures and the first page.
import { officeAwards } from '#contract/office/awards.ts'
import { officeDatePage, officeDates } from '#contract/office/dates.ts'
import { officeFigures } from '#contract/office/figures.ts'
import { officeToday } from '#contract/office/today.ts'
import { listAwards } from '#features/awards/list-awards.ts'
import { listDates, readDate } from '#features/dates/list-dates.ts'
import { readOfficeFigures } from '#features/figures/read-figures.ts'
import { officeCall } from '#features/office-calls/guard.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import type { App } from '#platform/http/app-type.ts'
import { readToday } from './read-today.ts'

/** Faculty see the dates of their own courses. */
export function dateRoutes(app: App, parts: OfficeParts): void {
  const { context } = parts
  const own = { method: 'GET', permission: 'see' } as const

  officeCall(app, parts, {
    ...own,
    limitedTo: 'filtered',
    url: '/api/office/dates',
    schema: officeDates,
    handler: ({ query }, { only }) => listDates(query.from, only, context),
  })
  officeCall(app, parts, {
    ...own,
    limitedTo: { course: 'params.course' },
    url: '/api/office/dates/:course/:start',
    schema: officeDatePage,
    handler: ({ params: { course, start } }) => readDate(course, start, context),
  })
}

export function overviewRoutes(app: App, parts: OfficeParts): void {
  const { database, context } = parts
  const see = { method: 'GET', permission: 'see' } as const

  officeCall(app, parts, {
    ...see,
    url: '/api/office/today',
    schema: officeToday,
    handler: () => readToday(context),
  })
  officeCall(app, parts, {
    ...see,
    url: '/api/office/figures',
    schema: officeFigures,
    handler: ({ query }) => readOfficeFigures(query, context),
  })
  officeCall(app, parts, {
    method: 'GET',
    permission: 'awards',
    url: '/api/office/awards',
    schema: officeAwards,
    handler: () => listAwards(database),
  })
}
