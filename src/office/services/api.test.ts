import { createServer, type IncomingMessage, type Server } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { call, openGates } from './api.ts'
import { Refusal } from './refusal.ts'

type Answer = { status: number; body?: unknown }
let server: Server
let origin: string
let answers: Answer[]
let asked: IncomingMessage[]
const pageFetch = globalThis.fetch

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request)
    const { status, body } = answers.shift() ?? { status: 500 }
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(body === undefined ? undefined : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address && typeof address === 'object') origin = `http://127.0.0.1:${address.port}`
})
afterAll(() => {
  server.close()
})

beforeEach(() => {
  answers = []
  asked = []
  // In a page a path belongs to the page's own origin.
  globalThis.fetch = (path, init) => pageFetch(new URL(String(path), origin), init)
})
afterEach(() => {
  globalThis.fetch = pageFetch
})

const signedOut = { status: 401, body: { error: 'Sign in.', code: 'office_signed_out' } }
const confirm = { status: 403, body: { error: 'Confirm.', code: 'office_confirm' } }
const done = { status: 200, body: { ok: true } }

test('a refusal has the sentence, the code and the facts of the answer', async () => {
  answers = [
    { status: 409, body: { error: 'Somebody was faster.', code: 'stale', change: { by: 'Jonas Reed' } } },
  ]
  const failure = await call('GET /api/office/dates').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Refusal)
  expect(failure).toMatchObject({
    status: 409,
    code: 'stale',
    message: 'Somebody was faster.',
    facts: { change: { by: 'Jonas Reed' } },
  })
})

test('no answer is a refusal with status 0', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(call('GET /api/office/dates')).rejects.toMatchObject({ status: 0, code: 'no_answer' })
})

test('an answer that is not ours, such as a proxy’s, is a refusal with a sentence', async () => {
  answers = [{ status: 502 }]
  await expect(call('GET /api/office/dates')).rejects.toMatchObject({ status: 502, code: 'unknown' })
})

test.each([
  ['confirm', confirm],
  ['signInAgain', signedOut],
] as const)(
  'a change waits for %s and is sent again with the same Idempotency-Key',
  async (gate, refusal) => {
    answers = [refusal, done]
    const opened: string[] = []
    const ask = (name: string) => async () => {
      opened.push(name)
      return true
    }
    const close = openGates({ confirm: ask('confirm'), signInAgain: ask('signInAgain') })
    expect(await call('POST /api/office/reconciliation/runs')).toEqual({ ok: true })
    close()
    expect(opened).toEqual([gate])
    const keys = asked.map(({ headers }) => headers['idempotency-key'])
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
    expect(keys[1]).toBe(keys[0])
  },
)

test('two changes have different Idempotency-Keys', async () => {
  answers = [done, done]
  await call('POST /api/office/reconciliation/runs')
  await call('POST /api/office/reconciliation/runs')
  expect(new Set(asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(2)
})

test('a refusal stays one when the person does not confirm', async () => {
  answers = [confirm, done]
  const close = openGates({ confirm: async () => false, signInAgain: async () => true })
  await expect(call('POST /api/office/reconciliation/runs')).rejects.toMatchObject({ code: 'office_confirm' })
  close()
  expect(asked).toHaveLength(1)
})

test('a wrong code asks for no second sign-in', async () => {
  answers = [{ status: 401, body: { error: 'Wrong.', code: 'wrong_code', triesLeft: 4 } }]
  const close = openGates({
    confirm: async () => true,
    signInAgain: () => Promise.reject(new Error('opened the sign-in')),
  })
  await expect(call('POST /api/office/confirm/code', { body: { code: '000000' } })).rejects.toMatchObject({
    code: 'wrong_code',
    facts: { triesLeft: 4 },
  })
  close()
})
