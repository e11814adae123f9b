import { afterAll, beforeEach, expect, test } from 'vitest'
import { type Member, officeOf } from '#tests/support/office.ts'
import { staffWorld } from '#tests/support/staff-world.ts'

const world = await staffWorld()
const office = officeOf(world)
afterAll(() => world.close())

const finance = await office.join('finance')
const desk = await office.join('desk')
beforeEach(() => office.confirm())

const send = (url: string, payload: object, { cookie }: Member = finance) =>
  office.call('POST', `/api/office/codes${url}`, { payload, cookie })
const codes = async () => (await office.call('GET', '/api/office/codes', { cookie: desk.cookie })).body.codes

const spring = {
  code: 'spring26',
  percent: 10,
  amount: null,
  items: ['module2'],
  most: 5,
  from: '2025-07-01',
  until: '2025-12-31',
}

test('codes are made, listed and ended by those who may change prices, and recorded', async () => {
  expect((await send('', spring, desk)).status).toBe(403)
  expect((await send('', spring)).status).toBe(204)
  expect(await codes()).toMatchObject([{ ...spring, code: 'SPRING26', used: 0, ended: false }])
  expect((await send('', spring)).body).toMatchObject({ code: 'code_exists' })
  expect((await send('/spring26/end', {}, desk)).status).toBe(403)
  expect((await send('/spring26/end', {})).status).toBe(204)
  expect(await codes()).toMatchObject([{ code: 'SPRING26', ended: true }])
  const notes = await world.database.selectFrom('staffActions').select(['verb', 'facts']).execute()
  expect(notes).toEqual(
    expect.arrayContaining([
      { verb: 'discount-code.made', facts: { discountCode: 'SPRING26', orders: 5 } },
      { verb: 'discount-code.ended', facts: { discountCode: 'SPRING26' } },
    ]),
  )
})

test('code with both a percent and an amount is refused', async () => {
  const { body } = await send('', { ...spring, code: 'both', amount: 5_000 })
  expect(body).toMatchObject({ code: 'code_fault' })
})

test('code that was stored with a later day than anybody can send is listed, and a new one is refused', async () => {
  const until = '2999-12-31'
  await send('', { ...spring, code: 'forever' })
  await world.database
    .updateTable('discountCodes')
    .set({ untilDay: until })
    .where('code', '=', 'FOREVER')
    .execute()
  expect(await codes()).toContainEqual(expect.objectContaining({ code: 'FOREVER', until }))
  const { status, body } = await send('', { ...spring, code: 'later', until })
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain('must be from 1900 to 2199')
})
