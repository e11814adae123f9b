// Input stays text: in SQL, in JSON, in email headers, in HTML.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccountWorld, accountWorld, type Person } from '#tests/support/account.ts'
import { rivera } from '#tests/support/checkout.ts'
import { inheritedNames, lineBreaks, markup, sqlInjections } from './nasty.ts'

let world: AccountWorld
let person: Person
beforeAll(async () => {
  world = await accountWorld()
  person = await world.person('typist@mail.example')
})
afterAll(() => world.close())

const identity = (operation: string, payload: object) =>
  world.post(`/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=any`, payload)

let lastAddress = 0
const elsewhere = () => ({ from: `10.3.${(lastAddress >> 8) & 255}.${lastAddress++ & 255}` })

describe('SQL', () => {
  test.each(sqlInjections)('%s is stored and read back unchanged', async (typed) => {
    const began = performance.now()
    const fields = ['licenseNumber', 'licenseState', 'billingName', 'billingAddress', 'taxId', 'name']
    const change = Object.fromEntries(fields.map((field) => [field, typed.slice(0, 40).trim()]))
    const { body } = await person.call('PATCH', '/api/account/profile', change)
    expect(body.profile).toMatchObject(change)
    const credit = { title: typed, provider: typed, kind: 'online', hours: 1, earnedOn: '2025-07-01' }
    expect((await person.call('POST', '/api/account/outside-credits', credit)).status).toBe(200)
    const treated = { title: typed, summary: typed, treatedOn: '2025-07-01' }
    expect((await person.call('POST', '/api/account/cases', treated)).status).toBe(200)
    const { body: credits } = await person.get('/api/account/credits')
    expect(credits.outside).toContainEqual(expect.objectContaining({ title: typed, provider: typed }))
    expect(credits.cases).toContainEqual(expect.objectContaining({ title: typed, summary: typed }))
    const { registrationId } = await world.opened(
      { name: typed, email: 'sql@mail.example', dates: {} },
      elsewhere(),
    )
    expect((await world.registration(registrationId)).name).toBe(typed)
    // One of the inputs would make PostgreSQL sleep for 30 seconds.
    expect(performance.now() - began).toBeLessThan(25_000)
  })

  test.each(sqlInjections)(
    '%s signs nobody in, finds no certificate, and opens no calendar',
    async (typed) => {
      const { email } = person
      expect((await identity('signInWithPassword', { email, password: typed })).status).toBe(400)
      expect(
        (await identity('signInWithPassword', { email: `${email}${typed}`, password: 'x' })).status,
      ).toBe(400)
      expect((await identity('resetPassword', { oobCode: typed, newPassword: 'a new one' })).status).toBe(400)
      const inPath = encodeURIComponent(typed)
      for (const path of [
        `/api/certificates/${inPath}`,
        `/calendar/${inPath}.ics`,
        `/api/registrations/${inPath}`,
      ]) {
        expect([400, 404]).toContain((await world.app.inject(path)).statusCode)
      }
      const { statusCode } = await world.app.inject({
        method: 'POST',
        url: '/api/analytics/track-visit',
        payload: { page: `/${typed}`, referrer: typed, userAgent: typed },
      })
      expect(statusCode).toBe(204)
      world.clock.pass(60_000)
    },
  )
})

test('a NUL, which PostgreSQL cannot store, is refused in every field', async () => {
  const { token, code } = { token: '%00'.repeat(32), code: 'A%00B' }
  const paths = [
    '/api/registrations/T',
    '/api/waiting-list/T',
    '/calendar/T.ics',
    '/calendar/a%00b.ics',
    '/api/registrations/T/receipt.pdf',
  ]
  for (const path of [...paths.map((one) => one.replace('T', token)), `/api/certificates/${code}`]) {
    expect([path, [400, 404].includes((await world.app.inject(path)).statusCode)]).toEqual([path, true])
  }
  for (const id of ['%00', 'a%00']) {
    expect((await person.get(`/api/account/transactions/${id}/receipt.pdf`)).status).toBe(404)
  }
  expect((await person.call('PATCH', '/api/account/profile', { taxId: 'a\0' })).status).toBe(400)
  const { clientSecret } = await world.opened({ email: 'nul@mail.example', dates: {} }, elsewhere())
  const [intent] = clientSecret.split('_secret_')
  const paid = await world.app.inject({
    method: 'POST',
    url: `/v1/payment_intents/${intent}/confirm`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      key: world.paymentKeys.publishableKey,
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2034',
      'payment_method_data[card][cvc]': '123',
      'payment_method_data[billing_details][name]': 'a\0',
    }).toString(),
  })
  expect(paid.statusCode).toBe(400)
  expect(
    (await identity('signUp', { email: 'nul@mail.example', password: 'a good one', displayName: 'a\0' }))
      .status,
  ).toBe(400)
})

