import type { Copy } from '#content/en/register.ts'
import { displayName } from '#domain/catalogue.ts'
import { type Day, formatDay } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { formatMoney } from '#domain/money.ts'
import { NoBreaks } from '../../ui/no-breaks.tsx'
import { calendarOf } from './calendar-of.ts'
import styles from './refund-calendar.module.css'
import type { RegistrationForm } from './registration-form.ts'

type RefundCalendarProps = {
  copy: Copy['refunds']
  language: Language
  today: Day
  form: RegistrationForm
}

/** What a cancellation gives back, by the policy that the registration will be bound to: a line with its stops. */
export function RefundCalendar({ copy, language, today, form }: RefundCalendarProps) {
  const rows = calendarOf(form, today)
  return (
    <section aria-labelledby="refunds">
      <h2 id="refunds" className={styles.title}>
        {copy.title}
      </h2>
      {rows.map(({ courses, steps }) => (
        <div key={courses.join()} className={styles.row}>
          {rows.length > 1 && (
            <h3 className={styles.name}>
              {courses.map((course) => displayName(course, language)).join('; ')}
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
                  <NoBreaks>{when(step, index)}</NoBreaks>
                </p>
                <p className={styles.sum}>
                  {step.kind === 'after' ? (
                    copy.nothing
                  ) : step.kind === 'then-by-date' ? (
                    copy.byDateRule
                  ) : (
                    <>
                      <span className="money">{formatMoney(step.amount)}</span>
                      {index === 0 && (
                        <>
                          {' '}
                          <em className={styles.back}>{copy.back}</em>
                        </>
                      )}
                    </>
                  )}
                </p>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  )

  function when(step: (typeof rows)[number]['steps'][number], index: number): string {
    switch (step.kind) {
      case 'by':
        return index === 0
          ? copy.cancelBy(formatDay(step.lastDay, language))
          : copy.by(formatDay(step.lastDay, language))
      case 'until-date':
        return copy.untilDate(formatDay(step.lastDay, language))
      case 'then-by-date':
        return copy.thenByDate
      case 'after':
        return index === 0 ? copy.fromNow : copy.after
    }
  }
}
