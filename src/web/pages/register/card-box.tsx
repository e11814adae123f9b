import { useState } from 'react'
import type { Copy } from '#content/en/register.ts'
import type { PageData } from '#contract/page-data.ts'
import type { Language } from '#domain/language.ts'
import type { Cents } from '#domain/money.ts'
import { refusalOf } from '../../services/api.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Outcome } from '../../ui/outcome.tsx'
import styles from './card-box.module.css'
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
  onPaid: (receiptNumber: string | null) => void
}

/** What stands above the card form after an attempt; `over` where no further one is possible. */
type Failure = { sentences: readonly string[]; over: boolean }

export function CardBox({ copy, language, data, form, total, registering, onPaid }: CardBoxProps) {
  const { registration, markOpened } = registering
  const [payment, tryAgain] = usePayment(registration, language, { onOpened: markOpened, onPaid })
  const [failure, setFailure] = useState<Failure | null>(null)
  const words = copy.payment

  const follow = (outcome: PayOutcome) => {
    switch (outcome.kind) {
      case 'paid':
        return onPaid(outcome.receiptNumber)
      case 'incomplete':
        return
      case 'declined':
        return setFailure({ sentences: [outcome.message, copy.failed.text], over: false })
      case 'closed':
        setFailure({ sentences: [copy.failed.closed, copy.failed.text], over: false })
        return tryAgain()
      case 'returned':
        return setFailure({ sentences: [copy.failed.returned], over: true })
    }
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
      {failure && (
        <div ref={intoView}>
          <Outcome tone="failure" title={copy.failed.title}>
            {failure.sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Outcome>
        </div>
      )}
      {payment.state === 'opening' && <Loading label={words.opening} />}
      {payment.state === 'unavailable' && (
        <div>
          <LoadError retry={words.tryAgain} onRetry={tryAgain}>
            {words.unavailable}
          </LoadError>
          <p className={styles.sentence}>{refusalOf(payment.failure, copy.refusal)}</p>
        </div>
      )}
      {payment.state === 'open' && !failure?.over && (
        <payment.CardForm
          key={payment.opened.clientSecret}
          copy={copy}
          language={payment.language}
          contact={form}
          total={total}
          opened={payment.opened}
          stripe={payment.stripe}
          onStart={() => setFailure(null)}
          onOutcome={follow}
          onBroken={tryAgain}
        />
      )}
    </section>
  )
}

/** On the phone the button lies a screen below the panel that answers it. */
function intoView(panel: HTMLElement | null) {
  panel?.scrollIntoView({ block: 'nearest' })
}
