import { programOf } from '#content/catalogue.ts'
import { coursePageOf } from '#content/courses/course-pages.ts'
import type { Copy } from '#content/en/courses/course.ts'
import type { CourseDate } from '#contract/dates/course-dates.ts'
import type { CourseDateSummary } from '#contract/page-data.ts'
import type { CourseId, ProgramId } from '#domain/catalogue/catalogue.ts'
import { datesOf } from '#domain/catalogue/course-dates.ts'
import { type PathStep, pathFrom, programPath } from '#domain/catalogue/program-path.ts'
import type { Language } from '#domain/people/language.ts'
import { seatsLeft } from '../../services/dates/course-dates.ts'
import { wordsIn } from '../../services/words/words.ts'
import section from '../../ui/page/section.module.css'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import styles from './path.module.css'

type PathProps = {
  program: ProgramId
  /** The course of this page; none on the page of the program. */
  here?: CourseId
  copy: Copy
  language: Language
  dates: readonly CourseDateSummary[]
  seats: readonly CourseDate[] | null
}

/** The courses of a program, each on a date that fits the others. A course's page shows those of its own level. */
export function Path({ program, here, copy, language, dates, seats }: PathProps) {
  const words = copy.path
  const isFree = (date: CourseDateSummary) => seatsLeft(date, seats) !== 0
  const { steps, completeBy } = here
    ? pathFrom(here, programOf(program), dates, isFree)
    : programPath(programOf(program), dates, isFree)
  const completeWords = here && program === 'mastership' ? words.completeAfterFellowship : words.completeBy
  return (
    <section className="dark section later">
      <div className="grid gap-y-7">
        <h2 className={section.title}>{here ? words.title[program] : words.ofProgram}</h2>
        <p className={`lead ${section.lead}`}>
          <NoBreaks>
            {completeBy ? completeWords(wordsIn(language).formatDay(completeBy)) : words.open}
          </NoBreaks>
        </p>
        <ol className={`plain-list ${styles.path}`}>
          {steps.map((step) => (
            <Stop
              key={step.course}
              step={step}
              here={here}
              words={words}
              language={language}
              hasDates={datesOf(step.course, dates).upcoming.length > 0}
            />
          ))}
        </ol>
        <p>
          <TextLink to="/schedule">{words.schedule}</TextLink>
        </p>
      </div>
    </section>
  )
}

type StopProps = {
  step: PathStep<CourseDateSummary>
  here: CourseId | undefined
  words: Copy['path']
  language: Language
  hasDates: boolean
}

function Stop({ step: { course, date }, here, words, language, hasDates }: StopProps) {
  const { courseLabel, courseTitle, formatRange } = wordsIn(language)
  return (
    <li className={styles.stop} aria-current={course === here ? 'step' : undefined}>
      <h3>{courseLabel(course)}</h3>
      <p className="second">{course === here ? words.here : courseTitle(course)}</p>
      <p className="second">
        <NoBreaks>
          {date ? formatRange(date.start, date.end) : hasDates ? words.noneFits : words.toBeAnnounced}
        </NoBreaks>
      </p>
      {course !== here && <TextLink to={coursePageOf(course)}>{courseLabel(course)}</TextLink>}
    </li>
  )
}
