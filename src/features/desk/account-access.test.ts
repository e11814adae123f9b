import { afterAll, expect, test } from 'vitest'
import { accountWorld } from '#tests/support/account.ts'
import { officeOf } from '#tests/support/office.ts'

const world = await accountWorld()
const office = officeOf(world)
afterAll(() => world.close())

const { cookie } = await office.join('desk')
const ana = await world.person('ana@mail.example')
const post = (call: string, payload: object = {}) =>
  office.call('POST', `/api/office/people/${ana.uid}/${call}`, { cookie, payload })

test('a disabled account is signed out at once, and an enabled one signs in again', async () => {
  expect((await post('account', { disabled: true })).status).toBe(204)
  expect((await ana.get('/api/account/profile')).status).toBe(401)
  await ana.signIn()
  expect(ana.token()).toBeUndefined()
  expect((await post('account', { disabled: true })).status).toBe(409)
  expect((await post('reset-link')).status, 'enable it first').toBe(409)
  expect((await post('account', { disabled: false })).status).toBe(204)
  await ana.signIn()
  expect((await ana.get('/api/account/profile')).status).toBe(200)
})

test('a reset link is emailed in the language of the last registration', async () => {
  await world.opened({ email: ana.email }, { bearer: ana.token(), cookie: 'language=es' })
  expect((await post('reset-link')).status).toBe(204)
  const email = (await world.emails(ana.email)).find(({ kind }) => kind === 'password-reset')
  expect(email?.subject).toBe('Establezca una contraseña nueva')
  expect(email?.text).toContain('/auth/action?mode=resetPassword')
})
