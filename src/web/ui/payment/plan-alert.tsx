import { type Cents, formatMoney } from '#domain/money/money.ts'
import { Button } from '../button.tsx'
import { NoBreaks } from '../text/no-breaks.tsx'
import styles from './plan-alert.module.css'

type PlanAlertProps = {
  words: Record<'failedOn' | 'again' | 'kept' | 'payAmount', (text: string) => string> & {
    needsBank: string
    changeCard: string
    declined: (card: string | null) => string
  }
  formatDay: (day: string) => string
  overdue: { due: string; amount: Cents; needsBank: boolean; nextTry: string | null; keptUntil: string }
  /** 'Visa ···· 4242' */
  card: string | null
  page: string
}

/** First on the page: what failed, what happens next, and the ways to pay. */
export function PlanAlert({ words, formatDay, overdue, card, page }: PlanAlertProps) {
  const { due, amount, needsBank, nextTry, keptUntil } = overdue
  const sentences = [
    needsBank ? words.needsBank : words.declined(card),
    ...(nextTry ? [words.again(formatDay(nextTry))] : []),
    words.kept(formatDay(keptUntil)),
  ]
  return (
    <section className={styles.alert} role="alert">
      <div>
        <h2 className={styles.title}>
          <NoBreaks>{words.failedOn(formatDay(due))}</NoBreaks>
        </h2>
        <p>
          <NoBreaks>{sentences.join(' ')}</NoBreaks>
        </p>
      </div>
      <div className="row gap-3">
        <Button kind="main" to={`${page}?pay=due`}>
          {words.payAmount(formatMoney(amount))}
        </Button>
        <Button to={`${page}?pay=card`}>{words.changeCard}</Button>
      </div>
    </section>
  )
}
