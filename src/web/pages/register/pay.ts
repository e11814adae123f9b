import type { PaymentIntent, Stripe, StripeElements } from '@stripe/stripe-js'
import { ApiFailure } from '../../services/api.ts'
import { settlePayment } from '../../services/checkout.ts'

export type PayOutcome =
  | { kind: 'paid'; receiptNumber: string | null }
  /** The card form itself says what is missing. */
  | { kind: 'incomplete' }
  /** With the provider's sentence, where it has one. */
  | { kind: 'declined'; message: string | null }
  /** The provider has not decided yet: nothing to pay again, and nothing to show a receipt for. */
  | { kind: 'pending' }
  /** Nobody could be asked what became of it; `open` where the server at least knows that it is not paid so far. */
  | { kind: 'unknown'; open: boolean }
  /** The registration was closed before the money came. */
  | { kind: 'closed' }
  /** The money came too late and goes back. */
  | { kind: 'returned' }

/** The provider's sentence stands in the language of its card form; where another is read, ours says it. */
export function inOurWords(outcome: PayOutcome): PayOutcome {
  return outcome.kind === 'declined' ? { ...outcome, message: null } : outcome
}

type Payer = {
  clientSecret: string
  billingDetails: { name: string; email: string; phone: string }
}

/** Confirms the payment in this page; only a bank that insists leads away, and then back here. */
export async function pay(
  stripe: Stripe,
  elements: StripeElements,
  { clientSecret, billingDetails }: Payer,
): Promise<PayOutcome> {
  const confirming = stripe.confirmPayment({
    elements,
    redirect: 'if_required',
    confirmParams: {
      return_url: `${location.origin}/register`,
      payment_method_data: { billing_details: billingDetails },
    },
  })
  const answer = await confirming.catch(() => null)
  if (answer?.paymentIntent) return settled(clientSecret, answer.paymentIntent.status)
  const error = answer?.error
  if (error?.type === 'validation_error') return { kind: 'incomplete' }
  const declined: PayOutcome = { kind: 'declined', message: error?.message ?? null }
  // Paid, closed or under way meanwhile, in another window perhaps: the intent that comes with the error tells which.
  // Without one, as when the connection broke off, nobody knows how far it came: the server can find out.
  const status = error?.payment_intent?.status ?? null
  const open = status !== null && !['succeeded', 'canceled', 'processing'].includes(status)
  if (open) return declined
  const outcome = await settled(clientSecret, status)
  const mayTryAgain = outcome.kind === 'declined' || (outcome.kind === 'unknown' && outcome.open)
  return mayTryAgain ? declined : outcome
}

/** What became of a payment that was begun before this page was loaded; without the provider's script the server tells. */
export async function outcomeSoFar(ready: Promise<Stripe>, clientSecret: string): Promise<PayOutcome> {
  const asking = ready.then((stripe) => stripe.retrievePaymentIntent(clientSecret))
  const answer = await asking.catch(() => null)
  return settled(clientSecret, answer?.paymentIntent?.status ?? null)
}

/**
 * The server's word counts; where it has none yet, the provider's is enough: the server will learn it too. Where neither
 * has one, the card may have been charged.
 */
async function settled(clientSecret: string, provider: PaymentIntent.Status | null): Promise<PayOutcome> {
  let unanswered = false
  const answer = await settlePayment(clientSecret).catch((failure: unknown) => {
    unanswered = !(failure instanceof ApiFailure && failure.code === 'not_found')
    return null
  })
  switch (answer?.status) {
    case 'completed':
    case 'partially_refunded':
      return { kind: 'paid', receiptNumber: answer.receiptNumber }
    case 'refund_pending':
    case 'refunded':
    case 'needs_review':
      return { kind: 'returned' }
    case 'expired':
    case 'canceled':
      return { kind: 'closed' }
  }
  switch (provider) {
    case 'succeeded':
      return { kind: 'paid', receiptNumber: null }
    case 'canceled':
      return { kind: 'closed' }
    case 'processing':
      return { kind: 'pending' }
    case null:
      return answer || unanswered
        ? { kind: 'unknown', open: answer !== null }
        : { kind: 'declined', message: null }
    default:
      return { kind: 'declined', message: null }
  }
}
