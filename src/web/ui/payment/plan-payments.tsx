import { type Cents, formatMoney, formatWholeDollars, sum } from '#domain/money/money.ts'
import { TextLink } from '../text/text-link.tsx'
import { WordButton } from '../word-button.tsx'
import styles from './plan-payments.module.css'

type Payment = { due: string; amount: Cents; state: 'paid' | 'failed' | 'due'; position: number }

type Words = {
  title: (items: string) => string
  position: (position: number, count: number) => string
  payRest: (money: string) => string
  states: Record<Payment['state'], string>
} & Record<
  'paidOf' | 'date' | 'payment' | 'amount' | 'status' | 'documents' | 'first' | 'receipt' | 'payNow',
  string
>

type PlanPaymentsProps = {
  words: Words
  formatDay: (day: string) => string
  formatMonth: (day: string) => string
  /** What is bought. */
  names: string
  payments: readonly Payment[]
  /** The page where the plan is paid. */
  page: string
  /** The address of a receipt, by the position of its payment. */
  onReceipt: (position: number) => void
}

/** What was paid of what, the payment line, and every payment. */
export function PlanPayments(props: PlanPaymentsProps) {
  const { words, formatDay, formatMonth, names, payments, page, onReceipt } = props
  const total = sum(payments.map(({ amount }) => amount))
  const paid = sum(payments.map(({ state, amount }) => (state === 'paid' ? amount : 0)))
  return (
    <section className={styles.plan} aria-labelledby="plan">
      <div className={styles.head}>
        <h2 id="plan" className={styles.title}>
          {words.title(names)}
        </h2>
        <p className={styles.figure}>
          <span className={`money ${styles.sum}`}>{formatWholeDollars(paid)}</span>
          <span>
            {words.paidOf} <span className={`money ${styles.total}`}>{formatMoney(total)}</span>
          </span>
        </p>
      </div>
      <ol className={styles.line} aria-hidden="true">
        {payments.map(({ position, due, state }) => (
          <li key={position} className={styles[state]}>
            <span className={styles.month}>
              {formatMonth(due)}
              {state === 'failed' && `: ${words.states.failed}`}
            </span>
          </li>
        ))}
      </ol>
      <PaymentTable
        words={words}
        formatDay={formatDay}
        payments={payments}
        page={page}
        onReceipt={onReceipt}
      />
      {total > paid && (
        <p className={styles.rest}>
          <TextLink to={`${page}?pay=rest`}>{words.payRest(formatMoney(total - paid))}</TextLink>
        </p>
      )}
    </section>
  )
}

type PaymentTableProps = Omit<PlanPaymentsProps, 'names' | 'formatMonth'>

function PaymentTable({ words, formatDay, payments, page, onReceipt }: PaymentTableProps) {
  const firstOpen = payments.findIndex(({ state }) => state !== 'paid')
  return (
    <table className={styles.table} aria-labelledby="plan">
      <thead>
        <tr>
          <th scope="col">{words.date}</th>
          <th scope="col">{words.payment}</th>
          <th scope="col" className={styles.amount}>
            {words.amount}
          </th>
          <th scope="col">{words.status}</th>
          <th scope="col">
            <span className="visually-hidden">{words.documents}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {payments.map(({ due, amount, state, position }, index) => (
          <tr key={position}>
            <td className={styles.date}>{formatDay(due)}</td>
            <td className={styles.name}>
              {index === 0 ? words.first : words.position(index + 1, payments.length)}
            </td>
            <td className={`money ${styles.amount}`}>{formatMoney(amount)}</td>
            <td>
              <span className={`${styles.tag} ${styles[`${state}Tag`]}`}>{words.states[state]}</span>
            </td>
            <td className={styles.action}>
              {state === 'paid' && (
                <WordButton about={formatDay(due)} onClick={() => onReceipt(position)}>
                  {words.receipt}
                </WordButton>
              )}
              {state === 'failed' && index === firstOpen && (
                <WordButton strong about={formatDay(due)} to={`${page}?pay=due`}>
                  {words.payNow}
                </WordButton>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
