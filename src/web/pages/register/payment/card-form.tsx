// Loaded on demand: the only module that imports the payment provider's libraries.
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { type FormEvent, useState } from 'react'
import type { Copy } from '#content/en/registration/register.ts'
import { formatMoney } from '#domain/money/money.ts'
import { Button } from '../../../ui/button.tsx'
import { useSending } from '../../../ui/form/use-sending.ts'
import { cardAppearance, cardFonts } from '../../../ui/payment/card-appearance.ts'
import type { Contact } from '../registration-form.ts'
import type { OpenPayment } from './checkout-state.ts'
import { type Consent, ConsentBox } from './consent-box.tsx'
import { HeldSeat } from './held-seat.tsx'
import { type PayOutcome, pay } from './pay.ts'
import { TermsBox } from './terms-box.tsx'

type CardFormProps = {
  copy: Copy
  contact: Contact
  payment: OpenPayment
  /** The answer to the later payments of a plan; null for one payment. */
  consent: Consent | null
  /** Kept by the caller: a change of language replaces the card form but not this answer. */
  accepted: boolean
  onAccept: (accepted: boolean) => void
  onStart: () => void
  onOutcome: (outcome: PayOutcome) => void
  onBroken: () => void
}

export function CardForm(props: CardFormProps) {
  const { opened, stripe, language } = props.payment
  const options = {
    clientSecret: opened.clientSecret,
    locale: language,
    appearance: cardAppearance(),
    fonts: cardFonts(),
  }
  return (
    <Elements stripe={stripe} options={options}>
      <PayForm {...props} />
    </Elements>
  )
}

function CardFields({ contact: { name, email }, onBroken }: Pick<CardFormProps, 'contact' | 'onBroken'>) {
  return (
    <PaymentElement
      options={{
        layout: 'tabs',
        wallets: { applePay: 'never', googlePay: 'never' },
        defaultValues: { billingDetails: { name, email } },
      }}
      onLoadError={onBroken}
    />
  )
}

function PayForm(props: CardFormProps) {
  const { copy, contact, consent, accepted } = props
  const { opened, language } = props.payment
  const stripe = useStripe()
  const elements = useElements()
  const words = copy.payment
  const [missing, setMissing] = useState({ accept: false, consent: false })

  const paying = useSending<void, undefined>(async () => {
    if (!stripe || !elements) return
    props.onStart()
    const { name, email, phone } = contact
    const payer = { clientSecret: opened.clientSecret, billingDetails: { name, email, phone } }
    props.onOutcome(await pay(stripe, elements, payer))
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const unanswered = { accept: !accepted, consent: consent?.agreed === false }
    setMissing(unanswered)
    const first = (['consent', 'accept'] as const).find((name) => unanswered[name])
    if (!first) paying.start()
    else event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }

  return (
    <form className="stack gap-5" noValidate onSubmit={submit}>
      <CardFields contact={contact} onBroken={props.onBroken} />
      {consent && opened.plan && (
        <ConsentBox
          {...consent}
          language={language}
          plan={opened.plan}
          missing={missing.consent && !consent.agreed}
        />
      )}
      <TermsBox
        copy={words}
        accepted={accepted}
        missing={missing.accept && !accepted}
        onChange={props.onAccept}
      />
      <Button kind="main" type="submit" busy={paying.busy}>
        {words.pay(formatMoney(opened.amount))}
      </Button>
      {consent && <p className="text-small text-slate">{consent.copy.choice.rest}</p>}
      {opened.holdExpiresAt && <HeldSeat copy={copy.held} language={language} until={opened.holdExpiresAt} />}
    </form>
  )
}
