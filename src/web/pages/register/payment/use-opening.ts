import type { Stripe } from '@stripe/stripe-js'
import { type Dispatch, startTransition, useEffect, useRef } from 'react'
import type { OpenedPayment } from '#contract/checkout.ts'
import type { Language } from '#domain/people/language.ts'
import { retryable } from '../../../hydration/retry.ts'
import { useRequest } from '../../../services/use-request.ts'
import type { RegistrationFlow } from '../use-registration.ts'
import type { CheckoutEvent, Order } from './checkout-state.ts'
import { loadCardForm } from './load-card-form.ts'
import { openRegistration } from './open-registration.ts'
import { outcomeSoFar, type PayOutcome } from './pay.ts'

const loadPaymentModule = retryable(() => import('../../../services/registration/card-payment.ts'))

type Opening = {
  flow: RegistrationFlow
  language: Language
  /** Null until it is known. */
  order: Order | null
  dispatch: Dispatch<CheckoutEvent>
  /** Gets the outcome of a payment that was made before this page loaded. */
  onOutcome: (outcome: PayOutcome, opened: OpenedPayment) => void
}

/** Opens the registration on the server and loads the card form, for each order. Returns what opens it again. */
export function useOpening({ flow, language, order, dispatch, onOutcome }: Opening): () => void {
  const key = order && JSON.stringify(order)
  const last = useRef<Promise<unknown>>(Promise.resolve())

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is open is for another order or language.
  useEffect(() => dispatch({ type: 'order-changed' }), [dispatch, key, language])

  const { reload } = useRequest(
    async (signal) => {
      if (!order) return
      try {
        const ready = loadPaymentModule().then(({ loadCardPayment }) => loadCardPayment(language))
        // One after another: an order that the server gets late would take the place of a newer one.
        const opening = last.current.then(() => {
          signal.throwIfAborted()
          return openRegistration(flow.registration, order)
        })
        last.current = opening.catch(() => undefined)
        const [opened, stripe] = await Promise.all([opening, ready, loadCardForm()])
        const outcome = await outcomeBefore(flow, ready, opened.clientSecret)
        if (signal.aborted) return
        flow.markOpened()
        // A transition, because the card form is a lazy component: the page waits for it instead of going blank.
        startTransition(() => dispatch({ type: 'opened', payment: { opened, stripe, language } }))
        if (outcome) onOutcome(outcome, opened)
      } catch (failure) {
        if (!signal.aborted) dispatch({ type: 'refused', failure })
        throw failure
      }
    },
    [language, key],
  )
  return reload
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
