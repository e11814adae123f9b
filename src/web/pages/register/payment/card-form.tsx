// Loaded on demand: the only module that imports the payment provider's libraries.
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { type FormEvent, useState } from 'react'
import type { Copy } from '#content/en/registration/register.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import type { OpenedPayment } from '../../../services/registration/checkout.ts'
import { Button } from '../../../ui/button.tsx'
import { useSending } from '../../../ui/form/use-sending.ts'
import { cardAppearance, cardFonts } from '../../../ui/payment/card-appearance.ts'
import type { Contact } from '../registration-form.ts'
import styles from './card-form.module.css'
import { type Consent, ConsentBox } from './consent-box.tsx'
import { HeldSeat } from './held-seat.tsx'
import { type PayOutcome, pay } from './pay.ts'
import { TermsBox } from './terms-box.tsx'

type CardFormProps = {
  copy: Copy
  language: Language
  contact: Contact
  opened: OpenedPayment
  stripe: Stripe
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
  const { opened, stripe, language } = props
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

function PayForm(props: CardFormProps) {
  const { copy, language, contact, opened, consent, accepted, onAccept, onStart, onOutcome, onBroken } = props
  const stripe = useStripe()
  const elements = useElements()
  const words = copy.payment
  const [termsMissing, setTermsMissing] = useState(false)
  const [consentMissing, setConsentMissing] = useState(false)

  const paying = useSending<void, undefined>(async () => {
    if (!stripe || !elements) return
    onStart()
    const { name, email, phone } = contact
    const payer = { clientSecret: opened.clientSecret, billingDetails: { name, email, phone } }
    onOutcome(await pay(stripe, elements, payer))
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTermsMissing(!accepted)
    setConsentMissing(consent?.agreed === false)
    const missing = consent?.agreed === false ? 'consent' : accepted ? null : 'accept'
    if (missing === null) paying.start()
    else event.currentTarget.querySelector<HTMLInputElement>(`[name=${missing}]`)?.focus()
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <PaymentElement
        options={{
          layout: 'tabs',
          wallets: { applePay: 'never', googlePay: 'never' },
          defaultValues: { billingDetails: { name: contact.name, email: contact.email } },
        }}
        onLoadError={onBroken}
      />
      {consent && opened.plan && (
        <ConsentBox
          {...consent}
          language={language}
          plan={opened.plan}
          missing={consentMissing && !consent.agreed}
        />
      )}
      <TermsBox copy={words} accepted={accepted} missing={termsMissing && !accepted} onChange={onAccept} />
      <Button kind="main" type="submit" busy={paying.busy}>
        {words.pay(formatMoney(opened.amount))}
      </Button>
      {consent && <p className={styles.rest}>{consent.copy.choice.rest}</p>}
      {opened.holdExpiresAt && <HeldSeat copy={copy.held} language={language} until={opened.holdExpiresAt} />}
    </form>
  )
}
