import { afterAll, expect, test } from 'vitest'
import { dollars } from '#domain/money/money.ts'
import { checkoutWorld } from '#tests/support/checkout.ts'
import { resetBeforeEachTest } from '#tests/support/fresh-state.ts'
import { endCode, makeCode } from './make-code.ts'

const world = await checkoutWorld()
await resetBeforeEachTest(world)
afterAll(() => world.close())

const note = async () => {}
const half = {
  code: 'Half',
  percent: 50,
  amount: null,
  items: ['module4'],
  most: 10,
  fromDay: '2025-08-01',
  untilDay: '2025-08-31',
}

function order(index: number, code: string, selectedItems = ['module4']) {
  const email = `buyer${index}@mail.example`
  const customerData = { name: 'Ann Lee', email, phone: '310 555 0100', selectedItems, code }
  return world.post('/api/create-payment-intent', { email, customerData }, { from: `10.9.${index}.1` })
}

test('100 orders at once with a code for 10 are exactly 10', async () => {
  await makeCode(half, world.context, note)
  const placed = await Promise.all(Array.from({ length: 100 }, (_, index) => order(index, 'half')))
  const opened = placed.filter(({ status }) => status === 200)
  expect(opened).toHaveLength(10)
  const refused = placed.filter(({ status }) => status !== 200)
  expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
    new Set(['409 code_refused']),
  )
})

test('code lowers the price that is charged, and is refused for other items, once ended, and if unknown', async () => {
  await makeCode(half, world.context, note)
  const [whole, lower] = [await world.post('/api/create-payment-intent', plain()), await order(1, ' half ')]
  expect(lower.body.amount).toBe(whole.body.amount / 2)
  expect(lower.body.amount).toBeGreaterThan(dollars(1))
  expect((await order(2, 'half', ['module2'])).body).toMatchObject({ code: 'code_refused' })
  expect((await order(3, 'other')).body).toMatchObject({ code: 'code_refused' })
  await endCode('HALF', world.context, note)
  expect((await order(4, 'half')).body).toMatchObject({ code: 'code_refused' })
})

function plain() {
  const email = 'plain@mail.example'
  return {
    email,
    customerData: { name: 'Ann Lee', email, phone: '310 555 0100', selectedItems: ['module4'] },
  }
}
