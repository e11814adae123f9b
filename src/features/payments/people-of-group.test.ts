import { afterAll, describe, expect, test } from 'vitest'
import { cancelRegistration } from '#features/cancellations/cancel.ts'
import { cancelDate } from '#features/dates/cancel-date.ts'
import { accountWorld } from '#tests/support/account.ts'
import { rivera } from '#tests/support/checkout.ts'
import { resetBeforeEachTest } from '#tests/support/fresh-state.ts'
import { ana, groupOrders } from '#tests/support/group-orders.ts'

const world = await accountWorld()
await resetBeforeEachTest(world)
afterAll(() => world.close())

const price = 285_000
const paidByOther =
  'Somebody else paid for this course. Please ask them to call the academy if a colleague is to take it over.'
const { order, membersOf, paidGroup, agree } = groupOrders(world)

describe('people of a group', () => {
  test('get their own confirmation in their language, without money, and the payer one receipt for all', async () => {
    await paidGroup()
    const [spanish] = await world.emails(ana.email)
    expect(spanish).toMatchObject({
      kind: 'confirmation',
      subject: 'Alex Rivera le inscribió en la academia',
    })
    expect(spanish?.text).not.toContain('$')
    const [, token = ''] = /\/registration\/([\w-]+)/.exec(spanish?.text ?? '') ?? []
    const link = `/api/registrations/${token}`
    const shown = (await world.app.inject(link)).json()
    expect(shown).toMatchObject({ name: ana.name, amount: 0, paidBy: rivera.name, receiptNumber: null })
    expect((await world.app.inject(`${link}/receipt.pdf`)).statusCode).toBe(404)
    expect(await world.post(`${link}/cancel`, { items: ['module2'], amount: price })).toMatchObject({
      status: 409,
      body: { code: 'not_cancellable' },
    })
    const ofPayer = await world.emails(rivera.email)
    expect(ofPayer.map(({ kind }) => kind)).toEqual(['confirmation'])
    expect(ofPayer[0]?.text).toContain('Also registered: Ana Pérez, Ben Cole\nPaid for everybody: $8,550')
  })

  test('find the courses in their accounts; the payer sees and cancels all, and gets the refund', async () => {
    const payer = await world.person(rivera.email)
    const colleague = await world.person(ana.email)
    const { body } = await order([ana], {}, { bearer: payer.token() })
    await world.pay(body.clientSecret)
    await world.deliverAll()
    const [own, hers] = await membersOf(body.registrationId)
    const listed = (await payer.get('/api/account/transactions')).body
    expect(listed).toMatchObject([{ id: hers?.id, person: ana.name, amount: price }, { id: own?.id }])
    expect((await colleague.get('/api/account/transactions')).body).toEqual([])
    expect(Object.keys((await colleague.get('/api/account/active-courses')).body)).toEqual(['module2'])
    expect((await colleague.get('/api/account/registrations')).body).toMatchObject([
      { id: hers?.id, amount: 0, paidBy: rivera.name },
    ])
    const transaction = `/api/account/transactions/${hers?.id}`
    const cancellation = { items: ['module2'], amount: price }
    expect((await colleague.call('POST', `${transaction}/cancel`, cancellation)).status).toBe(404)
    expect((await payer.get(`${transaction}/receipt.pdf`)).status).toBe(200)
    expect((await payer.call('POST', `${transaction}/cancel`, cancellation)).status).toBe(200)
    const news = (await world.emails(payer.email)).findLast(({ kind }) => kind === 'cancel')
    expect(news?.text).toContain('This is about the registration of Ana Pérez')
    expect((await world.emails(ana.email)).map(({ kind }) => kind)).toContain('takeover-canceled')
    expect((await colleague.get('/api/account/active-courses')).body).toEqual({})
  })

  test('answer for their own canceled date, and the refund and its email go to the payer', async () => {
    const start = '2025-09-12'
    const { body } = await order([ana], { dates: { module2: start } })
    await world.pay(body.clientSecret)
    await world.deliverAll()
    const [own, hers] = await membersOf(body.registrationId)
    await cancelDate({ course: 'module2', start, moveTo: null }, world.context, async () => undefined)
    expect((await world.emailTo(ana.email, 'date-canceled')).text).toContain(
      'a la tarjeta con la que se pagó',
    )
    const token = world.context.links.sign('registration', hers?.id ?? '')
    const url = `/api/registrations/${token}/answers/module2`
    expect((await world.post(url, { answer: 'credit' })).status).toBe(409)
    expect((await world.post(url, { answer: 'card' })).status).toBe(204)
    await world.deliverAll()
    expect(await world.registration(hers?.id ?? '')).toMatchObject({ status: 'refunded', refunded: price })
    expect(await world.registration(own?.id ?? '')).toMatchObject({ status: 'completed', refunded: 0 })
    const news = await world.emailTo(rivera.email, 'cancel')
    expect(news.text).toContain('This is about the registration of Ana Pérez')
    expect(news.text).toContain('to the card you paid with')
    await agree()
  })

  test('see no money and no email of the payer, whatever they call', async () => {
    const payer = await world.person(rivera.email)
    const colleague = await world.person(ana.email)
    const start = '2025-09-12'
    const { body } = await order([ana], { dates: {} }, { bearer: payer.token() })
    await world.pay(body.clientSecret)
    await world.deliverAll()
    const [, hers] = await membersOf(body.registrationId)
    const own = `/api/account/registrations/${hers?.id}`
    const link = `/api/registrations/${world.context.links.sign('registration', hers?.id ?? '')}`
    await colleague.get('/api/account/active-courses')
    const moved = await colleague.call('PUT', `${own}/dates/module2`, { start })
    expect(moved).toMatchObject({ status: 200, body: { paidBy: rivera.name } })
    await cancelDate({ course: 'module2', start, moveTo: null }, world.context, async () => {})
    const reads = await Promise.all([
      colleague.get('/api/account/active-courses'),
      colleague.get('/api/account/registrations'),
      colleague.get('/api/account/transactions'),
      colleague.get('/api/account/payment-methods'),
      colleague.get(`${own}/unpaid-order`),
    ])
    const linked = [await world.app.inject(link), await world.app.inject(`${link}/refund-quote`)]
    expect(linked[0]?.json().lines[0].asked).toMatchObject({ amount: null, card: null, way: 'payer' })
    // The payer ends the course, and gets emails about the money.
    await world.post(`${link}/answers/module2`, { answer: 'card' }, { bearer: colleague.token() })
    await world.deliverAll()
    const data = await colleague.get('/api/account/data.json')
    const emails = await world.emails(ana.email)
    const seen = JSON.stringify([moved, reads, linked.map((answer) => answer.json()), data, emails])
    expect(seen).not.toMatch(/285000|2[,.]850/)
    expect(seen).not.toContain(rivera.email)
    await agree()
  })

  test('cannot pass their seats on, nor can the person of an offer that somebody else paid', async () => {
    await paidGroup([ana])
    const colleague = await world.person(ana.email)
    const { module2 } = (await colleague.get('/api/account/active-courses')).body
    expect(module2[0]).not.toHaveProperty('takeover')
    const offered = { course: 'module2', name: 'Cleo', email: 'cleo@mail.example' }
    const passOn = () =>
      colleague.call('POST', `/api/account/registrations/${module2[0].registrationId}/takeovers`, offered)
    const refusal = { status: 409, body: { code: 'takeover_blocked', error: paidByOther } }
    expect(await passOn()).toMatchObject(refusal)
    await world.database
      .updateTable('registrations')
      .set({ groupId: null })
      .where('email', '=', ana.email)
      .execute()
    expect(await passOn()).toMatchObject(refusal)
    expect(await world.emails(offered.email)).toEqual([])
  })

  test('keep their courses after the payer is erased, and nothing names the payer', async () => {
    const payer = await world.person(rivera.email)
    const { body } = await order([ana], {}, { bearer: payer.token() })
    await world.pay(body.clientSecret)
    await world.deliverAll()
    const cancellation = { items: ['module2'], amount: price }
    await payer.call('POST', `/api/account/transactions/${body.registrationId}/cancel`, cancellation)
    await world.deliverAll()
    expect((await payer.call('DELETE', '/api/account')).status).toBeLessThan(300)
    const [own, hers] = await membersOf(body.registrationId)
    expect(own).toMatchObject({ name: '', status: 'refunded' })
    expect(hers).toMatchObject({ name: ana.name, status: 'completed', payer: null, card: null })
    await cancelRegistration(hers?.id ?? '', cancellation, world.context)
    await world.deliverAll()
    expect(await world.registration(hers?.id ?? '')).toMatchObject({ status: 'refunded', refunded: price })
    await agree()
  })
})
