import { useState } from 'react'
import type { Copy } from '#content/en/register.ts'
import type { PageData } from '#contract/page-data.ts'
import type { Language } from '#domain/language.ts'
import type { Cents } from '#domain/money.ts'
import { ApiFailure } from '../../services/api.ts'
import { refusalOf } from '../../services/refusal.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import styles from './card-box.module.css'
import { EndingPanel, endingOf } from './ending.tsx'
import type { PayOutcome } from './pay.ts'
import type { RegistrationForm } from './registration-form.ts'
import { usePayment } from './use-payment.ts'
import type { useRegistration } from './use-registration.ts'

type CardBoxProps = {
  copy: Copy
  language: Language
  data: PageData
  form: RegistrationForm
  total: Cents
  registering: ReturnType<typeof useRegistration>
  onPaying: (paying: boolean) => void
}

export function CardBox({ copy, language, data, form, total, registering, onPaying }: CardBoxProps) {
  const { registration, markPaid, startOver } = registering
  const { payment, tryAgain, giveUp } = usePayment(registering, language, follow)
  const [outcome, setOutcome] = useState<PayOutcome | null>(null)
  const ending = outcome && endingOf(outcome, copy)
  const words = copy.payment
  const failure = payment.state === 'unavailable' ? payment.failure : null
  const refusal = refusalOf(failure, copy.refusal)
  // One more try would be refused, too.
  const paidBefore = failure instanceof ApiFailure && failure.code === 'already_paid'

  const start = () => {
    setOutcome(null)
    onPaying(true)
  }
  function follow(outcome: PayOutcome) {
    onPaying(false)
    setOutcome(outcome)
    if (outcome.kind === 'paid') markPaid(registration, outcome.receiptNumber)
    if (outcome.kind === 'closed') tryAgain()
  }

  return (
    <section className={styles.box} aria-labelledby="card-payment">
      <h2 id="card-payment" className={styles.title}>
        {words.title}
      </h2>
      {data.testMode && (
        <p className={styles.testMode}>
          <strong>{words.testMode}</strong> {words.testCard}
        </p>
      )}
      {ending && <EndingPanel ending={ending} />}
      {payment.state === 'opening' && <Loading label={words.opening} />}
      {payment.state === 'unavailable' && !paidBefore && (
        <LoadError retry={words.tryAgain} onRetry={tryAgain}>
          <p>{words.unavailable}</p>
          {refusal && <p>{refusal}</p>}
        </LoadError>
      )}
      {paidBefore && refusal && (
        <LoadError retry={copy.succeeded.another} onRetry={startOver}>
          {refusal}
        </LoadError>
      )}
      {payment.state === 'open' && !ending?.over && (
        <payment.CardForm
          key={payment.opened.clientSecret}
          copy={copy}
          language={payment.language}
          contact={form}
          total={total}
          opened={payment.opened}
          stripe={payment.stripe}
          onStart={start}
          onOutcome={follow}
          onBroken={giveUp}
        />
      )}
    </section>
  )
}
