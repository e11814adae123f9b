import type { Copy } from '#content/en/registration/register.ts'
import type { Day } from '#domain/dates/days.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import { wordsIn } from '../../../services/words/words.ts'
import { NoBreaks } from '../../../ui/text/no-breaks.tsx'
import type { RegistrationForm } from '../registration-form.ts'
import styles from './refund-calendar.module.css'
import { type RefundStep, refundRows } from './refund-rows.ts'

type RefundCalendarProps = {
  copy: Copy['refunds']
  language: Language
  today: Day
  form: RegistrationForm
}

/** The refund at each step of the policy that this registration will be bound to. */
export function RefundCalendar({ copy, language, today, form }: RefundCalendarProps) {
  const rows = refundRows(form, today)
  return (
    <section aria-labelledby="refunds">
      <h2 id="refunds" className={styles.title}>
        {copy.title}
      </h2>
      {rows.map(({ courses, steps }) => (
        <div key={courses.join()} className={styles.row}>
          {rows.length > 1 && (
            <h3 className={styles.name}>
              {courses.map((course) => wordsIn(language).displayName(course)).join('; ')}
            </h3>
          )}
          <ol className={`plain-list ${styles.line}`}>
            {steps.map((step, index) => (
              <li
                key={step.kind === 'by' ? step.lastDay : step.kind}
                className={styles.stop}
                data-kind={step.kind}
              >
                <p className={styles.when}>
                  <NoBreaks>{whenText(step, index === 0, copy, language)}</NoBreaks>
                </p>
                <p className={`serif ${styles.sum}`}>
                  <Refund step={step} first={index === 0} copy={copy} />
                </p>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}

type RefundProps = { step: RefundStep; first: boolean; copy: Copy['refunds'] }

function Refund({ step, first, copy }: RefundProps) {
  if (step.kind === 'after') return copy.nothing
  if (step.kind === 'then-by-date') return copy.byDateRule
  return (
    <>
      <span className="money">{formatMoney(step.amount)}</span>
      {first && (
        <>
          {' '}
          <em className={styles.back}>{copy.back}</em>
        </>
      )}
    </>
  )
}

function whenText(step: RefundStep, first: boolean, copy: Copy['refunds'], language: Language): string {
  switch (step.kind) {
    case 'by':
      return (first ? copy.cancelBy : copy.by)(wordsIn(language).formatDay(step.lastDay))
    case 'until-date':
      return copy.untilDate(wordsIn(language).formatDay(step.lastDay))
    case 'then-by-date':
      return copy.thenByDate
    case 'after':
      return first ? copy.fromNow : copy.after
  }
}
