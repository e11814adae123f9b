// Loaded on demand: it imports the payment provider's libraries.
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { Language } from '#domain/people/language.ts'
import { Button } from '../button.tsx'
import { FormError } from '../form/form-error.tsx'
import { useSending } from '../form/use-sending.ts'
import { cardAppearance, cardFonts } from './card-appearance.ts'

type CardEntryProps = {
  language: Language
  stripe: Stripe
  clientSecret: string
  label: string
  /** Shown when the provider gives no reason. */
  declined: string
  /** After the provider accepted the payment or the card. */
  onDone: (clientSecret: string) => Promise<void>
  onBroken: () => void
  /** Boxes to tick above the button. False keeps the form from being sent. */
  boxes?: ReactNode
  isReady?: () => boolean
}

export function CardEntry(props: CardEntryProps) {
  const { stripe, clientSecret, language } = props
  const options = { clientSecret, locale: language, appearance: cardAppearance(), fonts: cardFonts() }
  return (
    <Elements stripe={stripe} options={options}>
      <Form {...props} />
    </Elements>
  )
}

function Form(props: CardEntryProps) {
  const { clientSecret, label, declined, onDone, onBroken, boxes, isReady = () => true } = props
  const stripe = useStripe()
  const elements = useElements()
  const [fault, setFault] = useState('')
  const sending = useSending<void, undefined>(async () => {
    if (!stripe || !elements) return
    setFault('')
    const confirmParams = { return_url: location.href }
    const isSetup = clientSecret.startsWith('seti_')
    const answer = isSetup
      ? await stripe.confirmSetup({ elements, redirect: 'if_required', confirmParams })
      : await stripe.confirmPayment({ elements, redirect: 'if_required', confirmParams })
    if (!answer.error) await onDone(clientSecret)
    else if (answer.error.type !== 'validation_error') setFault(answer.error.message ?? declined)
    return undefined
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady()) sending.start()
  }
  return (
    <form className="stack gap-5" noValidate onSubmit={submit}>
      <PaymentElement
        options={{ layout: 'tabs', wallets: { applePay: 'never', googlePay: 'never' } }}
        onLoadError={onBroken}
      />
      {boxes}
      <FormError>{fault}</FormError>
      <Button kind="main" type="submit" busy={sending.busy}>
        {label}
      </Button>
    </form>
  )
}
