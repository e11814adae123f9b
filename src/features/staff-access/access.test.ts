import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hours, minutes, seconds } from '#domain/dates/days.ts'
import { type TestApp, testApp } from '#tests/support/app.ts'
import { makeAuthenticator } from '#tests/support/authenticator.ts'
import { type Office, officeOf } from '#tests/support/office.ts'

let site: TestApp
let office: Office
beforeAll(async () => {
  site = await testApp()
  office = officeOf(site)
})
afterAll(() => site.close())
// Tests share one network address.
beforeEach(() => site.database.deleteFrom('limits').execute())

const session = (cookie?: string) => office.call('GET', '/api/office/session', { cookie })

describe('invitation', () => {
  test('names the person and the role, and starts a session as soon as the passkey is stored', async () => {
    const token = await office.invite('lena@bhia.example', 'reader')
    expect((await office.call('GET', `/api/office/invitations/${token}`)).body).toMatchObject({
      email: 'lena@bhia.example',
      role: 'reader',
      invitedBy: null,
    })
    const { status, body, cookie, setCookie } = await office.accept(token)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      staff: { name: 'Ines Caldera', email: 'lena@bhia.example', role: 'reader' },
      may: { see: 'may', refund: 'no' },
      ways: { passkeys: 1, app: false, codes: 0 },
    })
    expect(setCookie).toMatch(/^office=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)
    expect((await session(cookie)).body).toEqual(body)
  })

  test('used twice is refused the second time', async () => {
    const token = await office.invite('twice@bhia.example', 'desk')
    expect((await office.accept(token)).status).toBe(200)
    expect(await office.accept(token)).toMatchObject({ status: 410, body: { code: 'invitation_over' } })
  })

  test('lets one of two answers in that arrive together', async () => {
    const token = await office.invite('race@bhia.example', 'desk')
    const answers = await Promise.all([office.accept(token), office.accept(token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
  })

  test('ends after its time, also between the options and the answer', async () => {
    const url = `/api/office/invitations/${await office.invite('late@bhia.example', 'desk')}`
    site.clock.pass(minutes(28))
    const options = await office.call('POST', `${url}/options`, { payload: { name: 'Late' } })
    site.clock.pass(minutes(2))
    const payload = { name: 'Late', passkey: makeAuthenticator(office.origin).create(options.body) }
    expect(await office.call('POST', `${url}/passkey`, { payload })).toMatchObject({ status: 410 })
    expect(await office.call('GET', url)).toMatchObject({ status: 410 })
  })

  test('a second one replaces the first, and ends all earlier ways to sign in', async () => {
    const member = await office.join('desk', 'lost@bhia.example')
    const first = await office.invite('lost@bhia.example', 'desk')
    const second = await office.invite('lost@bhia.example', 'desk')
    expect((await office.accept(first)).status).toBe(410)
    expect((await office.accept(second)).body).toMatchObject({ ways: { passkeys: 1 } })
    expect((await session(member.cookie)).status).toBe(401)
    expect((await office.signIn(member)).status).toBe(401)
  })

  test('is stored as a digest only', async () => {
    const token = await office.invite('digest@bhia.example', 'desk')
    const stored = await site.database.selectFrom('staffInvitations').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(token)
  })
})

describe('passkey', () => {
  test('signs in, and the record says so', async () => {
    const member = await office.join('desk')
    const { status, cookie } = await office.signIn(member)
    expect(status).toBe(200)
    expect((await session(cookie)).body.staff.email).toBe(member.email)
    const entry = await site.database
      .selectFrom('staffActions')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(entry).toMatchObject({ staffId: member.id, who: null, verb: 'staff.signed-in' })
  })

  test('assertion that is replayed is refused', async () => {
    const { authenticator } = await office.join('desk')
    const options = await office.call('POST', '/api/office/sign-in/options')
    const payload = { passkey: authenticator.use(options.body) }
    expect((await office.call('POST', '/api/office/sign-in/passkey', { payload })).status).toBe(200)
    expect(await office.call('POST', '/api/office/sign-in/passkey', { payload })).toMatchObject({
      status: 401,
      body: { code: 'passkey_refused' },
    })
  })

  test('of a cloned authenticator, whose counter goes back, is refused', async () => {
    const member = await office.join('desk')
    member.authenticator.state.counter = 40
    expect((await office.signIn(member)).status).toBe(200)
    member.authenticator.state.counter = 12
    expect((await office.signIn(member)).status).toBe(401)
  })

  test('without user verification is refused', async () => {
    const member = await office.join('desk')
    member.authenticator.state.isVerifying = false
    expect((await office.signIn(member)).status).toBe(401)
  })

  test('of another origin is refused', async () => {
    const token = await office.invite('phished@bhia.example', 'desk')
    const phishing = makeAuthenticator('https://office.evil.example')
    expect((await office.accept(token, phishing)).status).toBe(401)
  })

  test('answer to an expired or invented challenge is refused', async () => {
    const { authenticator } = await office.join('desk')
    const { body } = await office.call('POST', '/api/office/sign-in/options')
    site.clock.pass(minutes(5))
    for (const challenge of [body.challenge, 'aW52ZW50ZWQ']) {
      const payload = { passkey: authenticator.use({ ...body, challenge }) }
      expect((await office.call('POST', '/api/office/sign-in/passkey', { payload })).status).toBe(401)
    }
  })

  test('of another member does not confirm', async () => {
    const [member, other] = [await office.join('desk'), await office.join('desk')]
    const options = await office.call('POST', '/api/office/confirm/options', { cookie: member.cookie })
    const payload = { passkey: other.authenticator.use(options.body) }
    const answer = await office.call('POST', '/api/office/confirm/passkey', {
      payload,
      cookie: member.cookie,
    })
    expect(answer.status).toBe(401)
  })

  test('cannot be the last one to be removed', async () => {
    const { cookie, authenticator } = await office.join('desk')
    const url = `/api/office/me/passkeys/${authenticator.id}`
    expect(await office.call('DELETE', url, { cookie })).toMatchObject({
      status: 409,
      body: { code: 'last_passkey' },
    })
    const second = makeAuthenticator(office.origin)
    const options = await office.call('POST', '/api/office/me/passkeys/options', { cookie })
    const payload = { name: 'Phone', passkey: second.create(options.body) }
    expect((await office.call('POST', '/api/office/me/passkeys', { payload, cookie })).status).toBe(204)
    expect((await office.call('DELETE', url, { cookie })).status).toBe(204)
    const { passkeys } = (await office.call('GET', '/api/office/me', { cookie })).body
    expect(passkeys).toMatchObject([{ name: 'Phone' }])
  })
})

describe('session', () => {
  test('fixation fails: a cookie that was set before the sign-in is never adopted', async () => {
    const member = await office.join('desk')
    const planted = `office=${'A'.repeat(43)}`
    const { cookie } = await office.signIn(member, planted)
    expect(cookie).not.toBe(planted)
    expect((await session(planted)).status).toBe(401)
    // A second sign-in with the cookie of a session gets another one, too.
    expect((await office.signIn(member, cookie)).cookie).not.toBe(cookie)
  })

  test('ends after 30 minutes without a call', async () => {
    const { cookie } = await office.join('desk')
    site.clock.pass(minutes(29))
    expect((await session(cookie)).status).toBe(200)
    site.clock.pass(minutes(30))
    expect(await session(cookie)).toMatchObject({ status: 401, body: { code: 'office_signed_out' } })
  })

  test('ends after 12 hours, however busy', async () => {
    const { cookie } = await office.join('desk')
    for (let time = 0; time < hours(12) - minutes(20); time += minutes(20)) {
      site.clock.pass(minutes(20))
      expect((await session(cookie)).status).toBe(200)
    }
    site.clock.pass(minutes(20))
    expect((await session(cookie)).status).toBe(401)
  })

  test('ends with sign-out, which clears the cookie', async () => {
    const { cookie } = await office.join('desk')
    const { status, setCookie } = await office.call('POST', '/api/office/sign-out', { cookie })
    expect(status).toBe(204)
    expect(setCookie).toBe('office=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0')
    expect((await session(cookie)).status).toBe(401)
  })

  test('can be listed and revoked by its owner only', async () => {
    const member = await office.join('desk')
    site.clock.pass(seconds(1))
    const second = await office.signIn(member)
    const { sessions } = (await office.call('GET', '/api/office/sessions', { cookie: second.cookie })).body
    expect(sessions).toMatchObject([
      { current: true, way: 'passkey' },
      { current: false, way: 'invitation' },
    ])
    const url = `/api/office/sessions/${sessions[1].id}`
    const other = await office.join('desk')
    expect((await office.call('DELETE', url, { cookie: other.cookie })).status).toBe(409)
    expect((await session(member.cookie)).status).toBe(200)
    expect((await office.call('DELETE', url, { cookie: second.cookie })).status).toBe(204)
    expect((await session(member.cookie)).status).toBe(401)
  })

  test('token is stored as a digest only', async () => {
    const { cookie } = await office.join('desk')
    const stored = JSON.stringify(await site.database.selectFrom('staffSessions').selectAll().execute())
    expect(stored).not.toContain(cookie.split('=')[1])
  })
})

test('calls without a session are limited by network', async () => {
  const options = () => office.call('POST', '/api/office/sign-in/options')
  for (let count = 0; count < 60; count += 1) expect((await options()).status).toBe(200)
  expect((await options()).status).toBe(429)
})

test('cookie has the __Host- prefix and is secure behind TLS', async () => {
  const secure = await testApp({ env: { ORIGIN: 'https://academy.example', SANDBOX: 'public' } })
  const behindTls = officeOf(secure)
  const { setCookie, cookie } = await behindTls.accept(await behindTls.invite('a@bhia.example', 'owner'))
  expect(setCookie).toMatch(/^__Host-office=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/)
  expect((await behindTls.call('GET', '/api/office/session', { cookie })).status).toBe(200)
  await secure.close()
})
