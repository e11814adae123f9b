import { expect, test } from 'vitest'
import { newVisit } from './new-visit.ts'

const keptOf = (referrer: string) =>
  newVisit({ page: '/', referrer, userAgent: '' }, null, new Date('2025-08-01T19:00:00Z')).referrerHost

test.each([
  ['https://search.example/?q=implants', 'search.example'],
  [`https://${'a.'.repeat(126)}a/`, `${'a.'.repeat(126)}a`],
  [`https://${'a.'.repeat(127)}a/`, ''],
  ['ftp://files.example/', ''],
  ['not an address', ''],
])('the referrer %s is stored as host “%s”', (referrer, host) => {
  expect(keptOf(referrer)).toBe(host)
})
