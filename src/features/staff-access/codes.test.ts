import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { minutes, seconds } from '#domain/dates/days.ts'
import { type TestApp, testApp } from '#tests/support/app.ts'
import { type Office, officeOf } from '#tests/support/office.ts'
import { newApp, stepOf } from './codes.ts'

let site: TestApp
let office: Office
beforeAll(async () => {
  site = await testApp()
  office = officeOf(site)
})
afterAll(() => site.close())
beforeEach(() => site.database.deleteFrom('limits').execute())

describe('code', () => {
  const member = async () => {
    const joined = await office.join('desk')
    const { cookie } = joined
    const { secret } = (await office.call('POST', '/api/office/me/app/options', { cookie })).body
    const code = async () => {
      const app = new TOTP({ secret: Secret.fromBase32(secret) })
      return app.generate({ timestamp: site.clock.now().getTime() })
    }
    await office.call('POST', '/api/office/me/app', { cookie, payload: { code: await code() } })
    site.clock.pass(seconds(30))
    return { ...joined, code }
  }
  const signIn = (email: string, code: string) =>
    office.call('POST', '/api/office/sign-in/code', { payload: { email, code } })

  test('of the app signs in once in its step', async () => {
    const { email, code } = await member()
    const shown = await code()
    expect(await signIn(email, ` ${shown.slice(0, 3)} ${shown.slice(3)}`)).toMatchObject({
      status: 200,
      body: { ways: { app: true } },
    })
    expect(await signIn(email, shown)).toMatchObject({
      status: 401,
      body: { code: 'wrong_code', triesLeft: 4, error: expect.stringContaining('used already') },
    })
    site.clock.pass(seconds(30))
    expect((await signIn(email, await code())).status).toBe(200)
  })

  test('of the app that was shown two minutes ago has expired', async () => {
    const { email, code } = await member()
    const shown = await code()
    site.clock.pass(minutes(2))
    expect((await signIn(email, shown)).body.error).toBe(
      'The last code had expired. Type the one shown now. 4 tries are left.',
    )
  })

  test('for recovery works once, in any spelling, and new ones end the old', async () => {
    const { email, cookie } = await member()
    const renew = () => office.call('POST', '/api/office/me/recovery-codes', { cookie })
    const [first = '', second = ''] = (await renew()).body.codes
    expect(await signIn(email, first.toLowerCase().replaceAll('-', ' '))).toMatchObject({
      status: 200,
      body: { ways: { codes: 9 } },
    })
    expect((await signIn(email, first)).status).toBe(401)
    await renew()
    expect((await signIn(email, second)).status).toBe(401)
  })

  test('that is wrong five times makes even the right one wait, and passkeys still work', async () => {
    const joined = await member()
    for (const triesLeft of [4, 3, 2, 1, 0]) {
      expect((await signIn(joined.email, '000000')).body).toMatchObject({ code: 'wrong_code', triesLeft })
    }
    expect(await signIn(joined.email, await joined.code())).toMatchObject({
      status: 429,
      headers: { 'retry-after': '900' },
    })
    expect((await office.signIn(joined)).status).toBe(200)
  })

  test('for an unknown address is refused in the same words and as often', async () => {
    const known = await member()
    for (const code of ['000000', 'AAAA-AAAA-AAAA-AAAA']) {
      const { body } = await signIn(known.email, code)
      expect((await signIn('nobody@bhia.example', code)).body).toEqual(body)
    }
  })
})

test('code of six characters that are no digits is wrong', () => {
  expect(stepOf(newApp('one@bhia.example').secret, '⧱♌𐇦𐹭', new Date())).toBe('wrong')
})
