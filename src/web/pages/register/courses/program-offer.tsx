import type { Copy } from '#content/en/registration/register.ts'
import type { Day } from '#domain/dates/days.ts'
import { formatWholeDollars } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import { wordsIn } from '../../../services/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import styles from '../choice-stage.module.css'
import { cheaperProgram, chooseProgram, type RegistrationForm } from '../registration-form.ts'

type Props = {
  copy: Copy['requires']
  language: Language
  form: RegistrationForm
  today: Day
  onChange: (next: (form: RegistrationForm) => RegistrationForm) => void
}

/** The ticked courses make up a program that costs less. */
export function ProgramOffer({ copy, language, form, today, onChange }: Props) {
  const offer = cheaperProgram(form, today)
  return (
    <div role="status">
      {offer && (
        <p className={`row ${styles.offer}`}>
          {copy.program(wordsIn(language).displayName(offer.program), formatWholeDollars(offer.saves))}{' '}
          <Button size="small" onClick={() => onChange((current) => chooseProgram(current, offer.program))}>
            {copy.take}
          </Button>
        </p>
      )}
    </div>
  )
}
