import { programOf } from '#content/catalogue.ts'
import { coursePageOf } from '#content/courses/course-pages.ts'
import type { Copy } from '#content/en/courses/schedule.ts'
import type { CourseDate } from '#contract/dates/course-dates.ts'
import type { CourseDateSummary } from '#contract/page-data.ts'
import { type ProgramId, programIds } from '#domain/catalogue/catalogue.ts'
import { datesOf } from '#domain/catalogue/course-dates.ts'
import { programPath } from '#domain/catalogue/program-path.ts'
import { partsOf } from '#domain/dates/day-parts.ts'
import type { Language } from '#domain/people/language.ts'
import { seatsLeft } from '../../services/dates/course-dates.ts'
import { wordsIn } from '../../services/words/words.ts'
import { TextLink } from '../../ui/text/text-link.tsx'
import styles from './program-paths.module.css'

type ProgramPathsProps = {
  copy: Copy['path']
  monthNames: readonly string[]
  language: Language
  dates: readonly CourseDateSummary[]
  seats: readonly CourseDate[] | null
}

/** For each program, the earliest free dates that follow one another. */
export function ProgramPaths(props: ProgramPathsProps) {
  const { copy } = props
  return (
    <section className="dark section mt-9">
      <div className="page">
        <h2>{copy.title}</h2>
        <p className="lead mt-4">{copy.lead}</p>
        <div className={styles.programs}>
          {programIds.map((program) => (
            <OnePath key={program} {...props} program={program} />
          ))}
        </div>
      </div>
    </section>
  )
}

function OnePath({ program, ...props }: ProgramPathsProps & { program: ProgramId }) {
  const { copy, monthNames, language, dates, seats } = props
  const { courseLabel, formatRange } = wordsIn(language)
  const { steps, completeBy } = programPath(programOf(program), dates, (date) => seatsLeft(date, seats) !== 0)
  const openText = (course: string) =>
    datesOf(course, dates).upcoming.length > 0 ? copy.noneFits : copy.toBeAnnounced
  const last = completeBy && partsOf(completeBy)
  const set = steps.filter(({ date }) => date).length
  return (
    <div className={styles.program}>
      <h3>
        {last
          ? copy.completeBy[program](monthNames[last.month] ?? '', last.year)
          : copy.open[program](set, steps.length)}
      </h3>
      <ol className={`plain-list ${styles.steps}`}>
        {steps.map(({ course, date }) => (
          <li key={course} className={`row ${styles.step}`} data-open={date === null || undefined}>
            <span>{courseLabel(course)}</span>
            <span className="second">{date ? formatRange(date.start, date.end) : openText(course)}</span>
          </li>
        ))}
      </ol>
      <TextLink to={coursePageOf(program)}>{copy.programs[program]}</TextLink>
    </div>
  )
}
