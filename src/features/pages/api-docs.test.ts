import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type AccountWorld, accountWorld } from '#tests/support/account.ts'
import { testApp } from '#tests/support/app.ts'
import { officeOf } from '#tests/support/office.ts'
import { processEnv } from '#tests/support/process-env.ts'

type Operation = { operationId: string; summary: string; responses: Record<string, object> }
type Description = { servers: object[]; paths: Record<string, Record<string, Operation>> }

let site: AccountWorld
let description: Description
/** With the calls of the office. */
let forStaff: Description
let staff: { cookie: string }
beforeAll(async () => {
  site = await accountWorld({ env: { ORIGIN: 'https://academy.example', SANDBOX: 'public' } })
  staff = { cookie: (await officeOf(site).join('reader')).cookie }
  description = (await site.app.inject('/api/docs/json')).json()
  forStaff = (await get('json', staff)).json()
})
afterAll(() => site.close())

const get = (format: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url: `/api/docs/${format}`, headers })

test('every call has its own id, a summary, a success and refusals', () => {
  const operations = Object.values(forStaff.paths).flatMap((path) => Object.values(path))
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  for (const { operationId, summary, responses } of operations) {
    expect(summary, operationId).toMatch(/^[A-Z]/)
    expect(Object.keys(responses), operationId).toEqual([expect.stringMatching(/^20[0-9]$/), '4XX', '5XX'])
  }
  expect(operations.map(({ operationId }) => operationId)).toContain('getAccountTransactionsIdRefundQuote')
})

test('the description has the product’s calls and its address, not the wires of Firebase and Stripe', () => {
  expect(description.servers).toEqual([{ url: 'https://academy.example' }])
  const paths = Object.keys(description.paths)
  expect(paths).toContain('/api/create-payment-intent')
  expect(paths.filter((path) => !/^\/(api\/|calendar\/|healthz$|readyz$)/.test(path))).toEqual([])
})

test('calls of the office are shown to signed-in staff only', async () => {
  const isOffice = (path: string) => path.startsWith('/api/office')
  const registrant = await site.person('lucia@ferrer.example')
  const others = [
    {},
    { authorization: `Bearer ${registrant.token()}` },
    { cookie: `__Host-office=${'a'.repeat(43)}` },
  ]
  for (const headers of others) {
    const answer = await get('json', headers)
    expect([answer.statusCode, /api\/office|The office|__Host-office/.test(answer.body)]).toEqual([
      200,
      false,
    ])
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Cookie, Accept-Encoding' })
  }
  expect(Object.keys(forStaff.paths).filter(isOffice).length).toBeGreaterThan(100)
  expect(Object.keys(forStaff.paths).filter((path) => !isOffice(path))).toEqual(
    Object.keys(description.paths),
  )
  expect((await get('json', staff)).headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: 'Cookie, Accept-Encoding',
  })
})

test('each description is made once, however many requests come at the same time', async () => {
  const fresh = await testApp()
  const made = [vi.spyOn(fresh.app, 'swagger'), vi.spyOn(fresh.app, 'officeApi')]
  const ask = (encoding: string) =>
    fresh.app.inject({ url: '/api/docs/json', headers: { 'accept-encoding': encoding } })
  const kinds = ['br', 'gzip', 'identity'].map(ask)
  const answers = await Promise.all([...kinds, ...Array.from({ length: 40 }, () => ask('br'))])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
  expect(made.map(({ mock }) => mock.calls.length)).toEqual([1, 0])
  await fresh.close()
})

test('description is not written as YAML', async () => {
  for (const headers of [{}, staff]) expect((await get('yaml', headers)).statusCode).toBe(404)
})

test('description is compressed, and not sent again while it is the same', async () => {
  const plain = await get('json')
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const packed = await get('json', { 'accept-encoding': encoding })
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10)
    expect(unpack(packed.rawPayload).equals(plain.rawPayload)).toBe(true)
  }
  const etag = String(plain.headers.etag)
  const again = await get('json', { 'if-none-match': etag })
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
  // A visitor who signs in sees the calls of the office at once.
  expect((await get('json', { 'if-none-match': etag, ...staff })).statusCode).toBe(200)
})

test.each(['visitors', 'staff'])(
  'Redocly finds neither an error nor a warning in the description for %s',
  (readers) => {
    const folder = mkdtempSync(join(tmpdir(), 'academy-openapi-'))
    const file = join(folder, 'openapi.json')
    writeFileSync(file, JSON.stringify(readers === 'staff' ? forStaff : description))
    const env = { ...processEnv, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
    // No course is called tests, attempts, notes or people, and the router tries the fixed word first.
    const skip = '--skip-rule=no-ambiguous-paths'
    const lint = ['lint', file, '--extends=recommended', '--format=json', skip]
    const { stdout } = spawnSync(process.execPath, ['node_modules/@redocly/cli/bin/cli.js', ...lint], {
      env,
      encoding: 'utf8',
    })
    rmSync(folder, { recursive: true })
    const { totals, problems } = JSON.parse(stdout)
    expect(problems).toEqual([])
    expect(totals).toMatchObject({ errors: 0, warnings: 0 })
  },
)
