import { afterAll, beforeEach, expect, test } from 'vitest'
import type { PersonCredit } from '#contract/office/credit.ts'
import type { OfficeOpenMoney } from '#contract/office/money.ts'
import { dollars } from '#domain/money/money.ts'
import { guestId } from '#features/people/notes.queries.ts'
import { type Member, officeOf } from '#tests/support/office.ts'
import { staffWorld } from '#tests/support/staff-world.ts'

const world = await staffWorld()
const office = officeOf(world)
afterAll(() => world.close())

const finance = await office.join('finance')
const desk = await office.join('desk')
beforeEach(() => office.confirm())

const email = 'credit@mail.example'
await world.payFor(await world.order({ email, selectedItems: ['module1'], dates: {} }))
const person = guestId(email)

const send = (url: string, payload: object, { cookie }: Member = finance) =>
  office.call('POST', `/api/office${url}`, { payload, cookie })
const shown = async (): Promise<PersonCredit> =>
  (await office.call('GET', `/api/office/people/${person}/credit`, { cookie: desk.cookie })).body
const goodwill = { source: 'goodwill', amount: dollars(500), until: null, reason: 'a late start', lately: 0 }

test('credit is given and taken back with its entries, by those who may, and is recorded', async () => {
  expect((await send(`/people/${person}/credit`, goodwill, desk)).status).toBe(403)
  const { body } = await send(`/people/${person}/credit`, goodwill)
  expect(await shown()).toMatchObject({
    total: dollars(500),
    credits: [{ id: body.id, reason: 'a late start', reversible: true, entries: [{ amount: dollars(500) }] }],
  })
  expect((await world.emailTo(email, 'credit'))?.text).toContain('$500.00')
  const open: OfficeOpenMoney = (await office.call('GET', '/api/office/money/open', desk)).body
  expect(open.credit).toMatchObject([{ id: body.id, personId: person, email, amount: dollars(500) }])

  expect((await send(`/credit/${body.id}/reverse`, { reason: 'twice' }, desk)).status).toBe(403)
  const reversed = await send(`/credit/${body.id}/reverse`, { reason: 'twice' })
  expect(reversed.body).toEqual({ amount: dollars(500) })
  const { total, credits } = await shown()
  expect(total).toBe(0)
  expect(credits).toMatchObject([{ state: 'reversed', reversible: false }])
  expect(credits[0]?.entries.map(({ amount }) => amount)).toEqual([dollars(500), -dollars(500)])
  const again = await send(`/credit/${body.id}/reverse`, { reason: 'again' })
  expect(again.body).toMatchObject({ code: 'credit_used' })

  const notes = await world.database.selectFrom('staffActions').select(['verb', 'facts']).execute()
  expect(notes).toEqual(
    expect.arrayContaining([
      { verb: 'credit.given', facts: { creditId: body.id, amount: 50_000, source: 'goodwill' } },
      { verb: 'credit.reversed', facts: { creditId: body.id, amount: 50_000 } },
    ]),
  )
})
