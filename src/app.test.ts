import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Refusal } from '#platform/refusal.ts'
import { type TestApp, testApp } from '#tests/support/app.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { proxyTo } from '#tests/support/database-proxy.ts'
import { soon } from '#tests/support/soon.ts'
import { bodyLimit } from './app.ts'
import { connect } from './platform/database/connection.ts'
import { openLog } from './platform/log.ts'

let test: TestApp

const undeclared = { schema: { hide: true } }
beforeAll(async () => {
  test = await testApp()
  test.app.post(
    '/api/echo',
    { schema: { hide: true, body: z.object({ name: z.string() }) } },
    async ({ body }) => body,
  )
  test.app.get('/api/breaks', undeclared, async () => {
    throw new Error('secret: select * from users')
  })
  test.app.get('/api/full', undeclared, async () => {
    throw Object.assign(new Error('could not extend file "base/1"'), { code: '53100' })
  })
  test.app.get('/api/limited', undeclared, async () => {
    throw new Refusal('too_many_requests', { retryAfterSeconds: 1.2 })
  })
})
afterAll(() => test.close())

const post = (payload: string, type = 'application/json') =>
  test.app.inject({ method: 'POST', url: '/api/echo', payload, headers: { 'content-type': type } })

describe('every refusal has the same format', () => {
  it('an unknown API path is 404', async () => {
    const response = await test.app.inject('/api/nothing')
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ error: 'There is nothing at this address.', code: 'not_found' })
  })

  it('a body over the limit is 413', async () => {
    const response = await post(JSON.stringify({ name: 'x'.repeat(bodyLimit) }))
    expect(response.statusCode).toBe(413)
    expect(response.json().code).toBe('too_large')
  })

  it.each([
    ['{', 'invalid_json'],
    ['', 'invalid_json'],
    ['{"__proto__": {"admin": true}}', 'invalid_json'],
    ['{"name": 1}', 'invalid_request'],
    ['[]', 'invalid_request'],
    ['null', 'invalid_request'],
  ])('the body %s is 400', async (payload, code) => {
    const response = await post(payload)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ error: expect.any(String), code })
  })

  it('the invalid field is named', async () => {
    expect((await post('{"name": 1}')).json()).toEqual({
      error: 'name: is not valid',
      code: 'invalid_request',
      field: 'name',
    })
  })

  it('another media type is 415', async () => {
    expect((await post('name', 'text/plain')).json().code).toBe('unsupported_media_type')
  })

  it('an unexpected error is 500 and does not reveal its cause', async () => {
    const response = await test.app.inject('/api/breaks')
    expect(response.statusCode).toBe(500)
    expect(response.body).not.toContain('secret')
    expect(response.json().code).toBe('internal_error')
  })

  it('a database outage is 503 with Retry-After', async () => {
    const response = await test.app.inject('/api/full')
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBe('2')
    expect(response.body).not.toContain('base/1')
    expect(response.json().code).toBe('database_unavailable')
  })

  it('a limit says how long to wait', async () => {
    const response = await test.app.inject('/api/limited')
    expect(response.statusCode).toBe(429)
    expect(response.headers['retry-after']).toBe('2')
  })
})

