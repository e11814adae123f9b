import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { minutes } from '#domain/dates/days.ts'
import { grantOf, permissions, roles } from '#domain/people/office-roles.ts'
import { type TestApp, testApp } from '#tests/support/app.ts'
import { type Member, type Office, officeOf } from '#tests/support/office.ts'
import { officeCallsPage } from '#tests/support/office-calls.ts'
import { type OfficeCall, officeCalls } from './guard.ts'

let site: TestApp
let office: Office
let owner: Member
beforeAll(async () => {
  site = await testApp()
  office = officeOf(site)
  owner = await office.join('owner')
})
afterAll(() => site.close())
beforeEach(() => site.database.deleteFrom('limits').execute())

/** Any ids do: the guard answers before the call looks for anything. */
const urlOf = ({ url }: OfficeCall) => url.replaceAll(/:\w+/g, randomUUID())

/** The table of docs/decisions/office.md, apart from the one that the code uses. */
const drawn: Record<string, string> = {
  see: 'may may may limited may',
  refund: 'may may may no no',
  refundBeyond: 'may approved may no no',
  approve: 'may no may no no',
  offers: 'may may may no no',
  dates: 'may may no no no',
  attendance: 'may may no limited no',
  awards: 'may may no may no',
  content: 'may may no limited no',
  accounting: 'may no may no no',
  erase: 'may no no no no',
  staff: 'may no no no no',
}

test('roles have the permissions of the drawing', () => {
  for (const permission of permissions) {
    const grants = roles.map((role) => grantOf(role, permission))
    expect([permission, grants.join(' ')]).toEqual([permission, drawn[permission]])
  }
})

describe('every call', () => {
  test('is in docs/office-calls.md with its permission, its scope and the roles that may make it', async () => {
    const page = officeCallsPage()
    await expect(page).toMatchFileSnapshot('../../../docs/office-calls.md')
  })

  test('needs a session, unless it signs somebody in', async () => {
    expect(officeCalls.length).toBeGreaterThan(20)
    for (const call of officeCalls) {
      const { status, body } = await office.call(call.method, urlOf(call))
      const isRefused = status === 401 && body.code === 'office_signed_out'
      expect([call.url, isRefused]).toEqual([call.url, call.staff !== 'nobody'])
    }
  })

  test.each(roles)('answers the role %s as the table of roles says', async (role) => {
    const { authenticator } = await office.join(role)
    for (const call of officeCalls) {
      // Some calls end sessions.
      const { cookie } = await office.signIn({ authenticator })
      await site.database.deleteFrom('limits').execute()
      const { body } = await office.call(call.method, urlOf(call), { cookie })
      const grant = call.staff === 'nobody' || call.staff === 'signed-in' ? 'may' : grantOf(role, call.staff)
      // No scope has these ids: scope.test.ts has real ones.
      const isAllowed =
        grant === 'may' || (grant === 'limited' && (call.scope === 'filtered' || call.scope === 'shared'))
      expect([call.method, call.url, body?.code !== 'office_role']).toEqual([
        call.method,
        call.url,
        isAllowed,
      ])
      expect(body?.code).not.toBe('office_signed_out')
    }
  })

  test('that changes something refuses what another site could send', async () => {
    const { cookie } = await office.signIn(owner)
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: '' },
      { origin: site.config.origin },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': '' },
    ]
    for (const call of officeCalls.filter(({ method }) => method !== 'GET')) {
      for (const headers of foreign) {
        const { status, body } = await office.call(call.method, urlOf(call), { cookie, headers })
        expect([call.url, headers, status, body.code]).toEqual([call.url, headers, 403, 'office_cross_site'])
      }
    }
  })

  test('with a body refuses what is not JSON', async () => {
    const { cookie } = await office.signIn(owner)
    const headers = { origin: office.origin, 'sec-fetch-site': 'same-origin', cookie }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', '']) {
      const answer = await site.app.inject({
        method: 'POST',
        url: '/api/office/sign-out',
        headers: { ...headers, ...(type && { 'content-type': type }) },
        payload: '{}',
      })
      expect([type, answer.statusCode]).toEqual([type, 415])
    }
    expect((await office.call('GET', '/api/office/session', { cookie })).status).toBe(200)
  })

  test('is declared, or the site does not start', async () => {
    const bare = await testApp()
    const undeclared = () => bare.app.get('/api/office/secrets', async () => ({}))
    expect(undeclared).toThrow('GET /api/office/secrets is not declared.')
    await bare.close()
  })
})

