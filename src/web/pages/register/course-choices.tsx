import type { Copy } from '#content/en/register.ts'
import type { ActiveCourses } from '#contract/account.ts'
import { type CourseId, courseIds } from '#domain/catalogue.ts'
import type { Language } from '#domain/language.ts'
import styles from './choice-stage.module.css'
import { CourseChoice } from './course-choice.tsx'
import { isWaitedForAbove, type LostDate, type OfferedDates } from './offered-dates.ts'
import type { RegistrationForm } from './registration-form.ts'
import type { WantedDate } from './waiting-list-dialog.tsx'

type CourseChoicesProps = {
  copy: Copy
  language: Language
  datesOf: (course: CourseId) => OfferedDates
  form: RegistrationForm
  /** What the sentences above the choices speak of. */
  lost: readonly LostDate[]
  owned: ActiveCourses
  onChange: (next: (form: RegistrationForm) => RegistrationForm) => void
  onWait: (wanted: WantedDate) => void
}

export function CourseChoices(props: CourseChoicesProps) {
  const { copy, language, datesOf, form, lost, owned, onChange, onWait } = props
  return (
    <fieldset>
      <legend className={styles.title}>{copy.courses.title}</legend>
      <div className={styles.rows}>
        {courseIds.map((course) => (
          <CourseChoice
            key={course}
            course={course}
            copy={copy.courses}
            language={language}
            dates={datesOf(course)}
            form={form}
            waitsAbove={(day) => isWaitedForAbove({ course, day }, lost, datesOf)}
            owned={owned[course] !== undefined}
            onChange={onChange}
            onWait={onWait}
          />
        ))}
      </div>
    </fieldset>
  )
}