describe('the site', () => {
  it('is alive, and ready while its database answers', async () => {
    expect((await test.app.inject('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await test.app.inject('/readyz')).json()).toEqual({ status: 'ok' })
  })

  it('is not ready while it is stopping', async () => {
    test.stopping.begun = true
    const ready = await test.app.inject('/readyz')
    test.stopping.begun = false
    expect(ready.statusCode).toBe(503)
    expect(ready.json().code).toBe('leaving')
    expect((await test.app.inject('/readyz')).statusCode).toBe(200)
  })

  it('stays ready as degraded during a database outage, but is not ready before its first answer', async () => {
    const fresh = await freshDatabase()
    const proxy = await proxyTo(fresh.url)
    const behind = connect(proxy.url, { onIdleError: () => undefined })
    const lost = await testApp({ database: { ...fresh, ...behind } })
    const ask = async (url: string) => {
      const { statusCode, headers, body } = await lost.app.inject(url)
      return [statusCode, headers['retry-after'], JSON.parse(body).status ?? JSON.parse(body).code]
    }
    proxy.cut()
    expect(await ask('/readyz')).toEqual([503, undefined, 'database_unreachable'])
    proxy.open()
    expect(await ask('/readyz')).toEqual([200, undefined, 'ok'])
    for (const strike of [proxy.cut, proxy.freeze]) {
      strike()
      expect(await ask('/readyz')).toEqual([200, undefined, 'degraded'])
      expect(await ask('/healthz')).toEqual([200, undefined, 'ok'])
      proxy.cut()
      expect(await ask('/api/sessions')).toEqual([503, '2', 'database_unavailable'])
      proxy.open()
      await soon(async () => expect(await ask('/readyz')).toEqual([200, undefined, 'ok']))
    }
    // Like a standby: it answers, but takes no changes.
    const name = new URL(fresh.url).pathname.slice(1)
    await fresh.pool.query(`alter database ${name} set default_transaction_read_only = on`)
    proxy.cut()
    proxy.open()
    await soon(async () => expect(await ask('/readyz')).toEqual([200, undefined, 'degraded']))
    const visit = {
      method: 'POST',
      url: '/api/contact',
      payload: { name: 'Ana', email: 'a@b.example', message: 'Hello' },
    } as const
    expect((await lost.app.inject(visit)).json()).toMatchObject({ code: 'database_unavailable' })
    await lost.app.close()
    await behind.database.destroy()
    await proxy.close()
    await fresh.close()
  })

  it('answers with a request id, no-store and the common headers', async () => {
    const { headers } = await test.app.inject('/api/nothing')
    expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('describes its calls with the schemas that validate them', async () => {
    const { paths } = (await test.app.inject('/api/docs/json')).json()
    expect(Object.keys(paths)).toContain('/readyz')
  })

  it('serves pictures whole or in part, and 404 for anything else', async () => {
    const picture = '/photos/hero-640.avif'
    const whole = await test.app.inject(picture)
    expect(whole.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=604800, stale-while-revalidate=2592000',
      'cross-origin-resource-policy': 'same-origin',
    })
    const part = await test.app.inject({ url: picture, headers: { range: 'bytes=0-99' } })
    expect(part.statusCode).toBe(206)
    expect(part.rawPayload.equals(whole.rawPayload.subarray(0, 100))).toBe(true)
    const beyond = await test.app.inject({ url: picture, headers: { range: 'bytes=99999999-' } })
    expect(beyond.statusCode).toBe(416)
    expect(beyond.headers['content-range']).toBe(`bytes */${whole.rawPayload.length}`)
    expect(beyond.body).toBe('')
    for (const url of ['/photos', '/photos/', '/photos/none.avif', '/photos/%2e%2e/%2e%2e/package.json']) {
      expect((await test.app.inject(url)).statusCode, url).toBe(404)
    }
  })

  it('limits the classroom’s service worker to /learn and to this site', async () => {
    const { headers } = await test.app.inject('/learn-worker.js')
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'service-worker-allowed': '/learn',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    })
  })

  it('shows the error page for any other path', async () => {
    const response = await test.app.inject('/nothing-here')
    expect(response.statusCode).toBe(404)
    expect(response.body).toBe('Page not found')
  })

  it('logs method, route and status, never an address or a token', async () => {
    const lines: string[] = []
    const logged = await testApp({ log: openLog({ level: 'info' }, { write: (line) => lines.push(line) }) })
    await logged.app.inject({
      url: '/api/nothing?token=secret-token',
      headers: { authorization: 'Bearer secret-bearer', 'user-agent': 'secret-agent' },
      remoteAddress: '203.0.113.7',
    })
    await logged.close()
    const log = lines.join('')
    expect(log).toContain('"status":404')
    expect(log).not.toMatch(/secret|203\.0\.113\.7/)
  })

  it('logs a request with the documented fields, and a health check only at debug', async () => {
    const lines: Record<string, unknown>[] = []
    const log = openLog({ level: 'debug' }, { write: (line) => lines.push(JSON.parse(line)) })
    const logged = await testApp({ log })
    for (const url of ['/api/config', '/healthz', '/readyz']) await logged.app.inject(url)
    await logged.close()
    const answered = lines.filter(({ msg }) => msg === 'answered')
    expect(answered.map(({ route, level }) => [route, level])).toEqual([
      ['/api/config', 30],
      ['/healthz', 20],
      ['/readyz', 20],
    ])
    const documented = readFileSync('docs/operations.md', 'utf8')
    for (const field of Object.keys(answered[0] ?? {})) expect(documented).toContain(`| \`${field}\` |`)
  })

  it('logs why the database refused something, never the contents of its rows', async () => {
    const lines: string[] = []
    const logged = await testApp({ log: openLog({ level: 'info' }, { write: (line) => lines.push(line) }) })
    const profile = { uid: 'secret-uid', email: 'secret@mail.example', createdAt: new Date() }
    logged.app.get('/api/twice', undeclared, () =>
      logged.database.insertInto('profiles').values([profile, profile]).execute(),
    )
    expect((await logged.app.inject('/api/twice')).statusCode).toBe(500)
    await logged.close()
    const log = lines.join('')
    expect(log).toContain('duplicate key value violates unique constraint')
    expect(log).not.toContain('secret')
  })

  it('logs a lost connection without the connection itself', () => {
    const lines: string[] = []
    const lost = Object.assign(new Error('terminating connection'), { client: { secretKey: 7 } })
    openLog({ level: 'info' }, { write: (line) => lines.push(line) }).error({ err: lost })
    expect(lines.join('')).toContain('terminating connection')
    expect(lines.join('')).not.toContain('secretKey')
  })
})
