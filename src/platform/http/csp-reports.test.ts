import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLog } from '#platform/log.ts'
import { type TestApp, testApp } from '#tests/support/app.ts'
import { reportsPerNetwork } from './csp-reports.ts'
import { pageHeaders } from './security-headers.ts'

const lines: Record<string, unknown>[] = []
let site: TestApp
beforeAll(async () => {
  site = await testApp({ log: openLog({ level: 'warn' }, { write: (line) => lines.push(JSON.parse(line)) }) })
})
afterAll(() => site.close())

const send = (type: string, payload: object, remoteAddress = '203.0.113.7') =>
  site.app.inject({
    method: 'POST',
    url: '/api/csp-report',
    headers: { 'content-type': type },
    payload: JSON.stringify(payload),
    remoteAddress,
  })

const report = {
  'csp-report': {
    'document-uri': 'https://academy.example/registration/secret-token',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/secret-path.js',
  },
}

test('pages name the endpoint that takes their reports', async () => {
  const headers = pageHeaders(site.config, { scripts: [], styles: [] })
  expect(headers['content-security-policy']).toMatch(/report-uri \/api\/csp-report; report-to csp$/)
  expect(headers['reporting-endpoints']).toBe('csp="/api/csp-report"')
})

test.each([
  ['application/csp-report', report, 'https://evil.example'],
  [
    'application/reports+json',
    [
      {
        type: 'csp-violation',
        url: 'https://academy.example/registration/secret-token',
        body: { effectiveDirective: 'script-src-elem', blockedURL: 'inline' },
      },
    ],
    'inline',
  ],
])('a report as %s is logged without the page’s address', async (type, payload, blocked) => {
  lines.length = 0
  expect((await send(type, payload)).statusCode).toBe(204)
  expect(lines).toMatchObject([{ level: 40, directive: 'script-src-elem', blocked }])
  expect(JSON.stringify(lines)).not.toContain('secret')
})

test('a body that is no report is accepted and not logged', async () => {
  lines.length = 0
  expect((await send('application/csp-report', { other: 1 })).statusCode).toBe(204)
  expect(lines).toEqual([])
})

test('a network that floods is refused, and logs no more', async () => {
  lines.length = 0
  const codes = new Set<number>()
  for (let sent = 0; sent < reportsPerNetwork.limit + 10; sent += 1) {
    codes.add((await send('application/csp-report', report, '198.51.100.9')).statusCode)
  }
  expect([...codes]).toEqual([204, 429])
  expect(lines).toHaveLength(reportsPerNetwork.limit)
})
