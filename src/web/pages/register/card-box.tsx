import { useState } from 'react'
import type { Copy } from '#content/en/register.ts'
import type { PageData } from '#contract/page-data.ts'
import type { Language } from '#domain/language.ts'
import type { Cents } from '#domain/money.ts'
import { ApiFailure, refusalOf } from '../../services/api.ts'
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
  onPaying: (paying: boolean) => void
}

/** What stands above the card form after an attempt; `over` where no further one is possible. */
type Ending = { tone: 'failure' | 'waiting'; title: string; sentences: readonly string[]; over: boolean }

export function CardBox({ copy, language, data, form, total, registering, onPaying }: CardBoxProps) {
  const { registration, markPaid, startOver } = registering
  const { payment, tryAgain, giveUp } = usePayment(registering, language, follow)
  const [ending, setEnding] = useState<Ending | null>(null)
  const words = copy.payment
  const failure = payment.state === 'unavailable' ? payment.failure : null
  const refusal = refusalOf(failure, copy.refusal)
  // One more try would be refused, too.
  const paidBefore = failure instanceof ApiFailure && failure.code === 'already_paid'

  const fail = (sentences: readonly string[], { over }: { over: boolean }) =>
    setEnding({ tone: 'failure', title: copy.failed.title, sentences, over })
  const start = () => {
    setEnding(null)
    onPaying(true)
  }
  function follow(outcome: PayOutcome) {
    onPaying(false)
    switch (outcome.kind) {
      case 'paid':
        return markPaid(registration, outcome.receiptNumber)
      case 'incomplete':
        return
      case 'declined':
        return fail([outcome.message ?? copy.failed.unconfirmed, copy.failed.text], { over: false })
      case 'closed':
        fail([copy.failed.closed, copy.failed.text], { over: false })
        return tryAgain()
      case 'returned':
        return fail([copy.failed.returned], { over: true })
      case 'pending': {
        const { title, text } = copy.pending
        return setEnding({ tone: 'waiting', title, sentences: [text], over: true })
      }
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
      {ending && (
        <div ref={intoView}>
          <Outcome tone={ending.tone} title={ending.title}>
            {ending.sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Outcome>
        </div>
      )}
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

/** On the phone the button lies a screen below the panel that answers it. */
function intoView(panel: HTMLElement | null) {
  panel?.scrollIntoView({ block: 'nearest' })
}
