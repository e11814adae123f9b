// The ledger alone yields every amount on every receipt.
import { afterAll, expect, test } from 'vitest'
import { type Cents, dollars, sum } from '#domain/money/money.ts'
import { giveBackByStaff } from '#features/cancellations/give-back.ts'
import { refundOutside } from '#features/cancellations/retry-failed.ts'
import { type PostedEntry, postedEntries } from '#features/ledger/ledger.queries.ts'
import { refundsOf } from '#features/refunds/refunds.queries.ts'
import { accountWorld } from '#tests/support/account.ts'
import { cardWhose } from '#tests/support/checkout.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { splitOrder } from '#tests/support/split-order.ts'

const world = await accountWorld()
afterAll(() => world.close())

const bought = {
  email: 'receipts@mail.example',
  selectedItems: ['module2' as const, 'clinical1' as const],
  dates: { module2: '2025-09-12', clinical1: '2025-10-16' },
}
const unrecorded = async () => {}

async function amountsOn(url: string): Promise<Cents[]> {
  const { rawPayload, statusCode } = await world.app.inject(url)
  expect(statusCode).toBe(200)
  const amounts = [...pdfText(rawPayload).matchAll(/\$([\d,]+)\.(\d\d)/g)]
  return inOrder(amounts.map(([, whole = '', cents]) => Number(`${whole.replaceAll(',', '')}${cents}`)))
}

function inOrder(amounts: readonly Cents[]): Cents[] {
  return amounts.toSorted((one, other) => one - other)
}

/** What was agreed for each course. */
function prices(entries: readonly PostedEntry[]): ReadonlyMap<string, Cents> {
  const agreed = entries.filter(({ cause }) => cause === 'agreed')
  return new Map(agreed.map(({ course, amount }) => [course ?? '', amount]))
}

/** A refund receipt has the share and the price of each course, and the total. */
function onRefundReceipt(entries: readonly PostedEntry[], key: string): Cents[] {
  const shares = entries.filter(({ refund, to }) => refund === key && to === 'tuition')
  const amounts = shares.flatMap(({ course, amount }) => [amount, prices(entries).get(course ?? '') ?? 0])
  return inOrder([...amounts, sum(shares.map(({ amount }) => amount))])
}

test('the amounts on receipts are sums over the ledger', async () => {
  const registration = await world.paid(bought, cardWhose.refundFailsLater)
  const { id: registrationId } = registration
  const link = world.linkOf(registration)
  const goodwill = { registrationId, items: bought.selectedItems, amount: dollars(123), returnedBefore: 0 }
  await giveBackByStaff({ ...goodwill, reason: 'x' }, world.context, unrecorded)
  const { amount } = await world.quoteOf(registration)
  expect((await world.post(`${link}/cancel`, { items: ['module2', 'clinical1'], amount })).status).toBe(200)
  world.clock.pass(60_000)
  await world.deliverAll()
  const failed = await refundsOf(world.database, registrationId)
  expect(failed.map(({ state }) => state)).toEqual(['failed', 'failed'])
  const owed = sum(failed.map((refund) => refund.amount))
  await refundOutside({ registrationId, amount: owed, how: 'x' }, world.context, unrecorded)

  const entries = await postedEntries(world.database, registrationId)
  const arrived = entries.filter(({ from, to }) => from === 'receivable' && to === 'provider')
  expect(await amountsOn(`${link}/receipt.pdf`)).toEqual(
    inOrder([...prices(entries).values(), sum(arrived.map((one) => one.amount))]),
  )
  for (const [index, { key }] of failed.entries()) {
    expect(await amountsOn(`${link}/refunds/${index + 1}.pdf`)).toEqual(onRefundReceipt(entries, key))
  }
})

test('the receipt of money that bought nothing has the amount that the ledger returned', async () => {
  const opened = await world.opened({ ...bought, email: 'wrong@mail.example' })
  const [intentId = ''] = opened.clientSecret.split('_secret_')
  await world.stripe.paymentIntents.update(intentId, { amount: dollars(7) })
  await world.pay(opened.clientSecret)
  await world.deliverAll()
  const { id } = await world.registration(opened.registrationId)
  const entries = await postedEntries(world.database, id)
  const decided = entries.filter(({ from }) => from === 'refund_payable').map(({ amount }) => amount)
  expect(decided).toEqual([dollars(7)])
  expect(await amountsOn(`${world.linkOf({ id })}/refunds/1.pdf`)).toEqual([...decided, ...decided])
})

test('a refund receipt has the number and the card of the payment that is refunded', async () => {
  const opened = await world.opened({ ...bought, email: 'parts@mail.example' })
  const further = (await splitOrder(opened.clientSecret, 50, world, world.context)) ?? ''
  await world.pay(opened.clientSecret)
  await world.deliverAll()
  await world.pay(further, '5555555555554444')
  await world.deliverAll()
  const row = await world.registration(opened.registrationId)
  const [first, second] = row.payments
  // More than the second payment: what is left of it comes from the first.
  expect((await world.cancel(row, ['clinical1'], dollars(6_500))).status).toBe(200)
  expect((await world.cancel(row, ['module2'], dollars(2_850))).status).toBe(200)
  const documents = await Promise.all(
    [1, 2, 3].map((position) => world.app.inject(`${world.linkOf(row)}/refunds/${position}.pdf`)),
  )
  const texts = documents.map(({ rawPayload }) => pdfText(rawPayload))
  const receipts = [second, first, first].map((payment) => payment?.receiptNumber ?? '')
  for (const [index, number] of ['R1', 'R1', 'R2'].entries()) {
    expect(texts[index]).toContain(`${receipts[index]}-${number}`)
    expect(documents[index]?.headers['content-disposition']).toContain(`${receipts[index]}-${number}`)
  }
  expect(texts.map((text) => text.includes('4444'))).toEqual([true, false, false])
  expect(texts.map((text) => text.includes('4242'))).toEqual([false, true, true])
})
