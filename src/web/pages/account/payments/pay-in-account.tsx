// Loaded for accounts with an upgrade or a fee to pay.
import { useState } from 'react'
import { formatMoney } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import { retryable } from '../../../hydration/retry.ts'
import { refusalOf } from '../../../services/refusal.ts'
import { type OpenedPayment, settlePayment } from '../../../services/registration/checkout.ts'
import type { CreditCopy } from '../../../services/registration/tuition-credit.ts'
import { useRequest } from '../../../services/use-request.ts'
import { Button } from '../../../ui/button.tsx'
import { AcceptTerms } from '../../../ui/form/accept-terms.tsx'
import { FormError } from '../../../ui/form/form-error.tsx'
import { Tick } from '../../../ui/form/tick.tsx'
import { useSending } from '../../../ui/form/use-sending.ts'
import { LoadError } from '../../../ui/page/load-error.tsx'
import { Loading } from '../../../ui/page/loading.tsx'

const loadCardEntry = retryable(() => import('../../../ui/payment/card-entry.tsx'))
const loadPaymentModule = retryable(() => import('../../../services/registration/card-payment.ts'))

type PayProps = {
  copy: CreditCopy
  language: Language
  open: () => Promise<OpenedPayment>
  onDone: () => Promise<void>
}

export function PayByCard({ copy, language, open, onDone }: PayProps) {
  const words = copy.pay
  const terms = useTerms(words)
  const { answer, failure, reload } = useRequest(async () => {
    const [opened, stripe, { CardEntry }] = await Promise.all([
      open(),
      loadPaymentModule().then(({ loadCardPayment }) => loadCardPayment(language)),
      loadCardEntry(),
    ])
    return { opened, stripe, CardEntry }
  }, [language])
  if (failure !== undefined) {
    return (
      <LoadError retry={words.tryAgain} onRetry={reload}>
        {refusalOf(failure, copy.refusal) ?? words.failed}
      </LoadError>
    )
  }
  if (!answer) return <Loading label={words.opening} />
  return (
    <answer.CardEntry
      language={language}
      stripe={answer.stripe}
      clientSecret={answer.opened.clientSecret}
      label={words.button(formatMoney(answer.opened.amount))}
      declined={words.declined}
      isReady={terms.isReady}
      boxes={terms.box}
      onDone={async (clientSecret) => {
        await settlePayment(clientSecret)
        await onDone()
      }}
      onBroken={reload}
    />
  )
}

/** Nothing is left to pay. Opening completes the order, so the terms come first. */
export function PayNothing({ copy, label, open, onDone }: Omit<PayProps, 'language'> & { label: string }) {
  const terms = useTerms(copy.pay)
  const [fault, setFault] = useState('')
  const sending = useSending<void, undefined>(async () => {
    try {
      await open()
      await onDone()
    } catch (failure) {
      setFault(refusalOf(failure, copy.refusal) ?? copy.pay.failed)
    }
    return undefined
  })
  return (
    <>
      {terms.box}
      <FormError>{fault}</FormError>
      <Button
        kind="main"
        busy={sending.busy}
        onClick={() => {
          if (terms.isReady()) sending.start()
        }}
      >
        {label}
      </Button>
    </>
  )
}

function useTerms(words: CreditCopy['pay']) {
  const [accepted, setAccepted] = useState(false)
  const [missing, setMissing] = useState(false)
  const isReady = () => {
    setMissing(!accepted)
    return accepted
  }
  const box = (
    <>
      <label className="flex gap-3">
        <Tick
          type="checkbox"
          name="accept"
          checked={accepted}
          onChange={({ currentTarget }) => setAccepted(currentTarget.checked)}
        />
        <AcceptTerms words={words.accept} />
      </label>
      <p aria-live="polite">{missing && !accepted ? words.first : ''}</p>
    </>
  )
  return { box, isReady }
}
