// The payment provider, called through Stripe's SDK. Stripe and the card sandbox differ only in address and keys.
import Stripe from 'stripe'
import { seconds } from '#domain/dates/days.ts'
import type { Dispute } from '#domain/money/disputes.ts'
import { type Cents, currency } from '#domain/money/money.ts'
import type { ProviderEvent, ProviderPayment, ProviderRefund } from './answers.ts'
import { type PastKeptFailures, rememberSpentKeys } from './kept-failures.ts'
import { pacedClient } from './paced-client.ts'
import type { PaymentMode } from './payment-mode.ts'
import type { ListedPayment, ListedRefund } from './provider-list.ts'
import { savedCardCalls } from './saved-cards.ts'
import { answered, retryOnce, unlessInUse, unlessInvalid } from './stripe-errors.ts'
import {
  cardOf,
  disputeOf,
  eventOf,
  idOf,
  type ListedFee,
  listedFee,
  listedPayment,
  listedRefund,
  refundStateOf,
  stateOf,
  unix,
  waitsForFunds,
} from './stripe-objects.ts'

export type ProviderKeys = {
  mode: PaymentMode
  secretKey: string
  webhookSecret: string
  /** Another server with Stripe's API; null for Stripe itself. */
  apiBase: URL | null
}

type NewIntent = {
  registrationId: string
  paymentId: string
  amount: Cents
  items: readonly string[]
  priceVersion: string
  /** Saves the card of the payment for this customer. */
  customerId?: string | undefined
}

/** The provider's largest page. */
const batchSize = 100

type RefundAnswer = 'sent' | 'refused' | 'disputed'

export type PaymentProvider = ReturnType<typeof createPaymentProvider>

/** `httpClient` lets a process call a card sandbox in its own memory, without a socket. */
export function createPaymentProvider(keys: ProviderKeys, httpClient?: Stripe.HttpClient) {
  const stripe = new Stripe(keys.secretKey, {
    ...addressOf(keys.apiBase),
    httpClient: pacedClient(httpClient ?? Stripe.createNodeHttpClient()),
    telemetry: false,
    timeout: seconds(20),
    maxNetworkRetries: 2,
  })
  const pastKeptFailures = rememberSpentKeys()
  return {
    mode: keys.mode,
    /** Where staff answer a dispute; the card sandbox has no such page. */
    disputePage: (id: string) => disputePageOf(id, keys.mode),
    ...intentCalls(stripe, pastKeptFailures),
    ...savedCardCalls(stripe),
    ...refundCalls(stripe, pastKeptFailures),
    ...eventCalls(stripe, keys.webhookSecret),
    ...listCalls(stripe),
  }
}

function intentCalls(stripe: Stripe, pastKeptFailures: PastKeptFailures) {
  return {
    /**
     * The idempotency key makes a repeated call return the same intent: a payment has one intent. Null while another call
     * with that key is still running.
     */
    async createIntent({ registrationId, paymentId, amount, items, priceVersion, customerId }: NewIntent) {
      const created = retryOnce(() =>
        pastKeptFailures(paymentId, (version) =>
          stripe.paymentIntents.create(
            {
              amount,
              currency,
              // Receipts, emails and refunds all assume a card: paid at once, refunded to the same card.
              allowed_payment_method_types: ['card'],
              metadata: { registrationId, paymentId, items: items.join(','), priceVersion },
              ...(customerId && { customer: customerId, setup_future_usage: 'off_session' as const }),
            },
            { idempotencyKey: `payment:${paymentId}:v${version}`, maxNetworkRetries: 0 },
          ),
        ),
      )
      const intent = await answered(created.catch(unlessInUse))
      return intent && { intentId: intent.id, clientSecret: intent.client_secret ?? '' }
    },

    async read(intentId: string): Promise<ProviderPayment> {
      const intent = await answered(stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }))
      const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
      const state = stateOf(intent.status)
      const failed = state === 'open' && intent.last_payment_error !== null
      return {
        state,
        amount: state === 'succeeded' ? intent.amount_received : intent.amount,
        currency: intent.currency,
        failures: failed ? await countFailedCharges(stripe, intentId) : 0,
        registrationId: intent.metadata.registrationId ?? null,
        paymentId: intent.metadata.paymentId ?? null,
        clientSecret: intent.client_secret,
        refunded: charge?.amount_refunded ?? 0,
        disputed: charge?.disputed ?? false,
        card: cardOf(charge),
        methodId: idOf(intent.payment_method),
        decline: intent.last_payment_error?.decline_code ?? intent.last_payment_error?.code ?? null,
      }
    },

    /** Cancels the intent. A payment that has already ended stays as it is. */
    async stop(intentId: string): Promise<void> {
      const stopped = stripe.paymentIntents.cancel(intentId, { cancellation_reason: 'abandoned' })
      await answered(stopped.catch(unlessInvalid))
    },
  }
}

async function countFailedCharges(stripe: Stripe, intentId: string): Promise<number> {
  const charges = await answered(stripe.charges.list({ payment_intent: intentId, limit: 100 }))
  return charges.data.filter((charge) => charge.status === 'failed').length
}

