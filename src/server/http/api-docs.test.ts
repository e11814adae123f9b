import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#tests/support/app.ts'
import { processEnv } from '#tests/support/process-env.ts'

type Operation = { operationId: string; summary: string; responses: Record<string, object> }
type Description = { servers: object[]; paths: Record<string, Record<string, Operation>> }

let site: TestApp
let description: Description
beforeAll(async () => {
  site = await testApp({ env: { ORIGIN: 'https://academy.example' } })
  description = (await site.app.inject('/api/docs/json')).json()
})
afterAll(() => site.close())

test('every call has its own id, a summary, a success and refusals', () => {
  const operations = Object.values(description.paths).flatMap((path) => Object.values(path))
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

test('Redocly finds neither an error nor a warning in the description', () => {
  const folder = mkdtempSync(join(tmpdir(), 'academy-openapi-'))
  const file = join(folder, 'openapi.json')
  writeFileSync(file, JSON.stringify(description))
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
})
