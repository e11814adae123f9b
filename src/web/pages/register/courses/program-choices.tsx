import { programOf } from '#content/catalogue.ts'
import type { Copy } from '#content/en/registration/register.ts'
import type { ActiveCourses } from '#contract/account/account.ts'
import { type CourseId, programIds } from '#domain/catalogue/catalogue.ts'
import { formatWholeDollars } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import { wordsIn } from '../../../services/words/words.ts'
import { Tick } from '../../../ui/form/tick.tsx'
import { NoBreaks } from '../../../ui/text/no-breaks.tsx'
import { chooseProgram, type RegistrationForm } from '../registration-form.ts'
import styles from './program-choices.module.css'

type ProgramChoicesProps = {
  copy: Copy['programs']
  language: Language
  form: RegistrationForm
  owned: ActiveCourses
  onChange: (next: (form: RegistrationForm) => RegistrationForm) => void
}

export function ProgramChoices({ copy, language, form, owned, onChange }: ProgramChoicesProps) {
  const names = (ids: readonly CourseId[]) => ids.map((id) => wordsIn(language).courseLabel(id)).join(', ')
  return (
    <fieldset>
      <legend className={`serif ${styles.title}`}>{copy.title}</legend>
      <div className={styles.boxes}>
        {programIds.map((id) => {
          const program = programOf(id)
          const again = program.courses.filter((course) => owned[course])
          return (
            <label key={id} className={styles.box}>
              <Tick
                type="radio"
                name="selectedOption"
                value={id}
                checked={form.selectedOption === id}
                onChange={() => onChange((current) => chooseProgram(current, id))}
              />
              <span className={`serif ${styles.name}`}>{wordsIn(language).displayName(id)}</span>
              <span className={styles.note}>
                <NoBreaks>{copy[id](names(program.own))}</NoBreaks>
              </span>
              <span className={styles.note}>{copy.savings(program.savings)}</span>
              {again.length > 0 && <span className={styles.owned}>{copy.owned(names(again))}</span>}
              <span className={`money serif ${styles.price}`}>{formatWholeDollars(program.charged)}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
