import type { Visit } from '#contract/visitors.ts'
import { browserKind } from '#platform/http/browser-kind.ts'
import { visitedPage } from './visited-page.ts'
import type { NewVisit } from './visits.queries.ts'

/** The longest valid DNS name; anything longer is made up. */
const longestHost = 253

/** What is stored of a visit. It must not identify a person. */
export function newVisit({ page, referrer, userAgent }: Visit, country: string | null, at: Date): NewVisit {
  return {
    at,
    page: visitedPage(page),
    referrerHost: hostOf(referrer),
    ...browserKind(userAgent),
    country: country ?? '',
  }
}

function hostOf(referrer: string): string {
  const url = URL.parse(referrer)
  const isSite = url?.protocol === 'https:' || url?.protocol === 'http:'
  return isSite && url.hostname.length <= longestHost ? url.hostname : ''
}
