import { afterAll, expect, test } from 'vitest'
import { keepApprovalLimit } from '#content/approval-limit.ts'
import type { OfficeOpenMoney } from '#contract/office/money.ts'
import type { OfficeRegistration } from '#contract/office/registrations.ts'
import { hours } from '#domain/dates/days.ts'
import { dollars } from '#domain/money/money.ts'
import { chargeDuePayments } from '#features/payments/charge-due.ts'
import { checkoutWorld, rivera } from '#tests/support/checkout.ts'
import { officeOf } from '#tests/support/office.ts'

const world = await checkoutWorld()
const office = officeOf(world)
afterAll(() => world.close())

// What is above the limit: second-person.test.ts.
keepApprovalLimit(dollars(100_000))

const needsBank = '4000002760003184'

/** A plan whose first payment after the deposit fails on every try. */
async function overduePlan(): Promise<string> {
  const customerData = { ...rivera, selectedItems: ['clinical1'], dates: { clinical1: '2025-10-16' } }
  const { body } = await world.post('/api/create-payment-intent', {
    email: rivera.email,
    customerData,
    plan: true,
  })
  await world.pay(body.clientSecret, needsBank)
  await world.answerBank(body.clientSecret, 'authorize')
  await world.deliverAll()
  for (const day of ['01', '04', '08']) {
    world.clock.set(`2025-09-${day}T17:00:00Z`)
    await chargeDuePayments(world.context)
    await world.deliverAll()
  }
  return body.registrationId
}

test('seats of an overdue plan are released after a notice, by those who may refund', async () => {
  const id = await overduePlan()
  const read = async (): Promise<OfficeRegistration> =>
    (await office.call('GET', `/api/office/registrations/${id}`, await office.join('reader'))).body
  const send = async (what: string, role: 'desk' | 'reader' = 'desk') => {
    const { revision } = await read()
    const { cookie } = await office.join(role)
    return office.call('POST', `/api/office/registrations/${id}/${what}`, { payload: { revision }, cookie })
  }

  expect((await read()).overdue).toMatchObject({ amount: dollars(4_875), noticedAt: null, mayRelease: false })
  expect((await read()).lines).toMatchObject([{ policy: { percent: 100, comesBack: dollars(1_625) } }])
  expect((await read()).emails.map(({ kind }) => kind)).toContain('plan-failed')
  const open: OfficeOpenMoney = (
    await office.call('GET', '/api/office/money/open', await office.join('reader'))
  ).body
  expect(open.installments.map(({ amount, position, overdue }) => [amount, position, overdue])).toEqual([
    [dollars(4_875), 2, true],
  ])
  expect((await send('release-notice', 'reader')).status).toBe(403)
  expect(await send('release')).toMatchObject({ status: 409, body: { code: 'notice_first' } })
  const { body } = await send('release-notice/preview')
  expect(body.emails).toMatchObject([{ kind: 'plan-notice', to: rivera.email, language: 'en' }])
  expect((await read()).overdue).toMatchObject({ noticedAt: null })
  expect((await send('release-notice')).status).toBe(200)
  await world.deliverAll()
  expect((await world.emails(rivera.email)).at(-1)?.kind).toBe('plan-notice')

  const { overdue } = await read()
  world.clock.pass(hours(overdue?.noticeHours ?? 0))
  expect((await read()).overdue).toMatchObject({ mayRelease: true })
  expect((await send('release')).status).toBe(200)
  await world.deliverAll()
  const released = await read()
  expect(released.overdue).toBeNull()
  expect(released.lines).toMatchObject([{ state: 'canceled' }])
  expect(released.timeline.flatMap((one) => (one.kind === 'staff' ? [one.action.verb] : []))).toEqual([
    'registration.canceled',
    'registration.release-noticed',
  ])
})
