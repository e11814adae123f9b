import { placeOf } from '#content/catalogue.ts'
import type { Copy } from '#content/en/registration/register.ts'
import type { CourseDateSummary } from '#contract/page-data.ts'
import { datesOf } from '#domain/catalogue/course-dates.ts'
import type { Day } from '#domain/dates/days.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import { wordsIn } from '../../../services/words/words.ts'
import { NoBreaks } from '../../../ui/text/no-breaks.tsx'
import type { RegistrationForm } from '../registration-form.ts'
import { type NextStep, nextSteps } from './next-steps.ts'
import styles from './next-steps-list.module.css'

type NextStepsProps = {
  copy: Copy['succeeded']['next']
  language: Language
  today: Day
  dates: readonly CourseDateSummary[]
  form: RegistrationForm
}

export function NextSteps({ copy, language, today, dates, form }: NextStepsProps) {
  const { courseLabel, formatDay } = wordsIn(language)
  const sentenceOf = (step: NextStep): string => {
    if (step.kind === 'refund') return copy.refund(formatMoney(step.amount))
    if (step.kind !== 'begins') return copy[step.kind]
    const date = datesOf(step.course, dates).upcoming.find(({ start }) => start === step.day)
    return copy.begins(courseLabel(step.course), date?.location ?? placeOf(step.course))
  }
  return (
    <section className={styles.next} aria-labelledby="next-steps">
      <h2 id="next-steps" className="text-h3">
        {copy.title}
      </h2>
      <ol className="plain-list mt-5 gold-above">
        {nextSteps(form, today).map((step) => (
          <li key={`${step.kind} ${step.day}`} className={styles.step}>
            <p className={`serif ${styles.day}`}>
              <NoBreaks>
                {step.kind === 'begins' ? formatDay(step.day) : copy.by(formatDay(step.day))}
              </NoBreaks>
            </p>
            <p>
              <NoBreaks>{sentenceOf(step)}</NoBreaks>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
