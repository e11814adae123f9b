import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hours } from '#domain/dates/days.ts'
import { makeOutbox } from '#platform/email/outbox.ts'
import { makeLimiter } from '#platform/limits/limits.ts'
import { type TestApp, testApp } from '#tests/support/app.ts'
import { messagesInAll, messagesPerAddress, sendContactMessage } from './contact.ts'

let site: TestApp
beforeAll(async () => {
  site = await testApp({ env: { MAIL_OWNER: 'office@academy.example' } })
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.database.deleteFrom('emails').execute()
  await site.database.deleteFrom('limits').execute()
})

const message = {
  name: 'Ana Pérez',
  email: 'ana@example.com',
  message: 'May I bring my own loupes?\nAnd is there parking?',
}

function send(payload: object, remoteAddress = '203.0.113.7') {
  return site.app.inject({ method: 'POST', url: '/api/contact', payload, remoteAddress })
}
/** Uses up the daily limit for all networks together. */
async function useUpTheDay() {
  const limiter = makeLimiter(site.database, site.clock)
  for (let nth = 0; nth < messagesInAll.limit; nth += 1) await limiter.take('contact', messagesInAll)
}
const emails = () => site.database.selectFrom('emails').selectAll().execute()

describe('POST /api/contact', () => {
  test('emails the academy, with the visitor as reply address', async () => {
    const response = await send(message)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ sent: true })
    expect(await emails()).toMatchObject([
      {
        to: 'office@academy.example',
        replyTo: 'ana@example.com',
        subject: 'Message from Ana Pérez',
        text: expect.stringContaining('May I bring my own loupes?\nAnd is there parking?'),
        kind: 'contact',
      },
    ])
  })

  test('includes the subject of the inquiry when a page gives one', async () => {
    await send({ ...message, subject: 'Biologics Fridge' })
    expect(await emails()).toMatchObject([{ subject: 'Message from Ana Pérez: Biologics Fridge' }])
  })

  test('accepts a name in any script', async () => {
    expect((await send({ ...message, name: 'د. ليلى حداد' })).statusCode).toBe(200)
    expect(await emails()).toMatchObject([{ subject: 'Message from د. ليلى حداد' }])
  })

  test.each([
    ['name', { ...message, name: '' }],
    ['name', { ...message, name: 'x'.repeat(121) }],
    ['email', { ...message, email: 'not an address' }],
    ['email', { ...message, email: undefined }],
    ['message', { ...message, message: '   ' }],
    ['message', { ...message, message: 'x'.repeat(5001) }],
  ])('names a wrong %s and sends nothing', async (field, payload) => {
    const response = await send(payload)
    expect(response.statusCode).toBe(400)
    expect(response.json().error).toMatch(new RegExp(`^${field}: `))
    expect(await emails()).toEqual([])
  })

  test.each([
    ['name', 'Ana\r\nBcc: everyone@example.com'],
    ['name', 'Ana\nBcc: everyone@example.com'],
    ['email', 'ana@example.com\r\nBcc: everyone@example.com'],
    ['email', 'ana@example.com, everyone@example.com'],
    ['subject', 'Fridge\r\nBcc: everyone@example.com'],
  ])('keeps a header in the %s out of the email', async (field, value) => {
    const response = await send({ ...message, [field]: value })
    expect(response.statusCode).toBe(400)
    expect(await emails()).toEqual([])
  })

  test('sends markup as text', async () => {
    await send({ ...message, name: '<b>Ana</b>', message: '<img src=x onerror=alert(1)>' })
    const [email] = await emails()
    expect(email?.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(email?.html).not.toMatch(/<img|<b>/)
  })

  test('sends the same message once when submitted twice', async () => {
    await Promise.all([send(message), send(message)])
    expect(await emails()).toHaveLength(1)
  })

  test('sends a message again whose first delivery could not be queued', async () => {
    let isDown = true
    const jobs = {
      async send() {
        if (isDown) throw new Error('the queue is out of reach')
      },
    }
    const { clock, database } = site
    const clocks = { real: clock, academy: clock }
    const parts = {
      ...site,
      clocks,
      limiter: makeLimiter(database, clock),
      outbox: makeOutbox({ jobs, clock, links: site.context.links }),
    }
    await expect(sendContactMessage(message, '203.0.113.7', parts)).rejects.toThrow('out of reach')
    expect(await emails()).toEqual([])
    isDown = false
    await sendContactMessage(message, '203.0.113.7', parts)
    expect(await emails()).toHaveLength(1)
  })

  test('a flood from one IPv6 /48 does not block a new network', async () => {
    const flood = []
    for (let subnet = 0; subnet < 20 * messagesPerAddress.limit; subnet += 1) {
      flood.push(
        await send({ ...message, message: `Spam ${subnet}` }, `2001:db8:7:${(subnet * 256).toString(16)}::1`),
      )
    }
    expect(flood.filter(({ statusCode }) => statusCode === 200)).toHaveLength(16 * messagesPerAddress.limit)
    expect((await send(message, '2001:db8:8::1')).statusCode).toBe(200)
  })

  test('every /24 and /48 may still send one message after the daily limit', async () => {
    await useUpTheDay()
    expect((await send({ ...message, message: 'One' }, '203.0.113.7')).statusCode).toBe(200)
    expect((await send({ ...message, message: 'Two' }, '203.0.113.8')).statusCode).toBe(429)
    expect((await send(message, '198.51.100.1')).statusCode).toBe(200)
    expect((await send({ ...message, message: 'Six' }, '2001:db8:7:1::1')).statusCode).toBe(200)
    expect((await send({ ...message, message: 'Seven' }, '2001:db8:7:200::1')).statusCode).toBe(429)
    expect(await emails()).toHaveLength(3)
  })

  test('an address that sends too many messages is refused, and others are not', async () => {
    for (let nth = 1; nth <= messagesPerAddress.limit; nth += 1) {
      expect((await send({ ...message, message: `Question ${nth}` })).statusCode).toBe(200)
    }
    const refused = await send({ ...message, message: 'One more' })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json().code).toBe('too_many_requests')
    expect((await send(message, '203.0.113.8')).statusCode).toBe(200)
    expect(await emails()).toHaveLength(messagesPerAddress.limit + 1)
    site.clock.pass(hours(1))
    expect((await send({ ...message, message: 'One more' })).statusCode).toBe(200)
  })
})
