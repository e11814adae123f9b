import { useState } from 'react'
import { sum } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import type { OpenedPayment } from '../../../services/registration/checkout.ts'
import { peopleOf } from '../people/colleagues.ts'
import { RefundCalendar } from '../price/refund-calendar.tsx'
import { Summary } from '../price/summary.tsx'
import { useCodeChoice } from '../price/use-code-choice.ts'
import { useCreditChoice } from '../price/use-credit-choice.ts'
import { keepParts, readParts, usePlanChoice } from '../price/use-plan-choice.ts'
import type { StageProps } from '../stage-props.ts'
import { CardBox } from './card-box.tsx'
import styles from './checkout.module.css'
import { finalRefusal } from './final-refusal.ts'
import { type PayOutcome, type Receipt, receiptOf, withoutProviderMessage } from './pay.ts'
import { open, usePayment } from './use-payment.ts'

/** The order summary, the card form and the refund calendar. */
export function Checkout({ copy, language, data, flow }: StageProps) {
  const { registration, total, markPaid, toChoice, startOver } = flow
  const isGroup = peopleOf(registration.form) > 1
  const [wantsParts, setParts] = useState(readParts(registration.formKey))
  const parts = wantsParts && !isGroup
  const plan = usePlanChoice(registration.form, language)
  const { applied, apply, field } = useCodeChoice(registration, total, language)
  const price = applied?.price ?? total
  const { credit, awaited } = useCreditChoice(registration.formKey, price, language)
  const usesCredit = credit?.used === true && !parts && !isGroup
  const coversAll = usesCredit && credit.rest === 0
  const how = parts ? { plan: true as const } : usesCredit && !coversAll ? { credit: true as const } : {}
  const wanted = awaited && !isGroup && !parts ? null : { ...how, code: applied?.code }
  const { payment, tryAgain, giveUp } = usePayment(flow, language, wanted, show)
  const [agreed, setAgreed] = useState(false)
  const [paying, setPaying] = useState(false)
  const [shown, setShown] = useState<{ outcome: PayOutcome; language: Language } | null>(null)
  const outcome =
    shown && (shown.language === language ? shown.outcome : withoutProviderMessage(shown.outcome))
  const [accepted, setAccepted] = useState(false)
  const refused = payment.state === 'unavailable' ? finalRefusal(payment.failure) : null
  const choose = (wanted: boolean) => {
    keepParts(registration.formKey, wanted)
    setAgreed(false)
    setParts(wanted)
  }
  const chosen = { copy, language, data, form: registration.form, total }

  const start = () => {
    setShown(null)
    setPaying(true)
  }
  function show(outcome: PayOutcome, opened?: OpenedPayment) {
    setPaying(false)
    setShown({ outcome, language })
    if (outcome.kind === 'paid')
      markPaid(registration, { ...receiptOf(outcome), ...(opened && paidBy(opened)) })
    if (outcome.kind === 'closed') tryAgain()
  }

  return (
    <>
      <div className={styles.summary}>
        <Summary {...chosen} locked={paying} onEdit={toChoice} />
        {plan && !applied && !isGroup && (
          <plan.PlanChoice
            copy={plan.copy}
            language={language}
            terms={plan.terms}
            total={total}
            parts={parts}
            locked={paying}
            onChoose={choose}
          />
        )}
        {field && !parts && (
          <field.CodeChoice
            copy={field.copy}
            total={total}
            applied={applied}
            locked={paying}
            price={async (code) => (await open(registration, { code })).amount}
            onApply={apply}
          />
        )}
        {credit && !parts && !isGroup && (
          <credit.CreditChoice {...credit} locked={paying} onChoose={credit.setUsed} />
        )}
      </div>
      <div className={styles.card}>
        {coversAll ? (
          <credit.CreditPay
            copy={credit.copy}
            page={copy}
            amount={price}
            open={() => open(registration, { credit: true, code: applied?.code })}
            onPaid={({ settled }) =>
              markPaid(registration, { number: settled?.receiptNumber ?? null, link: settled?.link ?? null })
            }
          />
        ) : (
          <CardBox
            {...chosen}
            payment={payment}
            outcome={outcome}
            refused={refused}
            consent={parts && plan ? { copy: plan.copy, agreed, onAgree: setAgreed } : null}
            accepted={accepted}
            onAccept={setAccepted}
            onStart={start}
            onOutcome={(next) => show(next, payment.state === 'open' ? payment.opened : undefined)}
            onBroken={giveUp}
            onTryAgain={tryAgain}
            onChooseAgain={toChoice}
            onStartOver={startOver}
          />
        )}
      </div>
      {/* It counts with the prices of the list. The confirmation has the refunds of what was paid. */}
      {refused !== 'date-lost' && !applied && (
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

/** Credit pays its part beside the card. */
function paidBy({ amount, credit = 0, plan }: OpenedPayment): Pick<Receipt, 'paid'> {
  const rest = plan ? sum(plan.map((payment) => payment.amount)) - amount : 0
  return { paid: { amount: amount + credit, rest } }
}
