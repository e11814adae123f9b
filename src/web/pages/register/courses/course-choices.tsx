import { courseIds } from '#content/catalogue.ts'
import type { Copy } from '#content/en/registration/register.ts'
import type { ActiveCourses } from '#contract/account/account.ts'
import type { Language } from '#domain/people/language.ts'
import styles from '../choice-stage.module.css'
import type { RegistrationForm } from '../registration-form.ts'
import { CourseChoice } from './course-choice.tsx'
import { isOfferedInNotice, type OptionsOf, type UnavailableDate } from './date-options.ts'
import type { WaitingListDate } from './waiting-list-dialog.tsx'

type CourseChoicesProps = {
  copy: Copy
  language: Language
  optionsOf: OptionsOf
  seatsFailed: boolean
  form: RegistrationForm
  /** The dates that the notice above the courses names. */
  unavailable: readonly UnavailableDate[]
  owned: ActiveCourses
  onChange: (next: (form: RegistrationForm) => RegistrationForm) => void
  onWait: (date: WaitingListDate) => void
}

export function CourseChoices(props: CourseChoicesProps) {
  const { copy, language, optionsOf, seatsFailed, form, unavailable, owned, onChange, onWait } = props
  return (
    <fieldset>
      <legend className={`serif ${styles.title}`}>{copy.courses.title}</legend>
      {courseIds().some((course) => optionsOf(course).upcoming.some(({ sample }) => sample)) && (
        <p className={`second small ${styles.samples}`}>{copy.courses.samples}</p>
      )}
      <div className={styles.rows} data-seats-failed={seatsFailed || undefined}>
        {courseIds().map((course) => (
          <CourseChoice
            key={course}
            course={course}
            copy={copy.courses}
            language={language}
            dates={optionsOf(course)}
            form={form}
            inNotice={(day) => isOfferedInNotice({ course, day }, unavailable, optionsOf)}
            owned={owned[course] !== undefined}
            onChange={onChange}
            onWait={onWait}
          />
        ))}
      </div>
    </fieldset>
  )
}
