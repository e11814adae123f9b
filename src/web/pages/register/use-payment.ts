import type { Stripe } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'
import type { Language } from '#domain/language.ts'
import { retryable } from '../../hydration/retry.ts'
import { type OpenedPayment, openPayment } from '../../services/checkout.ts'
import { outcomeSoFar, type PayOutcome } from './pay.ts'
import { selectedItems } from './registration-form.ts'
import type { KeptRegistration, useRegistration } from './use-registration.ts'

export type CardForm = typeof import('./card-form.tsx')['CardForm']

export type PaymentState =
  | { state: 'opening' }
  | { state: 'unavailable'; failure: unknown }
  | { state: 'open'; opened: OpenedPayment; stripe: Stripe; CardForm: CardForm; language: Language }

const loadCardForm = retryable(() => import('./card-form.tsx'))
const loadPaymentModule = retryable(() => import('../../services/card-payment.ts'))

type Registering = ReturnType<typeof useRegistration>

/**
 * Opens the registration on the server and gets the card form ready; both or neither. `onOutcome` hears of a payment that
 * was made before this page was loaded. A card form that breaks is given up until somebody tries again: one that opens
 * itself anew does so until the server refuses it.
 */
export function usePayment(
  registering: Registering,
  language: Language,
  onOutcome: (outcome: PayOutcome) => void,
): { payment: PaymentState; tryAgain: () => void; giveUp: () => void } {
  const [payment, setPayment] = useState<PaymentState>({ state: 'opening' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form cannot change in this stage; a language and an attempt open it anew.
  useEffect(() => {
    let wanted = true
    setPayment({ state: 'opening' })
    const cardForm = loadCardForm()
    const ready = loadPaymentModule().then(({ loadCardPayment }) => loadCardPayment(language))
    const openAll = async () => {
      const [opened, stripe, { CardForm }] = await Promise.all([
        open(registering.registration),
        ready,
        cardForm,
      ])
      const outcome = await outcomeBefore(registering, ready, opened.clientSecret)
      if (!wanted) return
      registering.markOpened()
      if (outcome?.kind !== 'paid') setPayment({ state: 'open', opened, stripe, CardForm, language })
      if (outcome) onOutcome(outcome)
    }
    openAll().catch((failure) => {
      if (wanted) setPayment({ state: 'unavailable', failure })
    })
    return () => {
      wanted = false
    }
  }, [language, attempt])

  return {
    payment,
    tryAgain: () => setAttempt((count) => count + 1),
    giveUp: () => setPayment({ state: 'unavailable', failure: null }),
  }
}

function open({ form, formKey }: KeptRegistration): Promise<OpenedPayment> {
  const { name, email, phone, dates, offer } = form
  const items = selectedItems(form)
  return openPayment(
    {
      name: name.trim(),
      email: email.trim(),
      phone: phone.trim(),
      selectedItems: typeof items === 'string' ? items : [...items],
      dates,
      ...(offer && { offer: offer.token }),
    },
    formKey,
  )
}

/** After a reload or the way back from a bank the payment may be through already, or under way. */
async function outcomeBefore(
  { registration, fromBank }: Registering,
  ready: Promise<Stripe>,
  clientSecret: string,
): Promise<PayOutcome | null> {
  if (!registration.opened) return null
  const outcome = await outcomeSoFar(ready, clientSecret)
  // Who only loads the page anew was refused nothing by it, and may not even have pressed Pay.
  const nothingNew = outcome.kind === 'declined' || outcome.kind === 'unknown'
  return nothingNew && fromBank !== clientSecret ? null : outcome
}
