import { useState } from 'react'
import type { Language } from '#domain/language.ts'
import { CardBox } from './card-box.tsx'
import styles from './checkout.module.css'
import { finalRefusal } from './final-refusal.ts'
import { inOurWords, type PayOutcome } from './pay.ts'
import { RefundCalendar } from './refund-calendar.tsx'
import type { StageProps } from './stage-props.ts'
import { Summary } from './summary.tsx'
import { usePayment } from './use-payment.ts'

/** What was chosen, what comes back when plans change, and the card. */
export function Checkout({ copy, language, data, registering }: StageProps) {
  const { registration, total, markPaid, toChoice, startOver } = registering
  const { payment, tryAgain, giveUp } = usePayment(registering, language, follow)
  const [paying, setPaying] = useState(false)
  const [told, setTold] = useState<{ outcome: PayOutcome; language: Language } | null>(null)
  const outcome = told && (told.language === language ? told.outcome : inOurWords(told.outcome))
  const [accepted, setAccepted] = useState(false)
  const refused = payment.state === 'unavailable' ? finalRefusal(payment.failure) : null
  const chosen = { copy, language, data, form: registration.form, total }

  const start = () => {
    setTold(null)
    setPaying(true)
  }
  function follow(outcome: PayOutcome) {
    setPaying(false)
    setTold({ outcome, language })
    if (outcome.kind === 'paid') markPaid(registration, outcome.receiptNumber)
    if (outcome.kind === 'closed') tryAgain()
  }

  return (
    <>
      <div className={styles.summary}>
        <Summary {...chosen} locked={paying} onEdit={toChoice} />
      </div>
      <div className={styles.card}>
        <CardBox
          {...chosen}
          payment={payment}
          outcome={outcome}
          refused={refused}
          accepted={accepted}
          onAccept={setAccepted}
          onStart={start}
          onOutcome={follow}
          onBroken={giveUp}
          onTryAgain={tryAgain}
          onChooseAgain={toChoice}
          onStartOver={startOver}
        />
      </div>
      {refused !== 'date-lost' && (
        <div className={styles.calendar}>
          <RefundCalendar
            copy={copy.refunds}
            language={language}
            today={data.today}
            form={registration.form}
          />
        </div>
      )}
    </>
  )
}