describe('confirmation', () => {
  const invite = (cookie: string) =>
    office.call('POST', '/api/office/staff/invitations', {
      cookie,
      payload: { email: `new-${randomUUID()}@bhia.example`, name: randomUUID(), role: 'desk' },
    })

  test('counts for five minutes; then the call asks for a new one', async () => {
    const { authenticator } = owner
    const { cookie } = await office.signIn(owner)
    expect((await invite(cookie)).status).toBe(200)
    site.clock.pass(minutes(5))
    expect(await invite(cookie)).toMatchObject({ status: 403, body: { code: 'office_confirm' } })
    expect((await office.call('GET', '/api/office/session', { cookie })).body.confirmedUntil).toBeNull()
    const options = await office.call('POST', '/api/office/confirm/options', { cookie })
    const payload = { passkey: authenticator.use(options.body) }
    expect((await office.call('POST', '/api/office/confirm/passkey', { cookie, payload })).status).toBe(200)
    expect((await invite(cookie)).status).toBe(200)
  })

  test('is needed by every call that changes staff or the ways to sign in', () => {
    const unconfirmed = officeCalls
      .filter(({ method, url }) => method !== 'GET' && /\/(staff|me)(\/|$)/.test(url))
      .filter(({ fresh }) => !fresh)
      .map(({ method, url }) => `${method} ${url}`)
    expect(unconfirmed).toEqual([
      // One's own name.
      'PATCH /api/office/me',
      // What a preview changes is rolled back.
      'POST /api/office/staff/invitations/preview',
      'POST /api/office/staff/:id/invitation/preview',
      'DELETE /api/office/staff/:id/sessions/:session',
    ])
  })
})

describe('Idempotency-Key', () => {
  const email = () => `key-${randomUUID()}@bhia.example`
  const invite = (key: string, address: string, cookie: string) =>
    office.call('POST', '/api/office/staff/invitations', {
      cookie,
      headers: { 'idempotency-key': key },
      payload: { email: address, name: address.split('@')[0], role: 'desk' },
    })
  const emailsTo = (to: string) =>
    site.database.selectFrom('emails').selectAll().where('to', '=', to).execute()

  test('makes two clicks one: both get the same answer', async () => {
    const { cookie } = await office.signIn(owner)
    const [key, address] = [randomUUID(), email()]
    const [first, second] = await Promise.all([invite(key, address, cookie), invite(key, address, cookie)])
    expect(first.status).toBe(200)
    expect(second.body).toEqual(first.body)
    expect((await invite(key, address, cookie)).body).toEqual(first.body)
    expect(await emailsTo(address)).toHaveLength(1)
  })

  test('is refused with another request, and free again after a refusal', async () => {
    const { cookie } = await office.signIn(owner)
    const [key, address] = [randomUUID(), email()]
    site.clock.pass(minutes(5))
    expect((await invite(key, address, cookie)).status).toBe(403)
    await office.confirm()
    expect((await invite(key, owner.email, cookie)).body.code).toBe('already_staff')
    expect((await invite(key, address, cookie)).status).toBe(200)
    expect(await invite(key, email(), cookie)).toMatchObject({ status: 422, body: { code: 'key_reused' } })
  })

  test('never stores recovery codes', async () => {
    const { cookie } = await office.signIn(owner)
    const headers = { 'idempotency-key': randomUUID() }
    const url = '/api/office/me/recovery-codes'
    const { codes } = (await office.call('POST', url, { cookie, headers })).body
    const kept = JSON.stringify(await site.database.selectFrom('idempotencyKeys').selectAll().execute())
    expect(kept).not.toContain(codes[0])
  })
})
