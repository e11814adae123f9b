import type { Copy } from '#content/en/account/account.ts'
import type { Registration } from '#contract/registrations.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import { wordsIn } from '../../../services/words/words.ts'
import { NoBreaks } from '../../../ui/text/no-breaks.tsx'
import styles from './refund-steps.module.css'

type RefundStepsProps = {
  copy: Copy['cancel']
  language: Language
  lines: readonly Registration['lines'][number][]
}

/** The refund calendar of each course, highest refund first. */
export function RefundSteps({ copy, language, lines }: RefundStepsProps) {
  if (lines.length === 0) return null
  return (
    <section className={`mt-5 bg-vellum ${styles.calendar}`}>
      <h3 className="mb-3 text-item">{copy.calendarTitle}</h3>
      {lines.map(({ course, soldAs, start, calendar }) => (
        <div key={course}>
          {lines.length > 1 && (
            <h4 className={styles.name}>{wordsIn(language).courseLabel(course, soldAs)}</h4>
          )}
          <ol className={`plain-list ${styles.steps}`}>
            {calendar.map(({ lastDay, amount }) => (
              <li key={lastDay} className={`row justify-between relative row ${styles.step}`}>
                <span>
                  <NoBreaks>
                    {(start === null ? copy.untilDate : copy.until)(wordsIn(language).formatDay(lastDay))}
                  </NoBreaks>
                </span>{' '}
                <span className="money">{formatMoney(amount)}</span>
              </li>
            ))}
            {(start !== null || calendar.length === 0) && (
              <li className={`row justify-between relative row ${styles.step}`}>
                <span>{calendar.length === 0 ? copy.now : copy.after}</span> <span>{copy.nothing}</span>
              </li>
            )}
          </ol>
        </div>
      ))}
    </section>
  )
}
