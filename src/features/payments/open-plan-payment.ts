// Opens a payment of a plan, for the charging job or for the page where any card pays. There is never a second intent for the same
// money: the one before is stopped first, and what was paid by then counts.
import { setTimeout } from 'node:timers/promises'
import type { Cents } from '#domain/money/money.ts'
import { customerOf } from '#features/plans/customer-of.ts'
import { openPayments, restOf } from '#features/plans/open-payments.ts'
import { recordPlanIntent, skipIntent } from '#features/plans/plan-intents.queries.ts'
import { registrationById } from '#features/registrations/registrations.queries.ts'
import type { Context } from '#platform/context.ts'
import type { PaymentRow } from '#platform/database/rows/payments.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { paymentsUnavailable } from '#platform/provider/stripe-errors.ts'
import { settlePayment } from './settle-payment.ts'

type OpenedPart = { intentId: string; clientSecret: string; amount: Cents }

type Wanted = {
  paymentId: string
  /** All open payments at once. */
  rest: boolean
}

/** Null if the payment was made or ended meanwhile. */
export async function openPlanPayment(
  registrationId: string,
  wanted: Wanted,
  context: Context,
): Promise<OpenedPart | null> {
  for (let tries = 0; tries < 30; tries++) {
    const registration = await registrationById(context.database, registrationId)
    const payment = registration && openPayments(registration).find(({ id }) => id === wanted.paymentId)
    if (!payment) return null
    const amount = wanted.rest ? restOf(registration) : payment.amount
    const inTheWay = conflicting(registration, payment, amount)
    for (const { intentId } of inTheWay) await stop(intentId ?? '', context)
    if (inTheWay.length > 0) continue
    const opened =
      payment.intentId === null
        ? await create(registration, payment, amount, context)
        : await reuse(payment.intentId, amount, context)
    if (opened) return opened
  }
  throw paymentsUnavailable()
}

/** Before a cancellation: nothing can be paid by the former amounts any more. */
export async function stopOpenIntents(registrationId: string, context: Context): Promise<void> {
  const registration = await registrationById(context.database, registrationId)
  if (!registration?.plan || registration.paidAt === null) return
  for (const { intentId } of openPayments(registration)) {
    if (intentId !== null) await stop(intentId, context)
  }
}

function conflicting(registration: RegistrationRow, payment: PaymentRow, amount: Cents): PaymentRow[] {
  return openPayments(registration).filter((one) => {
    if (one.intentId === null) return false
    if (one.id === payment.id) return one.intentAmount !== amount
    return amount !== payment.amount || one.intentAmount !== one.amount
  })
}

/** A payment that succeeded before it could be stopped is recorded. */
async function stop(intentId: string, context: Context) {
  await context.provider.stop(intentId)
  await settlePayment(intentId, context)
}

async function reuse(intentId: string, amount: Cents, context: Context): Promise<OpenedPart | null> {
  const { state, clientSecret } = await context.provider.read(intentId)
  if (state === 'open' || state === 'in_progress') {
    return { intentId, clientSecret: clientSecret ?? '', amount }
  }
  await settlePayment(intentId, context)
  return null
}

async function create(
  registration: RegistrationRow,
  { id: paymentId, intents: edition }: PaymentRow,
  amount: Cents,
  context: Context,
): Promise<OpenedPart | null> {
  const { database, provider } = context
  const { id: registrationId, items, priceVersion } = registration
  const customerId = await customerOf(registration, context)
  const order = { registrationId, paymentId, amount, items, priceVersion, customerId, edition }
  const created = await provider.createPlanIntent(order)
  if (created === null) {
    await setTimeout(100)
    return null
  }
  const { intentId } = created
  if (await recordPlanIntent(database, { registrationId, paymentId, intentId, amount })) {
    return { ...created, amount }
  }
  // Another caller may have recorded this very intent: the key is the same.
  const now = await registrationById(database, registrationId)
  if (now?.payments.some((one) => one.intentId === intentId)) return null
  await provider.stop(intentId)
  await skipIntent(database, paymentId, edition)
  return null
}
