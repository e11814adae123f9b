import { Writable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { copy as faqs } from '#content/en/site/faqs.ts'
import { longestQuestion } from '#contract/ask.ts'
import { refundPolicy } from '#domain/registrations/refunds.ts'
import { erasePerson } from '#features/personal-data/erase-person.ts'
import { gatherData } from '#features/personal-data/gather-data.ts'
import { questionsPerAddress } from '#features/questions/hand-over.ts'
import { openLog } from '#platform/log.ts'
import { type TestApp, testApp } from '#tests/support/app.ts'
import { asking } from './routes.ts'

let site: TestApp
const logged: string[] = []

beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk))
      done()
    },
  })
  site = await testApp({
    env: { MAIL_OWNER: 'office@academy.example' },
    log: openLog({ level: 'info' }, stream),
  })
})
afterAll(() => site.close())
beforeEach(async () => {
  for (const table of ['emails', 'limits', 'askedQuestions', 'officeQuestions'] as const) {
    await site.database.deleteFrom(table).execute()
  }
})

function ask(query: Record<string, string>, headers = {}, remoteAddress = '203.0.113.7') {
  return site.app.inject({ method: 'GET', url: '/api/ask', query, headers, remoteAddress })
}
function handOver(payload: object, remoteAddress = '203.0.113.7') {
  return site.app.inject({ method: 'POST', url: '/api/ask/questions', payload, remoteAddress })
}
const stored = () => site.database.selectFrom('askedQuestions').selectAll().execute()
const emails = () => site.database.selectFrom('emails').selectAll().execute()
const question = { question: 'Can I bring my own implant system?', email: 'Ana@mail.example', lang: 'en' }

describe('POST /api/ask/helpful', () => {
  const judge = (payload: object) =>
    site.app.inject({ method: 'POST', url: '/api/ask/helpful', payload, remoteAddress: '203.0.113.7' })

  test('verdict is stored with the last question, once, and without the person', async () => {
    const q = 'How do I pay? ana@mail.example'
    await ask({ q, lang: 'en' })
    await ask({ q, lang: 'en' })
    const response = await judge({ question: q, lang: 'en', helpful: false })
    expect([response.statusCode, response.body]).toEqual([204, ''])
    const verdicts = async () =>
      (await stored()).sort((one, two) => one.id - two.id).map(({ helpful }) => helpful)
    expect(await verdicts()).toEqual([null, false])
    await judge({ question: q, lang: 'en', helpful: true })
    expect(await verdicts()).toEqual([true, false])
    await judge({ question: q, lang: 'en', helpful: false })
    expect(await verdicts()).toEqual([true, false])
  })

  test('verdict about a question that was not stored stores nothing', async () => {
    await ask({ q: 'How do I pay?' }, { 'sec-gpc': '1' })
    expect((await judge({ question: 'How do I pay?', helpful: true })).statusCode).toBe(204)
    expect(await stored()).toEqual([])
  })
})

describe('GET /api/ask', () => {
  test('answers with kind, answer, sources and results', async () => {
    const response = await ask({ q: 'When is the next Clinical 1?', lang: 'en' })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({
      kind: 'fact',
      answer: expect.stringContaining('Oct 16–21, 2025'),
      sources: [{ href: '/courses#clinical1' }],
    })
  })

  test('stores a finished question without contact data and without the person', async () => {
    await ask({ q: 'Call me at (310) 555-0177 or ana@mail.example about parking', lang: 'en' })
    const [row] = await stored()
    expect(Object.keys(row ?? {}).sort()).toEqual([
      'answer',
      'askedOn',
      'helpful',
      'id',
      'language',
      'question',
    ])
    expect(row).toMatchObject({ question: 'Call me at [number] or [email] about parking', answer: 'unknown' })
  })

  test.each([
    ['while typing', { typing: 'true' }, {}],
    ['with Global Privacy Control', {}, { 'sec-gpc': '1' }],
    ['with Do Not Track', {}, { dnt: '1' }],
  ])('stores nothing %s', async (_, query, headers) => {
    await ask({ q: 'Is there parking?', ...query }, headers)
    expect(await stored()).toEqual([])
  })

  test('unknown answer says how much was searched', async () => {
    const { looked } = (await ask({ q: 'Is there parking?' })).json()
    expect(looked).toMatchObject({ courses: 6, answers: expect.any(Number), pages: expect.any(Number) })
    expect(looked.answers).toBe(faqs.groups().flatMap(({ questions }) => questions).length)
    expect((await ask({ q: 'How do I pay?' })).json()).not.toHaveProperty('looked')
  })

  test('refund answer cites the version of the policy', async () => {
    const { sources } = (await ask({ q: 'refund for module 2' })).json()
    expect(sources[0]).toMatchObject({ href: '/courses#refunds', version: refundPolicy.version })
  })

  test('never logs a question', async () => {
    await ask({ q: 'zanzibar parking' })
    expect(logged.join('')).toContain('/api/ask')
    expect(logged.join('')).not.toContain('zanzibar')
  })

  test('allows the limit of calls from one address, and refuses a flood', async () => {
    const statuses: number[] = []
    for (let nth = 0; nth < asking.limit + 10; nth += 1) {
      statuses.push((await ask({ q: 'price', typing: 'true' }, {}, '203.0.113.9')).statusCode)
    }
    expect(statuses.slice(0, asking.limit).every((status) => status === 200)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
  })

  test.each([[''], ['x'.repeat(longestQuestion + 1)]])(
    'refuses a question of no or too many characters',
    async (q) => {
      expect((await ask({ q })).statusCode).toBe(400)
    },
  )
})

describe('POST /api/ask/questions', () => {
  test('emails the office with the visitor as reply address and promises a day', async () => {
    const response = await handOver(question)
    expect(response.json()).toEqual({ number: expect.stringMatching(/^Q-\d{4}$/), replyBy: '2025-08-04' })
    expect(await emails()).toMatchObject([
      {
        to: 'office@academy.example',
        replyTo: 'ana@mail.example',
        text: expect.stringContaining(question.question),
      },
    ])
  })

  test('the same open question is stored once', async () => {
    const { number } = (await handOver(question)).json()
    expect((await handOver(question)).json().number).toBe(number)
    expect(await emails()).toHaveLength(1)
  })

  test('refuses too many questions from one address', async () => {
    for (let nth = 0; nth < questionsPerAddress.limit; nth += 1)
      await handOver({ ...question, question: `Question ${nth}` })
    expect((await handOver({ ...question, question: 'One more' })).statusCode).toBe(429)
  })

  test('erasing a person removes their questions, and their data contain them before', async () => {
    await handOver(question)
    const person = { uid: null, email: 'ana@mail.example', emailVerified: true }
    expect((await gatherData(person, site.context)).questions).toMatchObject([
      { question: question.question },
    ])
    await site.database.transaction().execute((trx) => erasePerson(trx, person, site.context))
    expect(await site.database.selectFrom('officeQuestions').selectAll().execute()).toEqual([])
    expect((await emails()).filter(({ replyTo }) => replyTo === 'ana@mail.example')).toEqual([])
  })
})
