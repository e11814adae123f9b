import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CheckoutWorld, checkoutWorld, rivera } from '#tests/support/checkout.ts'

let world: CheckoutWorld
beforeAll(async () => {
  world = await checkoutWorld()
})
afterAll(() => world.close())

const prices = { amount: 1, price: 1, total: '0.01', currency: 'jpy', items: [{ id: 'module2', amount: 1 }] }

test('prices and other fields that a browser sends are ignored and never stored', async () => {
  const answer = await world.post('/api/create-payment-intent', {
    email: rivera.email,
    ...prices,
    customerData: {
      ...rivera,
      ...prices,
      status: 'completed',
      uid: 'somebody',
      paidAt: '2025-01-01',
      isAdmin: true,
      '<script>': 'x',
    },
  })
  expect(answer).toMatchObject({ status: 200, body: { amount: 285_000, currency: 'usd' } })
  const row = await world.registration(answer.body.registrationId)
  expect(row).toMatchObject({ status: 'awaiting_payment', uid: null, paidAt: null, items: ['module2'] })
  expect(JSON.stringify(row)).not.toMatch(/script|isAdmin|somebody/)
})

test.each([
  ['José Ñandú-Óscar', '+34 91 123 45 67'],
  ["O'Brien; drop table registrations; --", '213.555.0177 ext. 4'],
  ['<b>Alex</b> & "Co"', '(213) 555-0177'],
  ['Nguyễn Thị Hồng', '2135550177'],
])('the name %s is stored as typed and escaped in emails', async (name, phone) => {
  const row = await world.paid({ name, phone, email: 'unicode@mail.example', dates: {} })
  expect(row).toMatchObject({ name, phone, status: 'completed' })
  const email = (await world.emails(row.email)).find((email) => email.key === `confirmation:${row.id}`)
  expect(email?.text).toContain(name)
  expect(email?.html).not.toContain('<b>Alex')
})

test.each(['王小明', 'محمد علي', '👩‍⚕️ Dr. Alex'])(
  'the name %s is refused, because documents cannot print it',
  async (name) => {
    const answer = await world.register({ name, dates: {} })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
    expect(answer.body.error).toMatch(/^customerData\.name: must be in Latin/)
  },
)

test('email addresses are stored in lower case', async () => {
  const { body } = await world.post('/api/create-payment-intent', {
    email: 'A.Rivera@Mail.Example',
    customerData: { ...rivera, email: ' a.rivera@mail.example ' },
  })
  expect((await world.registration(body.registrationId)).email).toBe('a.rivera@mail.example')
})
