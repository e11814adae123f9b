import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#tests/support/app.ts'
import { currentRequestId, requestIdOf, withRequestId } from './request-id.ts'

const lines: Record<string, unknown>[] = []
const log = pino({ mixin: currentRequestId }, { write: (line) => void lines.push(JSON.parse(line)) })

let site: TestApp
beforeAll(async () => {
  site = await testApp({ env: { TRUST_PROXY: 'loopback' } })
  site.app.post('/api/works', { schema: { hide: true } }, async () => {
    await new Promise((resolve) => setTimeout(resolve, 1))
    log.info('in a verb')
    return {}
  })
})
afterAll(() => site.close())

test('log lines of a call have the request id of its response header, also after the body was read', async () => {
  const calls = [1, 2].map(() => site.app.inject({ method: 'POST', url: '/api/works', payload: {} }))
  const ids = (await Promise.all(calls)).map(({ headers }) => headers['x-request-id'])
  expect(lines.map(({ reqId }) => reqId).sort()).toEqual(ids.sort())
  expect(new Set(ids).size).toBe(2)
})

test('a trusted proxy’s id is used, so that both logs show the same one', async () => {
  const headers = { 'x-request-id': 'from-the-proxy-0001' }
  const answer = await site.app.inject({ url: '/healthz', headers })
  expect(answer.headers['x-request-id']).toBe('from-the-proxy-0001')
})

test.each([
  ['no proxy is trusted', 'from-somebody-1', false],
  ['it is no id', 'a\nb: c', ['loopback']],
] as const)('an id is generated when %s', (_, given, trustProxy) => {
  const id = requestIdOf({ 'x-request-id': given }, { trustProxy: trustProxy as never })
  expect(id).toMatch(/^[\w-]{36}$/)
})

test('a line logged outside a request has no id', () => {
  expect(currentRequestId()).toEqual({})
  expect(withRequestId('a', currentRequestId)).toEqual({ reqId: 'a' })
})
