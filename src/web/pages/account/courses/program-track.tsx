import type { Copy } from '#content/en/account/account.ts'
import type { ProgramStep } from '#contract/account/credits.ts'
import type { CourseDateSummary } from '#contract/page-data.ts'
import { datesOf } from '#domain/catalogue/course-dates.ts'
import type { Language } from '#domain/people/language.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { wordsIn } from '../../../services/words/words.ts'
import { NoBreaks } from '../../../ui/text/no-breaks.tsx'
import styles from './program-track.module.css'

type ProgramTrackProps = {
  copy: Copy['awards']
  language: Language
  steps: readonly ProgramStep[]
  courseDates: readonly CourseDateSummary[]
}

/** The courses of an award and their states: completed, booked, without a date, or not registered. */
export function ProgramTrack({ copy, language, steps, courseDates }: ProgramTrackProps) {
  return (
    <ol className={`plain-list ${styles.track}`}>
      {steps.map((step) => (
        <li key={step.course} className={styles.stop} data-state={step.state}>
          <h3 className={styles.course}>{wordsIn(language).courseLabel(step.course)}</h3>
          <p className="second">{statusOf(step)}</p>
        </li>
      ))}
    </ol>
  )

  function statusOf({ course, state, completedOn, start, end, sample }: ProgramStep) {
    if (state === 'completed' && completedOn) {
      return <NoBreaks>{copy.completed(wordsIn(language).formatDay(completedOn))}</NoBreaks>
    }
    if (state === 'booked') {
      const date = [wordsIn(language).formatCourseDate({ start, end }), sample && copy.sample]
      return <NoBreaks>{date.filter(Boolean).join(', ')}</NoBreaks>
    }
    if (state === 'open') return datesOf(course, courseDates).upcoming.length > 0 ? copy.choose : copy.awaited
    return (
      <PageLink to={`/register?course=${course}`} className="inline-link">
        {copy.register}
        <span className="visually-hidden">: {wordsIn(language).courseLabel(course)}</span>
      </PageLink>
    )
  }
}
