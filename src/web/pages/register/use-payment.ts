import type { Stripe } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'
import type { Language } from '#domain/language.ts'
import { type OpenedPayment, openPayment, settlePayment } from '../../services/checkout.ts'
import { selectedItems } from './registration-form.ts'
import type { KeptRegistration } from './use-registration.ts'

export type CardForm = typeof import('./card-form.tsx')['CardForm']

export type PaymentState =
  | { state: 'opening' }
  | { state: 'unavailable'; failure: unknown }
  | { state: 'open'; opened: OpenedPayment; stripe: Stripe; CardForm: CardForm; language: Language }

type Events = {
  onOpened: () => void
  /** The payment was through before this page was loaded. */
  onPaid: (receiptNumber: string | null) => void
}

/** Opens the registration on the server and gets the card form ready; both or neither. */
export function usePayment(
  registration: KeptRegistration,
  language: Language,
  { onOpened, onPaid }: Events,
): [PaymentState, () => void] {
  const [payment, setPayment] = useState<PaymentState>({ state: 'opening' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form cannot change in this stage; a language and an attempt open it anew.
  useEffect(() => {
    let wanted = true
    setPayment({ state: 'opening' })
    const cardForm = import('./card-form.tsx')
    const ready = import('../../services/card-payment.ts').then(({ loadCardPayment }) =>
      loadCardPayment(language),
    )
    Promise.all([open(registration), ready, cardForm]).then(
      ([{ opened, receipt }, stripe, { CardForm }]) => {
        if (!wanted) return
        onOpened()
        if (receipt) onPaid(receipt.number)
        else setPayment({ state: 'open', opened, stripe, CardForm, language })
      },
      (failure) => {
        if (wanted) setPayment({ state: 'unavailable', failure })
      },
    )
    return () => {
      wanted = false
    }
  }, [language, attempt])

  return [payment, () => setAttempt((count) => count + 1)]
}

/** After a reload or the way back from a bank the payment may be through already: the server knows. */
async function open({ form, formKey, opened: before }: KeptRegistration) {
  const { name, email, phone, dates, offer } = form
  const items = selectedItems(form)
  const opened = await openPayment(
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
  if (!before) return { opened, receipt: null }
  const { status, receiptNumber } = await settlePayment(opened.clientSecret)
  return { opened, receipt: status === 'completed' ? { number: receiptNumber } : null }
}
