// The only place that records the result of a payment. Webhook, browser and poll pass an intent's id, and their data is not
// trusted: the provider is read, then one transaction writes. No transaction waits for the provider.
import type { Database } from '#database/engine/connection.ts'
import { countFailedAuthentications } from '#database/tables/failed-authentications.ts'
import { adoptIntent } from '#database/tables/registration-intents.ts'
import {
  changeRegistration,
  lockRegistration,
  registrationByIntent,
  successorOf,
} from '#database/tables/registrations.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { extendHolds } from '#database/tables/unpaid-holds.ts'
import { type Cents, sum } from '#domain/money.ts'
import { isUnpaid, judge, shouldStopPayment } from '#domain/settlement.ts'
import { isUuid } from '#domain/uuid.ts'
import type { ProviderRefund } from '../../provider/answers.ts'
import type { Checkout } from '../checkout.ts'
import { holdTime } from '../seats/hold-caps.ts'
import { closeUnpaid } from './close-unpaid.ts'
import { completeRegistration } from './complete-registration.ts'
import { followMoney, type News } from './follow-money.ts'
import { holdForReview } from './money-for-nothing.ts'
import { sendDueRefunds } from './send-due-refunds.ts'

/** Updates a registration to the state of its payment; null for a payment that is not ours. */
export async function settlePayment(intentId: string, checkout: Checkout): Promise<RegistrationRow | null> {
  const settled = await settle(intentId, new Set(), checkout)
  const sent = settled && (await sendDueRefunds(settled, checkout))
  return sent ? settle(intentId, sent.refused, checkout) : settled
}

async function settle(
  intentId: string,
  refused: ReadonlySet<string>,
  checkout: Checkout,
): Promise<RegistrationRow | null> {
  const { database } = checkout
  for (;;) {
    const known = (await registrationByIntent(database, intentId)) ?? (await adopt(intentId, checkout))
    if (!known) return null
    const news = { ...(await readNews(intentId, known, checkout)), refused }
    const written = await database.transaction().execute(async (trx) => {
      const registration = await lockRegistration(trx, known.id)
      // The row changed after the provider was read, so its answer may be outdated. Read again.
      if (registration?.revision !== known.revision) return undefined
      return write(trx, registration, news, checkout)
    })
    if (written) {
      if (written.status !== known.status) checkout.tally?.payment(written.status)
      return written
    }
  }
}

/** An intent that was created but not recorded has its registration in its metadata. */
async function adopt(intentId: string, { database, provider }: Checkout) {
  const { registrationId } = await provider.read(intentId)
  return registrationId && isUuid(registrationId)
    ? adoptIntent(database, registrationId, intentId)
    : undefined
}

export async function readNews(
  intentId: string,
  known: RegistrationRow,
  { database, provider, clocks }: Checkout,
) {
  let payment = await provider.read(intentId)
  const ended = payment.state === 'succeeded' || payment.state === 'canceled'
  const replaced = !ended && (await successorOf(database, known.id)) !== undefined
  const unauthenticated = ended ? 0 : await countFailedAuthentications(database, intentId)
  const attempted = { ...payment, failures: payment.failures + unauthenticated }
  if (shouldStopPayment({ ...known, replaced }, attempted, clocks.real.now())) {
    await provider.stop(intentId)
    payment = await provider.read(intentId)
  }
  // A failed refund does not show in `refunded`, so paid registrations always list their refunds.
  const mayHaveRefunds = payment.refunded > 0 || !isUnpaid(known.status)
  const refunds = mayHaveRefunds ? await provider.refundsOf(intentId) : []
  return {
    // Summed from the list: a refund that fails between the two calls would count as failed and as refunded.
    payment: { ...payment, refunded: sentBack(refunds) },
    refunds,
    disputes: payment.disputed ? await provider.disputesOf(intentId) : [],
  }
}

function sentBack(refunds: readonly ProviderRefund[]): Cents {
  return sum(refunds.filter(({ state }) => state !== 'failed').map(({ amount }) => amount))
}

async function write(
  trx: Database,
  registration: RegistrationRow,
  news: News,
  checkout: Checkout,
): Promise<RegistrationRow> {
  const { id, expiresAt } = registration
  switch (judge(registration, news.payment, checkout.clocks.real.now())) {
    case 'nothing':
      return registration
    case 'extend': {
      const later = new Date(expiresAt.getTime() + holdTime)
      await extendHolds(trx, id, later)
      return changeRegistration(trx, id, { extended: true, expiresAt: later })
    }
    case 'expire':
      return closeUnpaid(trx, registration, 'expired', checkout)
    case 'cancel':
      return closeUnpaid(trx, registration, 'canceled', checkout)
    case 'complete':
      return followIfTouched(
        trx,
        await completeRegistration(trx, registration, news.payment, checkout),
        news,
        checkout,
      )
    case 'review':
      return followMoney(trx, await holdForReview(trx, registration, news.payment, checkout), news, checkout)
    case 'follow':
      return followMoney(trx, registration, news, checkout)
  }
}

function followIfTouched(trx: Database, registration: RegistrationRow, news: News, checkout: Checkout) {
  const { refunded, disputed } = news.payment
  return refunded > 0 || disputed ? followMoney(trx, registration, news, checkout) : registration
}
