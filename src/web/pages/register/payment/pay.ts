import type { PaymentIntent, Stripe, StripeElements } from '@stripe/stripe-js'
import type { Cents } from '#domain/money/money.ts'
import { ApiFailure } from '../../../services/api.ts'
import { settlePayment } from '../../../services/registration/checkout.ts'

export type Receipt = {
  /** Null while the server has not recorded the payment. */
  number: string | null
  /** Opens the registration and its documents, as the confirmation email does. */
  link: string | null
  /** What was paid now, and what monthly payments follow. Unknown for a payment of another tab. */
  paid?: { amount: Cents; rest: Cents }
}

export type PayOutcome =
  | ({ kind: 'paid' } & Receipt)
  /** The card form shows which field is missing. */
  | { kind: 'incomplete' }
  /** `message` is the provider's, in the language of its card form. */
  | { kind: 'declined'; message: string | null }
  /** The provider has not decided yet. */
  | { kind: 'pending' }
  /** The outcome could not be read; `open` if the server at least knows that it is not paid yet. */
  | { kind: 'unknown'; open: boolean }
  /** The registration was closed before the payment arrived. */
  | { kind: 'closed' }
  /** The payment arrived too late and is being refunded. */
  | { kind: 'returned' }

export function receiptOf({ number, link }: Receipt): Receipt {
  return { number, link }
}

/** For a page whose language changed since: our own sentence replaces the provider's. */
export function withoutProviderMessage(outcome: PayOutcome): PayOutcome {
  return outcome.kind === 'declined' ? { ...outcome, message: null } : outcome
}

type Payer = {
  clientSecret: string
  billingDetails: { name: string; email: string; phone: string }
}

/** Confirms the payment on this page; redirects only if the bank requires it, and returns to /register. */
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
  // Another window may have paid or closed it meanwhile: the error's intent says so. After a lost connection there is no
  // intent, and only the server can find out.
  const status = error?.payment_intent?.status ?? null
  const open = status !== null && !['succeeded', 'canceled', 'processing'].includes(status)
  if (open) return declined
  const outcome = await settled(clientSecret, status)
  const mayTryAgain = outcome.kind === 'declined' || (outcome.kind === 'unknown' && outcome.open)
  return mayTryAgain ? declined : outcome
}

/** The outcome of a payment that started before this page loaded. Works without the provider's script. */
export async function outcomeSoFar(ready: Promise<Stripe>, clientSecret: string): Promise<PayOutcome> {
  const asking = ready.then((stripe) => stripe.retrievePaymentIntent(clientSecret))
  const answer = await asking.catch(() => null)
  return settled(clientSecret, answer?.paymentIntent?.status ?? null)
}

/**
 * The server's status decides. Until it has one, the provider's does: the server will receive the same status. With neither, the
 * card may have been charged.
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
      return { kind: 'paid', number: answer.receiptNumber, link: answer.link }
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
      return { kind: 'paid', number: null, link: null }
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
