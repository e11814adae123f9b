// Calls for plans: a customer with a saved card, payments without the cardholder, and another card for later ones.
import Stripe from 'stripe'
import { type Cents, currency } from '#domain/money/money.ts'
import type { Card } from '#platform/database/rows/payments.ts'
import { answered, unlessInUse, unlessInvalid } from './stripe-errors.ts'
import { idOf } from './stripe-objects.ts'

type PlanIntent = {
  registrationId: string
  paymentId: string
  amount: Cents
  items: readonly string[]
  priceVersion: string
  customerId: string
  /** A payment may need several intents, one after the other. */
  edition: number
}

type SavedCard = { methodId: string; card: Card | null }

type Charging = { intentId: string; methodId: string; key: string }

export function savedCardCalls(stripe: Stripe) {
  return {
    ...laterPaymentCalls(stripe),

    /** The customer has no name and no address: those stay with us. */
    async createCustomer(registrationId: string): Promise<string> {
      const created = stripe.customers.create(
        { metadata: { registrationId } },
        { idempotencyKey: `customer:${registrationId}` },
      )
      return (await answered(created)).id
    },

    async createSetup(customerId: string, registrationId: string): Promise<string> {
      const created = stripe.setupIntents.create({
        customer: customerId,
        allowed_payment_method_types: ['card'],
        usage: 'off_session',
        metadata: { registrationId },
      })
      return (await answered(created)).client_secret ?? ''
    },

    /** The card of a finished setup of that customer; null for any other. */
    async savedBySetup(setupId: string, customerId: string): Promise<SavedCard | null> {
      const read = stripe.setupIntents.retrieve(setupId, { expand: ['payment_method'] })
      const setup = await answered(read.catch(unlessInvalid))
      if (setup instanceof Stripe.errors.StripeError || setup.status !== 'succeeded') return null
      if (idOf(setup.customer) !== customerId) return null
      const method = setup.payment_method
      if (method === null || typeof method === 'string') return null
      return { methodId: method.id, card: printed(method.card) }
    },

    /** A card that no plan needs any more is forgotten. */
    async forgetCard(methodId: string): Promise<void> {
      await answered(stripe.paymentMethods.detach(methodId).catch(unlessInvalid))
    },
  }
}

function laterPaymentCalls(stripe: Stripe) {
  return {
    /**
     * An intent for a payment after the deposit. Null while another call with the same key is running, or when that key was
     * used for another amount: the caller looks again.
     */
    async createPlanIntent({ registrationId, paymentId, amount, items, priceVersion, ...plan }: PlanIntent) {
      const created = stripe.paymentIntents.create(
        {
          amount,
          currency,
          allowed_payment_method_types: ['card'],
          customer: plan.customerId,
          metadata: { registrationId, paymentId, items: items.join(','), priceVersion },
        },
        { idempotencyKey: `payment:${paymentId}:intent${plan.edition}`, maxNetworkRetries: 0 },
      )
      const intent = await answered(created.catch(unlessInUse).catch(unlessOtherAmount))
      return intent && { intentId: intent.id, clientSecret: intent.client_secret ?? '' }
    },

    /**
     * Charges the saved card. A decline is no error here: the caller reads the intent. False while another call with the same key
     * is running.
     */
    async confirmAway({ intentId, methodId, key }: Charging): Promise<boolean> {
      // Unlike elsewhere, a kept failure is not tried past: a kept decline would be charged again.
      const confirmed = stripe.paymentIntents.confirm(
        intentId,
        { payment_method: methodId, off_session: true },
        { idempotencyKey: key, maxNetworkRetries: 0 },
      )
      const isMine = confirmed.then(() => true, unlessDeclined).catch(unlessInUse)
      return (await answered(isMine.catch(unlessInvalid))) !== null
    },
  }
}

function printed(card: Stripe.PaymentMethod.Card | undefined): Card | null {
  if (!card) return null
  return { brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year }
}

function unlessDeclined(error: unknown): true {
  if (error instanceof Stripe.errors.StripeCardError) return true
  throw error
}

function unlessOtherAmount(error: unknown): null {
  if (error instanceof Stripe.errors.StripeIdempotencyError) return null
  throw error
}