describe('names of Object.prototype', () => {
  const poisons = [
    '"__proto__":{"polluted":1}',
    '"constructor":{"prototype":{"polluted":1}}',
    '"more":{"__proto__":{"polluted":1}}',
    '"more":[{"__proto__":{"polluted":1}}]',
  ]
  const account = { email: 'proto@mail.example', password: 'a good one' }
  /** Each body is valid, so that only the added name can be refused. */
  const calls: [path: string, body: object][] = [
    ['/api/contact', { name: 'Ana', email: 'ana@mail.example', message: 'Hello' }],
    ['/api/create-payment-intent', { email: rivera.email, customerData: rivera }],
    ['/api/analytics/track-visit', { page: '/' }],
    ['/identitytoolkit.googleapis.com/v1/accounts:signUp', account],
    ['/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', account],
  ]

  test('in JSON are refused everywhere, and change no other object', async () => {
    for (const [path, body] of calls) {
      for (const poison of poisons) {
        const poisoned = JSON.stringify(body).replace('{', `{${poison},`)
        expect([path, (await world.post(path, poisoned, elsewhere())).status]).toEqual([path, 400])
      }
      expect([path, (await world.post(path, body, elsewhere())).status < 300]).toEqual([path, true])
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test('in forms and queries are ordinary names', async () => {
    const form = '__proto__[polluted]=1&constructor[prototype][polluted]=1&__proto__=1'
    for (const url of ['/securetoken.googleapis.com/v1/token', '/v1/payment_intents', '/sandbox/3ds']) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const { statusCode } = await world.app.inject({ method: 'POST', url, headers, payload: form })
      expect([url, statusCode >= 400 && statusCode < 500]).toEqual([url, true])
    }
    for (const url of ['/api/sessions', '/sandbox/mailbox', '/v1/payment_intents/pi_1']) {
      expect((await world.app.inject(`${url}?${form}`)).statusCode).toBeLessThan(500)
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test.each(inheritedNames)('%s is refused as kind of email, course, language and field', async (name) => {
    expect((await identity('sendOobCode', { requestType: name, email: person.email })).body).toMatchObject({
      error: { message: 'INVALID_REQ_TYPE' },
    })
    expect((await world.register({ selectedItems: name }, elsewhere())).status).toBe(400)
    expect((await world.register({ selectedItems: [name] }, elsewhere())).status).toBe(400)
    const waiting = { course: name, start: '2025-09-12', email: 'a@mail.example' }
    // 404 for a name that a course could have: there is no date of it.
    expect((await world.post('/api/waiting-list', waiting, elsewhere())).status).toBeOneOf([400, 404])
    expect((await person.get(`/api/account/credits.pdf?lang=${name}`)).status).toBe(400)
    const { body } = await world.post(
      '/api/contact',
      { name: 'Ana', email: 'ana@mail.example', message: name },
      {
        ...elsewhere(),
        cookie: `language=${name}`,
      },
    )
    expect(body).toEqual({ sent: true })
  })
})

describe('a line break', () => {
  test.each(lineBreaks.slice(0, 3))(
    '%j starts no header of an email, in any form that sends one',
    async (typed) => {
      const before = (await world.emails()).length
      const address = `a@mail.example${typed.slice(1)}`
      const message = { name: 'Ana', email: 'ana@mail.example', message: 'Hello' }
      const { idToken } = (
        await identity('signInWithPassword', { email: person.email, password: 'a good one' })
      ).body
      const refused = await Promise.all([
        world.post('/api/contact', { ...message, name: typed }, elsewhere()),
        world.post('/api/contact', { ...message, email: address }, elsewhere()),
        world.post('/api/contact', { ...message, subject: typed }, elsewhere()),
        world.register({ name: typed }, elsewhere()),
        world.register({ email: address }, elsewhere()),
        world.register({ phone: `213 555 0177${typed}` }, elsewhere()),
        world.post(
          '/api/waiting-list',
          { course: 'module2', start: '2025-09-12', email: address },
          elsewhere(),
        ),
        identity('signUp', { email: address, password: 'a good one' }),
        identity('sendOobCode', { requestType: 'PASSWORD_RESET', email: address }),
        identity('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: address, idToken }),
        identity('update', { idToken, displayName: typed }),
        person.call('PATCH', '/api/account/profile', { name: typed }),
        person.call('PATCH', '/api/account/profile', { billingName: typed }),
      ])
      expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 400))
      expect(await world.emails()).toHaveLength(before)
    },
  )
})

describe('markup', () => {
  test('in an email arrives as text, and the mailbox shows it as text', async () => {
    for (const typed of markup) {
      const buyer = await world.paid({
        name: typed,
        phone: `213 555 0177 ${typed.slice(0, 25)}`,
        email: 'markup@mail.example',
      })
      const token = world.context.links.sign('registration', buyer.id)
      const { body: quote } = await world.app
        .inject(`/api/registrations/${token}/refund-quote`)
        .then((one) => ({ body: one.json() }))
      const canceled = await world.post(`/api/registrations/${token}/cancel`, {
        items: ['module2'],
        amount: quote.amount,
      })
      expect(canceled.status).toBe(200)
      await world.deliverAll()
      const message = { name: typed, email: 'markup@mail.example', message: typed, subject: typed }
      await world.post('/api/contact', message, elsewhere())
    }
    const emails = await world.emails()
    expect(emails.length).toBeGreaterThanOrEqual(markup.length * 4)
    await world.database.updateTable('emails').set({ deliveredAt: world.clock.now() }).execute()
    const page = (await world.app.inject('/sandbox/mailbox')).body
    for (const html of [...emails.map((email) => email.html), page]) {
      for (const typed of markup.filter((one) => one.includes('<'))) expect(html).not.toContain(typed)
      expect(html).not.toMatch(/<(?:script|svg|img src=x)|href="javascript:/i)
    }
    expect(emails.some(({ html }) => html.includes('&lt;script&gt;globalThis.pwned'))).toBe(true)
  })

  test('in an answer of the API cannot become a page: it is JSON and says so', async () => {
    for (const typed of markup) {
      const edited = await person.call('PATCH', '/api/account/profile', {
        name: typed,
        billingAddress: typed,
      })
      expect(edited.body.profile.name).toBe(typed)
      expect(edited.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      })
    }
  })
})
