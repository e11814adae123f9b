import type { Stripe } from '@stripe/stripe-js'
import { useState } from 'react'
import type { Language } from '#domain/people/language.ts'
import { retryable } from '../../../hydration/retry.ts'
import { type OpenedPayment, openPayment, type Pay } from '../../../services/registration/checkout.ts'
import { useRequest } from '../../../services/use-request.ts'
import { isDeclared, requiringCourses, selectedItems } from '../registration-form.ts'
import type { TabRegistration } from '../tab-registration.ts'
import type { RegistrationFlow } from '../use-registration.ts'
import { outcomeSoFar, type PayOutcome } from './pay.ts'

export type CardForm = typeof import('./card-form.tsx')['CardForm']

export type PaymentState =
  | { state: 'opening' }
  | { state: 'unavailable'; failure: unknown }
  | { state: 'open'; opened: OpenedPayment; stripe: Stripe; CardForm: CardForm; language: Language }

const loadCardForm = retryable(() => import('./card-form.tsx'))
const loadPaymentModule = retryable(() => import('../../../services/registration/card-payment.ts'))

/**
 * Opens the registration on the server and loads the card form; fails if either fails. `onOutcome` receives the outcome of
 * a payment made before this page loaded. A broken card form waits for the buyer to retry: retrying by itself, it would
 * loop until the server's limit.
 */
export function usePayment(
  flow: RegistrationFlow,
  language: Language,
  /** Null until it is known. */
  how: (Pay & WithCode) | null,
  onOutcome: (outcome: PayOutcome, opened: OpenedPayment) => void,
): { payment: PaymentState; tryAgain: () => void; giveUp: () => void } {
  const { answer, failure, loading, reload } = useRequest(
    async (signal) => {
      if (!how) return undefined
      const cardForm = loadCardForm()
      const ready = loadPaymentModule().then(({ loadCardPayment }) => loadCardPayment(language))
      const [opened, stripe, { CardForm }] = await Promise.all([
        open(flow.registration, how),
        ready,
        cardForm,
      ])
      const outcome = await outcomeBefore(flow, ready, opened.clientSecret)
      if (!signal.aborted) flow.markOpened()
      if (!signal.aborted && outcome) onOutcome(outcome, opened)
      return { opened, stripe, CardForm, language }
    },
    [language, how !== null && 'plan' in how, how !== null && 'credit' in how, how?.code, how === null],
  )
  const [broken, setBroken] = useState<typeof answer>()
  return {
    payment: paymentState(),
    tryAgain: reload,
    giveUp: () => setBroken(answer),
  }

  function paymentState(): PaymentState {
    if (loading || !how) return { state: 'opening' }
    if (failure !== undefined || !answer || answer === broken) return { state: 'unavailable', failure }
    return { state: 'open', ...answer }
  }
}

type WithCode = { code?: string | undefined }

export function open(
  { form, formKey }: TabRegistration,
  { code, ...how }: Pay & WithCode,
): Promise<OpenedPayment> {
  const { name, email, phone, dates, offer, colleagues = [] } = form
  const items = selectedItems(form)
  return openPayment(
    {
      name: name.trim(),
      email: email.trim(),
      phone: phone.trim(),
      selectedItems: typeof items === 'string' ? items : [...items],
      dates,
      ...(offer && { offer: offer.token }),
      ...(code && { code }),
    },
    formKey,
    how,
    colleagues.map((one) => ({ ...one, name: one.name.trim(), email: one.email.trim() })),
    requiringCourses(form).length > 0 ? isDeclared(form) : undefined,
  )
}

/** After a reload or a redirect from a bank, the payment may already have succeeded or be processing. */
async function outcomeBefore(
  { registration, bankSecret }: RegistrationFlow,
  ready: Promise<Stripe>,
  clientSecret: string,
): Promise<PayOutcome | null> {
  if (!registration.opened) return null
  const outcome = await outcomeSoFar(ready, clientSecret)
  // After a plain reload the buyer may not have pressed Pay yet, so a decline would mislead.
  const nothingNew = outcome.kind === 'declined' || outcome.kind === 'unknown'
  return nothingNew && bankSecret !== clientSecret ? null : outcome
}
