// Who is told of money that staff give back on the provider's own pages.
import { afterAll, describe, expect, test } from 'vitest'
import { refundsOf } from '#database/tables/refunds.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { beginEachTestAnew } from '#tests/support/anew.ts'
import { cardWhose, checkoutWorld, rivera, twoCourses } from '#tests/support/checkout.ts'
import { cancelDate } from '../dates/cancel-date.ts'
import { pollRecentNews } from '../payments/poll.ts'
import { refundOutside } from './failed-refunds.ts'

const world = await checkoutWorld()
await beginEachTestAnew(world)
afterAll(() => world.close())

describe('money that went back there', () => {
  const academy = 'registration@academy.example'
  const refundElsewhere = async ({ intentId }: RegistrationRow, amount?: number) => {
    // Letters are read in the order in which they were written.
    world.clock.pass(1_000)
    await world.stripe.refunds.create({ payment_intent: intentId ?? '', ...(amount && { amount }) })
    await world.deliverAll()
  }
  /** All news once more, the newest first, and two polls. */
  const hearItAllAgain = async () => {
    for (const event of (await world.news()).reverse()) await world.deliver(event)
    for (let hour = 0; hour < 2; hour++) await pollRecentNews(world.checkout)
  }
  const subjectsTo = async (to: string, kinds: readonly string[]) =>
    (await world.mails(to)).filter(({ kind }) => kinds.includes(kind)).map(({ subject }) => subject)
  const toldRegistrant = () => subjectsTo(rivera.email, ['cancel', 'elsewhere', 'goodwill', 'refund-outside'])
  const toldAcademy = async () =>
    (await subjectsTo(academy, ['owner'])).filter((subject) => !subject.startsWith('New registration'))

  test('as a whole is told to the registrant and to the academy, once, however often it is heard of', async () => {
    const row = await world.paid(twoCourses)
    await refundElsewhere(row)
    await hearItAllAgain()
    expect(await toldRegistrant()).toEqual([
      'Your registration has been canceled: $9,350.00 refunded to your card',
    ])
    expect(await toldAcademy()).toEqual(['Cancellation: Alex Rivera, $9,350.00 back'])
    const letter = (await world.mails(rivera.email)).find(({ kind }) => kind === 'cancel')
    expect(letter?.text).toContain('The academy has refunded $9,350.00 to the card you paid with')
    expect(letter?.text).toContain('Sept 12–14, 2025, Beverly Hills, CA\nClinical 1')
    expect(letter?.text).not.toMatch(/receipt/i)
    const notice = (await world.mails(academy)).find(({ subject }) => subject.startsWith('Cancellation'))
    expect(notice?.text).toContain('refunded on the provider’s own pages')
    expect(notice?.text).toContain('Status: Refunded')
  })

  test('is told in Spanish to who registered in Spanish', async () => {
    const opened = await world.opened({}, { cookie: 'language=es' })
    await world.pay(opened.clientSecret)
    await world.deliverAll()
    await refundElsewhere(await world.registration(opened.registrationId))
    expect(await toldRegistrant()).toEqual(['Su inscripción fue cancelada: le reembolsamos $2,850.00'])
  })

  test('in parts is told part by part, also one as large as the last, and the rest ends the courses', async () => {
    const row = await world.paid()
    await refundElsewhere(row, 1_000)
    await hearItAllAgain()
    await refundElsewhere(row, 1_000)
    await hearItAllAgain()
    expect(await toldRegistrant()).toEqual(Array(2).fill('$10.00 will be refunded to your card'))
    expect(await toldAcademy()).toEqual(
      Array(2).fill('Refund on the provider’s own pages: Alex Rivera, $10.00'),
    )
    await refundElsewhere(row)
    await hearItAllAgain()
    expect((await toldRegistrant()).slice(2)).toEqual([
      'Your registration has been canceled: $2,830.00 refunded to your card',
    ])
    expect((await toldAcademy()).slice(2)).toEqual(['Cancellation: Alex Rivera, $2,830.00 back'])
  })

  test('after a cancellation that could not be sent is told without what that cancellation told', async () => {
    const row = await world.paid(twoCourses)
    const { provider } = world.checkout
    const refund = provider.refund
    provider.refund = () => Promise.reject(new Error('out of reach'))
    await world.cancel(row, ['module2'], 285_000)
    provider.refund = refund
    await refundElsewhere(row)
    await hearItAllAgain()
    expect(await toldRegistrant()).toEqual([
      'Your cancellation: $2,850.00 will be refunded to your card',
      'Your registration has been canceled: $6,500.00 refunded to your card',
    ])
  })

  test('is never a refund of ours, nor one written down as sent by another way', async () => {
    const row = await world.paid({}, cardWhose.refundFailsLater)
    await world.cancel(row, ['module2'], 285_000)
    world.clock.pass(60_000)
    await world.deliverAll()
    const sentOutside = { registrationId: row.id, amount: 285_000, how: 'cheque' }
    await refundOutside(sentOutside, world.checkout, async () => {})
    await hearItAllAgain()
    expect((await world.registration(row.id)).status).toBe('refunded')
    expect(await toldRegistrant()).toEqual([
      'Your cancellation: $2,850.00 will be refunded to your card',
      'Your refund of $2,850.00 was sent by other means',
    ])
    expect(await toldAcademy()).toEqual([
      'Cancellation: Alex Rivera, $2,850.00 back',
      'Refund failed: Alex Rivera, $2,850.00',
    ])
  })

  test('is not told again when a failed refund beside it is written down as sent by another way', async () => {
    const row = await world.paid(twoCourses, cardWhose.refundFailsLater)
    await refundElsewhere(row, 835_000)
    await refundElsewhere(row, 100_000)
    // After five seconds the first has failed, and the second, a second younger, has not.
    world.clock.pass(4_000)
    await world.deliverAll()
    expect(await refundsOf(world.database, row.id)).toMatchObject([{ amount: 835_000, state: 'failed' }])
    const [toRegistrant, toAcademy] = [await toldRegistrant(), await toldAcademy()]
    const sentOutside = { registrationId: row.id, amount: 835_000, how: 'cheque' }
    await refundOutside(sentOutside, world.checkout, async () => {})
    expect(await toldRegistrant()).toEqual([
      ...toRegistrant,
      'Your refund of $8,350.00 was sent by other means',
    ])
    expect(await toldAcademy()).toEqual(toAcademy)
  })

  test('is never late money, whose letter says that all of it goes back', async () => {
    const { registrationId, clientSecret } = await world.opened()
    await world.pay(clientSecret)
    const date = { course: 'module2', start: '2025-09-12', moveTo: null } as const
    await cancelDate(date, world.checkout, async () => {})
    await world.deliverAll()
    await hearItAllAgain()
    expect(await world.registration(registrationId)).toMatchObject({ status: 'refunded', refunded: 285_000 })
    expect(await toldRegistrant()).toEqual([])
    expect(await toldAcademy()).toEqual(['Late payment goes back: Alex Rivera, $2,850.00'])
  })

  test('instead of ours that failed is told to the academy alone, with how to write it down', async () => {
    const row = await world.paid(twoCourses, cardWhose.refundFailsLater)
    await world.cancel(row, ['clinical1'], 650_000)
    world.clock.pass(60_000)
    await world.deliverAll()
    await refundElsewhere(row, 650_000)
    await hearItAllAgain()
    expect(await toldRegistrant()).toEqual(['Your cancellation: $6,500.00 will be refunded to your card'])
    const notices = (await world.mails(academy)).filter(({ subject }) => subject.startsWith('Refund on'))
    expect(notices.map(({ text }) => text)).toEqual([
      expect.stringContaining(`npm run academy -- refund outside ${row.id}`),
    ])
  })
})
