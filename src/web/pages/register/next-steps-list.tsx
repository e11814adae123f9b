import type { Copy } from '#content/en/register.ts'
import { location } from '#domain/catalogue.ts'
import type { Day } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { formatMoney } from '#domain/money.ts'
import { wordsIn } from '../../services/words.ts'
import { NoBreaks } from '../../ui/no-breaks.tsx'
import { type NextStep, nextSteps } from './next-steps.ts'
import styles from './next-steps-list.module.css'
import type { RegistrationForm } from './registration-form.ts'

type NextStepsProps = {
  copy: Copy['succeeded']['next']
  language: Language
  today: Day
  form: RegistrationForm
}

export function NextSteps({ copy, language, today, form }: NextStepsProps) {
  const { courseLabel, formatDay } = wordsIn(language)
  const sentenceOf = (step: NextStep): string => {
    if (step.kind === 'refund') return copy.refund(formatMoney(step.amount))
    return step.kind === 'begins' ? copy.begins(courseLabel(step.course), location) : copy[step.kind]
  }
  return (
    <section className={styles.next} aria-labelledby="next-steps">
      <h2 id="next-steps" className={styles.title}>
        {copy.title}
      </h2>
      <ol className={`plain-list ${styles.steps}`}>
        {nextSteps(form, today).map((step) => (
          <li key={`${step.kind} ${step.day}`} className={styles.step}>
            <p className={styles.day}>
              {step.kind === 'begins' ? formatDay(step.day) : copy.by(formatDay(step.day))}
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
