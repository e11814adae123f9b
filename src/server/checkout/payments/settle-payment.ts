// The only place that records the result of a payment. Webhook, browser and poll pass an intent's id, and their data is not
// trusted: the provider is read, then one transaction writes. No transaction waits for the provider.
import type { Database } from '#database/engine/connection.ts'
import { countFailedAuthentications } from '#database/tables/failed-authentications.ts'
import { adoptIntent, changePayment } from '#database/tables/payments.ts'
import { changeRegistration, registrationByIntent, successorOf } from '#database/tables/registrations.ts'
import type { PaymentRow } from '#database/tables/rows/payments.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { extendHolds } from '#database/tables/unpaid-holds.ts'
import { lockWithCounted } from '#database/tables/upgrades.ts'
import { type Cents, sum } from '#domain/money.ts'
import { judge, shouldStopPayment } from '#domain/settlement.ts'
import { isUuid } from '#domain/uuid.ts'
import type { ProviderRefund } from '../../provider/answers.ts'
import type { Checkout } from '../checkout.ts'
import { holdTime } from '../seats/hold-caps.ts'
import { closeUnpaid } from './close-unpaid.ts'
import { completeRegistration } from './complete-registration.ts'
import { followMoney, type ProviderReport } from './follow-money.ts'
import { isWanted, takeFurtherPayment } from './further-payment.ts'
import { holdForReview } from './money-for-nothing.ts'
import { sendDueRefunds } from './send-due-refunds.ts'

/** Updates a registration to the state of its payment; null for a payment that is not ours. */
export async function settlePayment(intentId: string, checkout: Checkout): Promise<RegistrationRow | null> {
  const settled = await settle(intentId, checkout)
  return settled && sendAndSettle(settled, checkout)
}

/** For the buyer, who proves the payment by its client secret; null if that is another's. */
export async function settleOwnPayment(
  clientSecret: string,
  checkout: Checkout,
): Promise<RegistrationRow | null> {
  const [intentId = ''] = clientSecret.split('_secret_')
  if (!(await registrationByIntent(checkout.database, intentId))) return null
  const settled = await settle(intentId, checkout, { clientSecret })
  return settled && sendAndSettle(settled, checkout)
}

/** Sends the refunds that are due, and records what the provider made of them. */
export async function sendAndSettle(
  registration: RegistrationRow,
  checkout: Checkout,
): Promise<RegistrationRow> {
  let current = registration
  for (const { intentId, refused } of await sendDueRefunds(registration, checkout)) {
    current = (await settle(intentId, checkout, { refused })) ?? current
  }
  return current
}

type Settling = { refused?: ReadonlySet<string>; clientSecret?: string }

async function settle(
  intentId: string,
  checkout: Checkout,
  { refused = new Set(), clientSecret }: Settling = {},
): Promise<RegistrationRow | null> {
  const { database } = checkout
  for (;;) {
    const known = (await registrationByIntent(database, intentId)) ?? (await adopt(intentId, checkout))
    const payment = known?.payments.find((one) => one.intentId === intentId)
    if (!known || !payment) return null
    const report = { ...(await readReport(known, payment, checkout)), refused }
    if (clientSecret !== undefined && clientSecret !== report.payment.clientSecret) return null
    const written = await database.transaction().execute(async (trx) => {
      const registration = await lockWithCounted(trx, known.id)
      // The row changed after the provider was read, so its answer may be outdated. Read again.
      if (registration?.revision !== known.revision) return undefined
      return write(trx, registration, payment, report, checkout)
    })
    if (written) {
      if (written.status !== known.status) checkout.tally?.payment(written.status)
      return written
    }
  }
}

/** An intent that was created but not recorded has its payment in its metadata. */
async function adopt(intentId: string, { database, provider }: Checkout) {
  const { paymentId } = await provider.read(intentId)
  const isAdopted =
    paymentId !== null && isUuid(paymentId) && (await adoptIntent(database, paymentId, intentId))
  return isAdopted ? registrationByIntent(database, intentId) : undefined
}

export async function readReport(
  known: RegistrationRow,
  { id, intentId, position, state }: PaymentRow,
  { database, provider, clocks }: Checkout,
) {
  const intent = intentId ?? ''
  let payment = await provider.read(intent)
  const ended = payment.state === 'succeeded' || payment.state === 'canceled'
  const replaced = !ended && (await successorOf(database, known.id)) !== undefined
  const unauthenticated = ended ? 0 : await countFailedAuthentications(database, intent)
  const failures = payment.failures + unauthenticated
  const order = {
    ...known,
    replaced,
    isFurther: position > 1,
    isWanted: !ended && (await isWanted(database, known, { id, amount: payment.amount })),
  }
  if (shouldStopPayment(order, { ...payment, failures }, clocks.real.now())) {
    await provider.stop(intent)
    payment = await provider.read(intent)
  }
  // A failed refund does not show in `refunded`, so recorded payments always list their refunds.
  const mayHaveRefunds = payment.refunded > 0 || state === 'succeeded'
  const refunds = mayHaveRefunds ? await provider.refundsOf(intent) : []
  return {
    // Summed from the list: a refund that fails between the two calls would count as failed and as refunded.
    payment: { ...payment, failures, refunded: sentBack(refunds) },
    refunds,
    disputes: payment.disputed ? await provider.disputesOf(intent) : [],
  }
}

function sentBack(refunds: readonly ProviderRefund[]): Cents {
  return sum(refunds.filter(({ state }) => state !== 'failed').map(({ amount }) => amount))
}

async function write(
  trx: Database,
  registration: RegistrationRow,
  payment: PaymentRow,
  report: ProviderReport,
  checkout: Checkout,
): Promise<RegistrationRow> {
  const { id, expiresAt } = registration
  const arrived = report.payment
  const order = { ...registration, due: payment.amount }
  switch (payment.position > 1 ? 'follow' : judge(order, arrived, checkout.clocks.real.now())) {
    case 'nothing':
      return countAttempts(trx, registration, payment, arrived.failures)
    case 'extend': {
      const later = new Date(expiresAt.getTime() + holdTime)
      await extendHolds(trx, id, later)
      return changeRegistration(trx, registration, { extended: true, expiresAt: later })
    }
    case 'expire':
      return closeUnpaid(trx, registration, 'expired', checkout)
    case 'cancel':
      return closeUnpaid(trx, registration, 'canceled', checkout)
    case 'complete': {
      const completed = await completeRegistration(trx, registration, payment, arrived, checkout)
      const isTouched = arrived.refunded > 0 || arrived.disputed
      return isTouched ? followMoney(trx, completed, payment, report, checkout) : completed
    }
    case 'review': {
      const held = await holdForReview(trx, registration, payment, arrived, checkout)
      return followMoney(trx, held, payment, report, checkout)
    }
    case 'follow': {
      const taken = await takeFurtherPayment(trx, registration, payment, arrived, checkout)
      return arrived.state === 'succeeded' ? followMoney(trx, taken, payment, report, checkout) : taken
    }
  }
}

/** No change of the registration: its revision stays. */
async function countAttempts(
  trx: Database,
  registration: RegistrationRow,
  payment: PaymentRow,
  attempts: number,
): Promise<RegistrationRow> {
  if (attempts === payment.attempts) return registration
  return changePayment(trx, registration, payment, { attempts })
}
