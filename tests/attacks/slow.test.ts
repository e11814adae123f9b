// Clients that send slowly or too much are disconnected, and others are served meanwhile.
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type TestApp, testApp } from '#tests/support/app.ts'
import { everythingFrom, openRaw, request, sendRaw, statusesIn } from './raw-socket.ts'

let site: TestApp
let port: number
let asBuilt: { headers: number; request: number; checked: number }
beforeAll(async () => {
  site = await testApp()
  const { server } = site.app
  asBuilt = {
    headers: server.headersTimeout,
    request: server.requestTimeout,
    checked: Reflect.get(server, 'connectionsCheckingInterval'),
  }
  Object.assign(server, { connectionsCheckingInterval: 250 })
  await site.app.listen({ host: '127.0.0.1', port: 0 })
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => site.close())

/** The same timeouts, shortened from 30 seconds to a few. Normal clients are served within them. */
function wind() {
  const { server } = site.app
  Object.assign(server, { headersTimeout: 1500, requestTimeout: 2500 })
  onTestFinished(() => {
    Object.assign(server, { headersTimeout: asBuilt.headers, requestTimeout: asBuilt.request })
  })
}

const head = ['POST /api/contact HTTP/1.1', 'Host: localhost', 'Content-Type: application/json']

describe('a slow client', () => {
  test('has 15 seconds for the head and 30 for the whole request, checked every 5', () => {
    expect(asBuilt).toEqual({ headers: 15_000, request: 30_000, checked: 5_000 })
  })

  test.each([
    ['head', 'POST /api/contact HTTP/1.1\r\nHost: localhost\r\n', 'X: a\r\n'],
    ['body', request([...head, 'Content-Length: 60000']), 'a'],
    ['chunks', request([...head, 'Transfer-Encoding: chunked']), '1\r\na\r\n'],
  ])('of a %s gets 408 and is disconnected; fifty of them delay nobody else', async (_, begin, drop) => {
    const slow = Array.from({ length: 50 }, () => openRaw(port))
    const ends = slow.map(everythingFrom)
    for (const socket of slow) socket.write(begin)
    const dripping = setInterval(() => {
      for (const socket of slow) if (socket.writable) socket.write(drop)
    }, 50)
    const times: number[] = []
    for (let nth = 0; nth < 5; nth += 1) {
      const began = performance.now()
      const { status } = await fetch(`http://127.0.0.1:${port}/api/sessions`)
      expect(status).toBe(200)
      times.push(performance.now() - began)
      await pause(20)
    }
    wind()
    const answers = await Promise.all(ends)
    clearInterval(dripping)
    expect(Math.max(...times)).toBeLessThan(10_000)
    for (const answer of answers) expect(statusesIn(answer)).toEqual([408])
  })
})

describe('an oversized body', () => {
  test.each([
    ['a contact message', '/api/contact', 65 * 1024, 413],
    ['a sign-in', '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', 65 * 1024, 400],
    ['a webhook', '/api/webhooks/stripe', 513 * 1024, 413],
    ['a card’s form', '/v1/payment_intents', 65 * 1024, 413],
  ])('%s that says its length is refused before its body is read', async (_, path, length, status) => {
    const socket = openRaw(port)
    const answer = everythingFrom(socket)
    socket.write(
      request([
        `POST ${path} HTTP/1.1`,
        'Host: localhost',
        'Content-Type: application/json',
        'Connection: close',
        `Content-Length: ${length}`,
      ]),
    )
    expect(statusesIn(await answer)).toEqual([status])
  })

  test('that does not say its length is refused once it is too long', async () => {
    const chunk = `1000\r\n${'a'.repeat(4096)}\r\n`
    const bytes = request([...head, 'Transfer-Encoding: chunked', 'Connection: close'], chunk.repeat(20))
    expect(statusesIn(await sendRaw(port, bytes))).toEqual([413])
  })

  test.each([
    ['nested lists', '['.repeat(32_000)],
    ['nested objects', '{"a":'.repeat(12_000)],
    ['a number of 60,000 digits', '1'.repeat(60_000)],
    ['60,000 spaces', `${' '.repeat(60_000)}x`],
    ['the same field ten thousand times', `{${'"a":1,'.repeat(9_000)}"a":1}`],
  ])('%s are read or refused at once', async (_, payload) => {
    // The fastest of five, so that a busy machine does not decide.
    const times: number[] = []
    for (let round = 0; round < 5; round += 1) {
      const began = performance.now()
      const { statusCode } = await site.app.inject({
        method: 'POST',
        url: '/api/contact',
        headers: { 'content-type': 'application/json' },
        payload,
      })
      expect(statusCode).toBe(400)
      times.push(performance.now() - began)
    }
    expect(Math.min(...times)).toBeLessThan(500)
  })
})
