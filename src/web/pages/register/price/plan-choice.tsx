// Loaded with stage two: the choice between one payment and several, with every date and amount.
import { type ReactNode, useId } from 'react'
import { type Cents, formatMoney, formatWholeDollars } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import type { PlannedPayment } from '#domain/pricing/plan.ts'
import type { PlanCopy } from '../../../services/registration/plan-copy.ts'
import type { PlanTerms } from '../../../services/registration/plans.ts'
import { wordsIn } from '../../../services/words/words.ts'
import { Tick } from '../../../ui/form/tick.tsx'
import { NoBreaks } from '../../../ui/text/no-breaks.tsx'
import styles from './plan-choice.module.css'

type PlanChoiceProps = {
  copy: PlanCopy
  language: Language
  terms: PlanTerms
  total: Cents
  parts: boolean
  locked: boolean
  onChoose: (parts: boolean) => void
}

export function PlanChoice({ copy, language, terms, total, parts, locked, onChoose }: PlanChoiceProps) {
  const words = copy.choice
  const [deposit, ...later] = 'plan' in terms ? terms.plan : []
  if ('fault' in terms || !deposit || !later[0]) {
    const fault = 'fault' in terms ? terms.fault : 'not-offered'
    return (
      <p className="mt-6 text-slate">
        <NoBreaks>{words.faults[fault]}</NoBreaks>
      </p>
    )
  }
  const options = [
    { isParts: false, name: words.full, money: total, note: words.once },
    {
      isParts: true,
      name: words.parts,
      money: deposit.amount,
      note: words.after(later.length, formatMoney(later[0].amount)),
    },
  ]
  return (
    <>
      <fieldset className={styles.choice} disabled={locked}>
        <legend className={`serif ${styles.title}`}>{words.title}</legend>
        <div className={styles.boxes}>
          {options.map(({ isParts, name, money, note }) => (
            <label key={name} className={styles.box}>
              <Tick type="radio" name="pay" checked={parts === isParts} onChange={() => onChoose(isParts)} />
              <span className={`serif ${styles.name}`}>{name}</span>
              <span className={`money serif ${styles.price}`}>{formatMoney(money)}</span>
              <span className={styles.note}>{note}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {parts && <Terms copy={words} language={language} payments={[deposit, ...later]} total={total} />}
    </>
  )
}

type TermsProps = {
  copy: PlanCopy['choice']
  language: Language
  payments: readonly PlannedPayment[]
  total: Cents
}

function Terms({ copy, language, payments, total }: TermsProps) {
  const steps = [
    { name: copy.thatDay, text: copy.thatDayText },
    { name: copy.retries, text: copy.retriesText },
    { name: copy.task, text: copy.taskText },
  ]
  return (
    <>
      <Section title={copy.payments(payments.length)}>
        <div className={styles.payments}>
          <PaymentDays copy={copy} language={language} payments={payments} />
        </div>
        <p className={`row ${styles.sum}`}>
          <span>{copy.same}</span>
          <span className="text-ink">
            {copy.total} <span className={`money serif ${styles.price}`}>{formatMoney(total)}</span>
          </span>
        </p>
      </Section>
      <Section title={copy.fails}>
        <div className={styles.steps}>
          {steps.map(({ name, text }) => (
            <div key={name} className={styles.step}>
              <h3>{name}</h3>
              <p>
                <NoBreaks>{text}</NoBreaks>
              </p>
            </div>
          ))}
        </div>
      </Section>
      <Section title={copy.cancel}>
        <p className={styles.note}>{copy.cancelText}</p>
      </Section>
    </>
  )
}

type PaymentDaysProps = { copy: PlanCopy['choice']; language: Language; payments: readonly PlannedPayment[] }

function PaymentDays({ copy, language, payments }: PaymentDaysProps) {
  const { rangeAndYear } = wordsIn(language)
  return (
    <ol className={styles.line}>
      {payments.map(({ due, amount }, index) => {
        const [day, year] = rangeAndYear(due, due)
        const when = index === 0 ? [copy.today, day] : [day, year]
        return (
          <li key={due}>
            <span>{when[0]}</span> <span className={styles.small}>{when[1]}</span>{' '}
            <span className={`money serif ${styles.amount}`}>
              {amount % 100 === 0 ? formatWholeDollars(amount) : formatMoney(amount)}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={`serif ${styles.title}`}>
        {title}
      </h2>
      {children}
    </section>
  )
}
