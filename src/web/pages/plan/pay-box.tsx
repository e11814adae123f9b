import { lazy, useState } from 'react'
import { type Cents, formatMoney } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import { retryable } from '../../hydration/retry.ts'
import { refusalOf } from '../../services/refusal.ts'
import { settlePayment } from '../../services/registration/checkout.ts'
import type { PlanCopy } from '../../services/registration/plan-copy.ts'
import { changeCard, openCardChange, openPlanPayment } from '../../services/registration/plans.ts'
import { useRequest } from '../../services/use-request.ts'
import { LoadError } from '../../ui/page/load-error.tsx'
import { Loading } from '../../ui/page/loading.tsx'
import styles from './pay-box.module.css'

/** What the card form is for: the next payment, all that is left, or another card for later payments. */
export type Purpose = 'due' | 'rest' | 'card'

type PayBoxProps = {
  copy: PlanCopy
  language: Language
  token: string
  purpose: Purpose
  testMode: boolean
  onDone: (sentence: string) => void
}

const loadCardForm = retryable(() => import('../../ui/payment/card-entry.tsx'))
// Shown after its chunk has loaded, which is part of opening the payment.
const CardEntry = lazy(async () => ({ default: (await loadCardForm()).CardEntry }))
const loadPaymentModule = retryable(() => import('../../services/registration/card-payment.ts'))

export function PayBox({ copy, language, token, purpose, testMode, onDone }: PayBoxProps) {
  const words = copy.pay
  const [broken, setBroken] = useState(false)
  const { answer, failure, reload } = useOpenedPayment(token, purpose, language)
  const refusal = failure === undefined ? null : refusalOf(failure, copy.refusal)
  const money = answer?.amount ? formatMoney(answer.amount) : ''

  const tryAgain = () => {
    setBroken(false)
    reload()
  }
  async function finish(clientSecret: string) {
    if (purpose === 'card') await changeCard(token, clientSecret)
    else await settlePayment(clientSecret)
    onDone(purpose === 'card' ? words.saved : words.paid)
  }

  return (
    <section className={`stack gap-5 mb-8 framed ${styles.box}`} aria-labelledby="pay">
      <h2 id="pay" className="text-h3">
        {purpose === 'card' ? copy.plan.changeCard : words.title(money)}
      </h2>
      {testMode && (
        <p className={styles.testMode}>
          <strong>{words.testMode}</strong> {words.testCard}
        </p>
      )}
      {failure !== undefined || broken ? (
        <LoadError retry={copy.tryAgain} onRetry={tryAgain}>
          {refusal ?? words.failed}
        </LoadError>
      ) : answer ? (
        <CardEntry
          key={answer.opened.clientSecret}
          language={language}
          stripe={answer.stripe}
          clientSecret={answer.opened.clientSecret}
          label={purpose === 'card' ? words.save : words.button(money)}
          declined={words.declined}
          onDone={finish}
          onBroken={() => setBroken(true)}
        />
      ) : (
        <Loading label={words.opening} />
      )}
    </section>
  )
}

function useOpenedPayment(token: string, purpose: Purpose, language: Language) {
  return useRequest(async () => {
    const [opened, stripe] = await Promise.all([
      purpose === 'card' ? openCardChange(token) : openPlanPayment(token, purpose === 'rest'),
      loadPaymentModule().then(({ loadCardPayment }) => loadCardPayment(language)),
      loadCardForm(),
    ])
    const amount = 'amount' in opened ? (opened.amount as Cents) : null
    return { opened, amount, stripe }
  }, [language, purpose])
}
