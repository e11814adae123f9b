// Emails about refunds that staff make in the provider's dashboard.
import { afterAll, describe, expect, test } from 'vitest'
import { refundOutside } from '#features/cancellations/retry-failed.ts'
import { cancelDate } from '#features/dates/cancel-date.ts'
import { pollRecentEvents } from '#features/payments/poll.ts'
import { cardWhose, checkoutWorld, rivera, twoCourses, type WithMoney } from '#tests/support/checkout.ts'
import { resetBeforeEachTest } from '#tests/support/fresh-state.ts'
import { refundsOf } from './refunds.queries.ts'

const world = await checkoutWorld()
await resetBeforeEachTest(world)
afterAll(() => world.close())

describe('a dashboard refund', () => {
  const academy = 'registration@academy.example'
  const refundInDashboard = async ({ intentId }: WithMoney, amount?: number) => {
    // Emails are sorted by their time, so each needs its own.
    world.clock.pass(1_000)
    await world.stripe.refunds.create({ payment_intent: intentId ?? '', ...(amount && { amount }) })
    await world.deliverAll()
  }
  /** Delivers all events again, the newest first, and polls twice. */
  const redeliverAll = async () => {
    for (const event of (await world.events()).reverse()) await world.deliver(event)
    for (let hour = 0; hour < 2; hour++) await pollRecentEvents(world.context)
  }
  const subjectsTo = async (to: string, kinds: readonly string[]) =>
    (await world.emails(to)).filter(({ kind }) => kinds.includes(kind)).map(({ subject }) => subject)
  const registrantEmails = () =>
    subjectsTo(rivera.email, ['cancel', 'elsewhere', 'goodwill', 'refund-outside'])
  const ownerEmails = async () =>
    (await subjectsTo(academy, ['owner'])).filter((subject) => !subject.startsWith('New registration'))

  test('of the whole payment sends one email to the registrant and one to the owner, also after redelivery', async () => {
    const row = await world.paid(twoCourses)
    await refundInDashboard(row)
    await redeliverAll()
    expect(await registrantEmails()).toEqual(['Your registration has been canceled: $9,350.00 refunded'])
    expect(await ownerEmails()).toEqual(['Cancellation: Alex Rivera, $9,350.00 back'])
    const email = (await world.emails(rivera.email)).find(({ kind }) => kind === 'cancel')
    expect(email?.text).toContain('The academy has refunded $9,350.00 to the card it was paid with')
    expect(email?.text).toContain('Sept 12–14, 2025, Beverly Hills, CA\nClinical 1')
    expect(email?.text).not.toMatch(/receipt/i)
    const notice = (await world.emails(academy)).find(({ subject }) => subject.startsWith('Cancellation'))
    expect(notice?.text).toContain('refunded in the provider’s dashboard')
    expect(notice?.text).toContain('Status: Refunded')
  })

  test('sends a Spanish email for a registration in Spanish', async () => {
    const opened = await world.opened({}, { cookie: 'language=es' })
    await world.pay(opened.clientSecret)
    await world.deliverAll()
    await refundInDashboard(await world.registration(opened.registrationId))
    expect(await registrantEmails()).toEqual([
      'Su inscripción fue cancelada: le reembolsamos $2,850.00\u00a0USD',
    ])
  })

  test('in parts sends an email for each part, also for equal parts, and the rest ends the courses', async () => {
    const row = await world.paid()
    await refundInDashboard(row, 1_000)
    await redeliverAll()
    await refundInDashboard(row, 1_000)
    await redeliverAll()
    expect(await registrantEmails()).toEqual(Array(2).fill('$10.00 will be refunded to your card'))
    expect(await ownerEmails()).toEqual(
      Array(2).fill('Refund in the provider’s dashboard: Alex Rivera, $10.00'),
    )
    await refundInDashboard(row)
    await redeliverAll()
    expect((await registrantEmails()).slice(2)).toEqual([
      'Your registration has been canceled: $2,830.00 refunded',
    ])
    expect((await ownerEmails()).slice(2)).toEqual(['Cancellation: Alex Rivera, $2,830.00 back'])
  })

  test('after a cancellation whose refund was not sent reports only the difference', async () => {
    const row = await world.paid(twoCourses)
    const { provider } = world.context
    const refund = provider.refund
    provider.refund = () => Promise.reject(new Error('out of reach'))
    await world.cancel(row, ['module2'], 285_000)
    provider.refund = refund
    await refundInDashboard(row)
    await redeliverAll()
    expect(await registrantEmails()).toEqual([
      'Your cancellation: $2,850.00 will be refunded to your card',
      'Your registration has been canceled: $6,500.00 refunded',
    ])
  })

  test('email is not sent for our own refund or an offline refund', async () => {
    const row = await world.paid({}, cardWhose.refundFailsLater)
    await world.cancel(row, ['module2'], 285_000)
    world.clock.pass(60_000)
    await world.deliverAll()
    const sentOutside = { registrationId: row.id, amount: 285_000, how: 'cheque' }
    await refundOutside(sentOutside, world.context, async () => {})
    await redeliverAll()
    expect((await world.registration(row.id)).status).toBe('refunded')
    expect(await registrantEmails()).toEqual([
      'Your cancellation: $2,850.00 will be refunded to your card',
      'Your refund of $2,850.00 was sent by other means',
    ])
    expect(await ownerEmails()).toEqual([
      'Cancellation: Alex Rivera, $2,850.00 back',
      'Refund failed: Alex Rivera, $2,850.00',
    ])
  })

  test('is not reported again when another failed refund is settled offline', async () => {
    const row = await world.paid(twoCourses, cardWhose.refundFailsLater)
    await refundInDashboard(row, 835_000)
    await refundInDashboard(row, 100_000)
    // After five seconds the first has failed, and the second, a second younger, has not.
    world.clock.pass(4_000)
    await world.deliverAll()
    expect(await refundsOf(world.database, row.id)).toMatchObject([{ amount: 835_000, state: 'failed' }])
    const [toRegistrant, toAcademy] = [await registrantEmails(), await ownerEmails()]
    const sentOutside = { registrationId: row.id, amount: 835_000, how: 'cheque' }
    await refundOutside(sentOutside, world.context, async () => {})
    expect(await registrantEmails()).toEqual([
      ...toRegistrant,
      'Your refund of $8,350.00 was sent by other means',
    ])
    expect(await ownerEmails()).toEqual(toAcademy)
  })

  test('email is not sent for a late payment, which has its own email', async () => {
    const { registrationId, clientSecret } = await world.opened()
    await world.pay(clientSecret)
    const date = { course: 'module2', start: '2025-09-12', moveTo: null } as const
    await cancelDate(date, world.context, async () => {})
    await world.deliverAll()
    await redeliverAll()
    expect(await world.registration(registrationId)).toMatchObject({ status: 'refunded', refunded: 285_000 })
    expect(await registrantEmails()).toEqual([])
    expect(await ownerEmails()).toEqual(['Late payment refunded: Alex Rivera, $2,850.00'])
  })

  test('in place of our failed refund notifies only the owner, with the command to record it', async () => {
    const row = await world.paid(twoCourses, cardWhose.refundFailsLater)
    await world.cancel(row, ['clinical1'], 650_000)
    world.clock.pass(60_000)
    await world.deliverAll()
    await refundInDashboard(row, 650_000)
    await redeliverAll()
    expect(await registrantEmails()).toEqual(['Your cancellation: $6,500.00 will be refunded to your card'])
    const notices = (await world.emails(academy)).filter(({ subject }) => subject.startsWith('Refund in'))
    expect(notices.map(({ text }) => text)).toEqual([expect.stringContaining('record that in the office')])
  })
})
