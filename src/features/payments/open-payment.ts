import { setTimeout } from 'node:timers/promises'
import type { OpenedPayment } from '#contract/checkout.ts'
import { type Cents, currency, sum } from '#domain/money/money.ts'
import { isUnpaid } from '#domain/money/settlement.ts'
import { holdsCourses } from '#domain/registrations/registration.ts'
import { recordIntent } from '#features/ledger/payments.queries.ts'
import { closeWithoutIntent } from '#features/orders/close-unpaid.ts'
import { alreadyPaid, openRegistration } from '#features/orders/open-registration.ts'
import {
  type OrderParts,
  type OrderRequest,
  type PlacedOrder,
  placeOrder,
} from '#features/orders/place-order.ts'
import { customerOf } from '#features/plans/customer-of.ts'
import { wholeGroup } from '#features/registrations/groups.queries.ts'
import { registrationById } from '#features/registrations/registrations.queries.ts'
import type { Context } from '#platform/context.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { notePaymentMode } from '#platform/provider/payment-mode.ts'
import { paymentsUnavailable } from '#platform/provider/stripe-errors.ts'
import { Refusal } from '#platform/refusal.ts'
import { completeByCredit } from './complete-registration.ts'
import { settlePayment } from './settle-payment.ts'
import { settledView } from './settled-view.ts'

/** Records the order before it creates the intent, so that no payment arrives without a registration. */
export async function openPayment(request: OrderRequest, parts: OrderParts): Promise<OpenedPayment> {
  return openPlaced(await placeOrder(request, parts), parts)
}

export async function openPlaced(order: PlacedOrder, parts: OrderParts): Promise<OpenedPayment> {
  const { context } = parts
  const { registration, holdsSeats } = await openRegistration(order, parts)
  if (registration.replaces !== null) await endReplaced(registration, context)
  const { id, expiresAt, plan } = registration
  const [first] = registration.payments
  const credit = sum(registration.payments.map(({ method, amount }) => (method === 'credit' ? amount : 0)))
  const opened = { registrationId: id, currency, ...(credit > 0 && { credit }) } as const
  if (first.method === 'credit') {
    const settled = settledView(await completeByCredit(id, context), context)
    return { ...opened, clientSecret: '', amount: 0, settled, holdExpiresAt: null }
  }
  return {
    ...opened,
    clientSecret: await secretFor(registration, context),
    amount: await dueNow(registration, context),
    ...(plan && { plan: [...plan.terms] }),
    holdExpiresAt: holdsSeats ? expiresAt.toISOString() : null,
  }
}

/**
 * Earlier orders of the same form must be impossible to pay before this one can be paid. If an earlier one was paid first, it
 * counts, and the edit is refused.
 */
export async function endReplaced({ id, replaces }: RegistrationRow, context: Context) {
  const payable = await lastWithIntent(replaces, context)
  const former =
    payable?.status === 'awaiting_payment' && payable.payments[0].intentId !== null
      ? await settlePayment(payable.payments[0].intentId, context)
      : payable
  if (former?.status === 'awaiting_payment') {
    throw paymentInProgress()
  }
  const successor = await registrationById(context.database, id)
  if (successor?.status !== 'canceled') return
  if (!former || isUnpaid(former.status)) throw closed()
  if (holdsCourses(former)) throw alreadyPaid()
  throw new Refusal('paid_too_late')
}

export function paymentInProgress() {
  return new Refusal('payment_in_progress')
}

export function closed() {
  return new Refusal('registration_closed')
}

/** The newest earlier order with an intent. It got one only after the orders before it could no longer be paid. */
async function lastWithIntent(replaces: string | null, context: Context) {
  let former: RegistrationRow | undefined
  for (let id = replaces; id !== null; id = former?.replaces ?? null) {
    await closeWithoutIntent(id, context)
    former = await registrationById(context.database, id)
    if (former?.payments[0].intentId) return former
  }
  return undefined
}

/** One payment for the whole group. */
async function dueNow(registration: RegistrationRow, { database }: Context): Promise<Cents> {
  if (registration.groupId === null) return registration.payments[0].amount
  return sum((await wholeGroup(database, registration)).map(({ payments }) => payments[0].amount))
}

async function secretFor(registration: RegistrationRow, context: Context): Promise<string> {
  const { database, provider } = context
  const { id: registrationId, items, priceVersion } = registration
  const [{ id: paymentId }] = registration.payments
  const amount = await dueNow(registration, context)
  for (let tries = 0; tries < 30; tries++) {
    const current = tries === 0 ? registration : await registrationById(database, registrationId)
    const intentId = current?.payments[0].intentId
    if (intentId) return (await provider.read(intentId)).clientSecret ?? ''
    await notePaymentMode(database, provider.mode)
    const customerId = registration.plan ? await customerOf(registration, context) : undefined
    const order = { registrationId, paymentId, amount, items, priceVersion, customerId }
    const intent = await provider.createIntent(order)
    if (intent === null) {
      // A second click of the same form while the first call is still running: wait for its intent.
      await setTimeout(200)
      continue
    }
    if (await recordIntent(database, paymentId, intent.intentId)) return intent.clientSecret
    await provider.stop(intent.intentId)
    throw closed()
  }
  throw paymentsUnavailable()
}
