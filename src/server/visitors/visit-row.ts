import type { Visit } from '#contract/visitors.ts'
import type { VisitRow } from '#database/visits.ts'
import { dayOf } from '#domain/days.ts'
import { browserKind } from './browser-kind.ts'
import { visitedPage } from './visited-page.ts'

/** What is kept of a visit: nothing here points to a person. */
export function visitRow({ page, referrer, userAgent }: Visit, at: Date): VisitRow {
  return {
    at,
    day: dayOf(at),
    page: visitedPage(page),
    referrerHost: hostOf(referrer),
    ...browserKind(userAgent),
  }
}

function hostOf(referrer: string): string {
  const url = URL.parse(referrer)
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.hostname : ''
}
