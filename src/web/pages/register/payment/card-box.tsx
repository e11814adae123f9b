import type { Copy } from '#content/en/registration/register.ts'
import type { PageData } from '#contract/page-data.ts'
import { refusalOf } from '../../../services/refusal.ts'
import { LoadError } from '../../../ui/page/load-error.tsx'
import { Loading } from '../../../ui/page/loading.tsx'
import type { RegistrationForm } from '../registration-form.ts'
import styles from './card-box.module.css'
import type { Consent } from './consent-box.tsx'
import type { FinalRefusal } from './final-refusal.ts'
import type { PayOutcome } from './pay.ts'
import { PaymentNoticePanel, paymentNotice } from './payment-notice.tsx'
import type { PaymentState } from './use-payment.ts'

type CardBoxProps = {
  copy: Copy
  data: PageData
  form: RegistrationForm
  payment: PaymentState
  outcome: PayOutcome | null
  refused: FinalRefusal | null
  consent: Consent | null
  accepted: boolean
  onAccept: (accepted: boolean) => void
  onStart: () => void
  onOutcome: (outcome: PayOutcome) => void
  onBroken: () => void
  onTryAgain: () => void
  onChooseAgain: () => void
  onStartOver: () => void
}

export function CardBox(props: CardBoxProps) {
  const { copy, data, form, payment, outcome, refused } = props
  const words = copy.payment
  const notice = outcome && paymentNotice(outcome, copy)
  const refusal = payment.state === 'unavailable' ? refusalOf(payment.failure, copy.refusal) : null
  const [retryLabel, retry] = {
    'date-lost': [words.anotherDate, props.onChooseAgain] as const,
    'already-paid': [copy.succeeded.another, props.onStartOver] as const,
    none: [words.tryAgain, props.onTryAgain] as const,
  }[refused ?? 'none']

  return (
    <section className={styles.box} aria-labelledby="card-payment">
      <h2 id="card-payment" className={styles.title}>
        {props.consent?.copy.choice.first ?? words.title}
      </h2>
      {data.testMode && (
        <p className={styles.testMode}>
          <strong>{words.testMode}</strong> {words.testCard}
        </p>
      )}
      {notice && <PaymentNoticePanel notice={notice} />}
      {payment.state === 'opening' && <Loading label={words.opening} />}
      {payment.state === 'unavailable' && (
        <LoadError retry={retryLabel} onRetry={retry}>
          {refused !== 'already-paid' && <p>{words.unavailable}</p>}
          {refusal && <p>{refusal}</p>}
        </LoadError>
      )}
      {payment.state === 'open' && !notice?.final && (
        <payment.CardForm
          key={payment.opened.clientSecret}
          copy={copy}
          language={payment.language}
          contact={form}
          opened={payment.opened}
          stripe={payment.stripe}
          consent={props.consent}
          accepted={props.accepted}
          onAccept={props.onAccept}
          onStart={props.onStart}
          onOutcome={props.onOutcome}
          onBroken={props.onBroken}
        />
      )}
    </section>
  )
}
