import type { PaymentIntent, Stripe, StripeElements, StripeError } from '@stripe/stripe-js'
import { settlePayment } from '../../services/checkout.ts'

export type PayOutcome =
  | { kind: 'paid'; receiptNumber: string | null }
  /** The card form itself says what is missing. */
  | { kind: 'incomplete' }
  | { kind: 'declined'; message: string }
  /** The registration was closed before the money came. */
  | { kind: 'closed' }
  /** The money came too late and goes back. */
  | { kind: 'returned' }

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
  const { error, paymentIntent } = await stripe.confirmPayment({
    elements,
    redirect: 'if_required',
    confirmParams: {
      return_url: `${location.origin}/register`,
      payment_method_data: { billing_details: billingDetails },
    },
  })
  if (!error) return settled(clientSecret, paymentIntent.status)
  if (error.type === 'validation_error') return { kind: 'incomplete' }
  // Paid or closed meanwhile, in another window perhaps: the intent that comes with the error tells which.
  const status = endedIntent(error)?.status
  return status ? settled(clientSecret, status) : { kind: 'declined', message: error.message ?? '' }
}

function endedIntent({ payment_intent: intent }: StripeError): PaymentIntent | undefined {
  return intent?.status === 'succeeded' || intent?.status === 'canceled' ? intent : undefined
}

/** The server's word counts; where it cannot be had, the provider's is enough: the server will learn it too. */
async function settled(clientSecret: string, provider: PaymentIntent.Status): Promise<PayOutcome> {
  const answer = await settlePayment(clientSecret).catch(() => null)
  switch (answer?.status) {
    case 'refund_pending':
    case 'refunded':
    case 'needs_review':
      return { kind: 'returned' }
    case 'expired':
    case 'canceled':
      return { kind: 'closed' }
    default:
      return provider === 'canceled'
        ? { kind: 'closed' }
        : { kind: 'paid', receiptNumber: answer?.receiptNumber ?? null }
  }
}