type NewRefund = { intentId: string; amount: Cents; key: string }

function refundCalls(stripe: Stripe, pastKeptFailures: PastKeptFailures) {
  async function refundsOf(intentId: string): Promise<ProviderRefund[]> {
    return all(stripe.refunds.list({ payment_intent: intentId, limit: 100 }), (refund) => ({
      key: refund.metadata?.key ?? refund.id,
      amount: refund.amount,
      state: refundStateOf(refund.status),
      madeAt: new Date(refund.created * 1000),
      waitsForFunds: waitsForFunds(refund),
    }))
  }

  return {
    refundsOf,

    async refund({ intentId, amount, key }: NewRefund): Promise<RefundAnswer> {
      const sent = pastKeptFailures(key, async (version) => {
        // The earlier call may have created the refund and lost only its response.
        if (version > 1 && (await refundsOf(intentId)).some((refund) => refund.key === key)) return
        await stripe.refunds.create(
          { payment_intent: intentId, amount, metadata: { key } },
          // The poll retries.
          { idempotencyKey: version === 1 ? key : `${key}:v${version}`, maxNetworkRetries: 0 },
        )
      })
      // Two callers may send the same refund at once. The other caller, or the next poll, reads its result.
      const refusal = await answered(sent.then(() => null, unlessInvalid).catch(unlessInUse))
      if (refusal === null || refusal.code === 'charge_already_refunded') return 'sent'
      return refusal.code === 'charge_disputed' ? 'disputed' : 'refused'
    },
  }
}

function eventCalls(stripe: Stripe, webhookSecret: string) {
  return {
    /** Throws when the signature is not the provider's. */
    readEvent(rawBody: Buffer, signature: string): ProviderEvent {
      return eventOf(stripe.webhooks.constructEvent(rawBody, signature, webhookSecret))
    },

    async undeliveredEvents(since: Date): Promise<ProviderEvent[]> {
      return all(
        stripe.events.list({ delivery_success: false, created: { gte: unix(since) }, limit: 100 }),
        eventOf,
      )
    },
  }
}

function listCalls(stripe: Stripe) {
  return {
    /** Newest first. */
    async disputesOf(intentId: string): Promise<Dispute[]> {
      return all(stripe.disputes.list({ payment_intent: intentId, limit: 100 }), disputeOf)
    },

    /** Our payments since then, in batches. Payments of other shops on the same account are left out. */
    listPayments(since: Date): AsyncGenerator<ListedPayment[]> {
      const query = { created: { gte: unix(since) }, limit: 100, expand: ['data.latest_charge'] }
      return batches(stripe.paymentIntents.list(query), listedPayment)
    },

    /** The refunds since then that were created with a key of ours, in batches. */
    listRefunds(since: Date): AsyncGenerator<ListedRefund[]> {
      return batches(stripe.refunds.list({ created: { gte: unix(since) }, limit: 100 }), listedRefund)
    },

    /** Our charges, refunds and disputes on the provider's balance. `about` is an intent, the key of a refund or a dispute. */
    async listFees(since: Date, before: Date): Promise<ListedFee[]> {
      const created = { gte: unix(since), lt: unix(before) }
      const booked = stripe.balanceTransactions.list({ created, limit: 100, expand: ['data.source'] })
      return (await all(booked, listedFee)).flat()
    },

    /** The intents of charges that succeeded since then. */
    async recentlyPaid(since: Date): Promise<string[]> {
      const charges = stripe.charges.list({ created: { gte: unix(since) }, limit: 100 })
      const intents = await all(charges, (charge) => (charge.paid ? idOf(charge.payment_intent) : null))
      return intents.filter((id) => id !== null)
    },
  }
}

function disputePageOf(id: string, mode: PaymentMode): string | null {
  if (mode === 'the card sandbox') return null
  return `https://dashboard.stripe.com/${mode === 'live Stripe keys' ? '' : 'test/'}disputes/${id}`
}

function addressOf(base: URL | null) {
  if (base === null) return {}
  const protocol = base.protocol === 'http:' ? 'http' : 'https'
  const host = base.hostname.replace(/^\[|\]$/g, '')
  return { protocol, host, port: base.port || (protocol === 'http' ? 80 : 443) } as const
}

/** Every item of a list. The SDK fetches its pages. */
async function all<Item, Read>(list: AsyncIterable<Item>, read: (item: Item) => Read): Promise<Read[]> {
  const readAll = async () => {
    const items: Read[] = []
    for await (const item of list) items.push(read(item))
    return items
  }
  return answered(readAll())
}

/** A long list in batches, so that a process never holds all of it in memory. */
async function* batches<Item, Read>(
  list: AsyncIterable<Item>,
  read: (item: Item) => readonly Read[],
): AsyncGenerator<Read[]> {
  const items = list[Symbol.asyncIterator]()
  for (let done = false; !done; ) {
    const batch: Read[] = []
    while (batch.length < batchSize && !done) {
      const next = await answered(items.next())
      if (next.done) done = true
      else batch.push(...read(next.value))
    }
    if (batch.length > 0) yield batch
  }
}
