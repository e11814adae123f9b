// Loaded with stage two, for buyers with credit.
import { useState } from 'react'
import type { Copy } from '#content/en/registration/register.ts'
import { type Cents, formatMoney } from '#domain/money/money.ts'
import { refusalOf } from '../../../services/refusal.ts'
import type { OpenedPayment } from '../../../services/registration/checkout.ts'
import type { CreditCopy } from '../../../services/registration/tuition-credit.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form/form-error.tsx'
import { Tick } from '../../../ui/form/tick.tsx'
import { useSending } from '../../../ui/form/use-sending.ts'
import cardStyles from '../payment/card-box.module.css'
import { TermsBox } from '../payment/terms-box.tsx'
import styles from './plan-choice.module.css'

type CreditChoiceProps = {
  copy: CreditCopy
  available: Cents
  /** What credit would pay, and what is left for a card. */
  covered: Cents
  rest: Cents
  used: boolean
  locked: boolean
  onChoose: (used: boolean) => void
}

export function CreditChoice({ copy, available, covered, rest, used, locked, onChoose }: CreditChoiceProps) {
  const words = copy.register
  return (
    <div className={styles.choice}>
      <label className={styles.box}>
        <Tick
          type="checkbox"
          name="credit"
          disabled={locked}
          checked={used}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        />
        <span className={`serif ${styles.name}`}>{words.use(formatMoney(available))}</span>
        <span className={styles.note}>
          {rest > 0
            ? words.covers(formatMoney(covered), formatMoney(rest))
            : words.coversAll(formatMoney(covered))}
        </span>
      </label>
    </div>
  )
}

type CreditPayProps = {
  copy: CreditCopy
  page: Copy
  amount: Cents
  open: () => Promise<OpenedPayment>
  onPaid: (opened: OpenedPayment) => void
}

/** Credit pays everything, so there is no card form. */
export function CreditPay({ copy, page, amount, open, onPaid }: CreditPayProps) {
  const [accepted, setAccepted] = useState(false)
  const [missing, setMissing] = useState(false)
  const [fault, setFault] = useState('')
  const paying = useSending<void, undefined>(async () => {
    try {
      onPaid(await open())
    } catch (failure) {
      setFault(refusalOf(failure, copy.refusal) ?? copy.pay.failed)
    }
    return undefined
  })
  return (
    <section className={`stack gap-5 framed ${cardStyles.box}`} aria-labelledby="card-payment">
      <h2 id="card-payment" className="text-h3">
        {copy.register.title}
      </h2>
      <TermsBox copy={page.payment} accepted={accepted} missing={missing} onChange={setAccepted} />
      <FormError>{fault}</FormError>
      <Button
        kind="main"
        busy={paying.busy}
        onClick={() => {
          setMissing(!accepted)
          if (accepted) paying.start()
        }}
      >
        {copy.register.button(formatMoney(amount))}
      </Button>
    </section>
  )
}
