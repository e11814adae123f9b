import type { Body } from '#contract/address.ts'
import { keepFirstPage } from './first-page.ts'
import { readStoredUser } from './session/stored-user.ts'

const key = 'POST /api/analytics/track-visit'

type WithPrerendering = Document & { prerendering?: boolean }

/** Counts a visit, silently. A prerendered page counts when it is shown. */
export function trackVisit(page: string, referrer: string): void {
  if ((document as WithPrerendering).prerendering) {
    document.addEventListener('prerenderingchange', () => trackVisit(page, referrer), { once: true })
    return
  }
  keepFirstPage(page)
  const token = readStoredUser()?.accessToken
  const visit: Body<typeof key> = { page, referrer, userAgent: navigator.userAgent }
  const [method, url] = key.split(' ') as ['POST', string]
  fetch(url, {
    method,
    keepalive: true,
    priority: 'low',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(visit),
  }).catch(() => {})
}
