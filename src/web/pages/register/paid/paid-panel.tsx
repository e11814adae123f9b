import { academy } from '#content/academy.ts'
import type { Copy } from '#content/en/registration/register.ts'
import { type Cents, formatMoney } from '#domain/money/money.ts'
import { Outcome } from '../../../ui/page/outcome.tsx'
import type { Receipt } from '../payment/pay.ts'
import { ChosenItems, type ChosenItemsProps } from '../price/chosen-items.tsx'
import { NextSteps } from './next-steps-list.tsx'
import styles from './paid-panel.module.css'
import { PaidSeats } from './paid-seats.tsx'
import { ReceiptBox } from './receipt-box.tsx'

type PaidPanelProps = ChosenItemsProps & {
  receipt: Receipt
  signedIn: boolean
  onAnother: () => void
}

export function PaidPanel({ receipt, signedIn, onAnother, ...chosen }: PaidPanelProps) {
  const { copy, language, data, form, total } = chosen
  const words = copy.succeeded
  return (
    <>
      <div className={styles.outcome}>
        <PaidOutcome words={words} total={total} receipt={receipt} />
      </div>
      {/* Empty for a payment from another tab: the confirmation email lists its items. */}
      {total > 0 && (
        <div className={styles.items}>
          <PaidSeats copy={words} language={language} dates={data.courseDates} form={form} />
          <NextSteps
            copy={words.next}
            language={language}
            today={data.today}
            dates={data.courseDates}
            form={form}
          />
          <ChosenItems {...chosen} />
        </div>
      )}
      <div className={`stack gap-4 framed ${styles.receipt}`}>
        <ReceiptBox
          copy={words}
          language={language}
          receipt={receipt}
          email={form.email}
          hasDate={Object.keys(form.dates).length > 0}
          signedIn={signedIn}
          onAnother={onAnother}
        />
      </div>
    </>
  )
}

type PaidOutcomeProps = { words: Copy['succeeded']; total: Cents; receipt: Receipt }

function PaidOutcome({ words, total, receipt }: PaidOutcomeProps) {
  const { amount, rest } = receipt.paid ?? { amount: total, rest: 0 }
  const paid =
    rest > 0
      ? words.deposit(formatMoney(amount), formatMoney(rest))
      : amount !== total && words.paid(formatMoney(amount))
  return (
    <Outcome tone="success" title={words.title}>
      {paid && <p>{paid}</p>}
      <p>{words.email}</p>
      <p>
        {words.questions.before}
        <a href={`tel:${academy.phoneLink}`} className="inline-link no-break">
          {academy.phone}
        </a>
        {words.questions.between}
        <a href={`mailto:${academy.email}`} className="inline-link">
          {academy.email}
        </a>
        {words.questions.after}
      </p>
    </Outcome>
  )
}
