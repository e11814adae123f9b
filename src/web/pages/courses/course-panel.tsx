import { courseOf, placeOf, programOf } from '#content/catalogue.ts'
import { coursePageOf } from '#content/courses/course-pages.ts'
import type { Copy } from '#content/en/courses/courses.ts'
import { saidIn } from '#content/said.ts'
import type { CourseDate } from '#contract/dates/course-dates.ts'
import type { CourseDateSummary } from '#contract/page-data.ts'
import { type CourseId, programIds, spotsPerDate } from '#domain/catalogue/catalogue.ts'
import { formatWholeDollars } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import { heldUntil, seatsLeft } from '../../services/dates/course-dates.ts'
import { panelDates, registerPath } from '../../services/dates/dates-of-course.ts'
import { wordsIn } from '../../services/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { FactRows } from '../../ui/fact-rows.tsx'
import { Seats } from '../../ui/seats.tsx'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import styles from './course-panel.module.css'
import { LargeDate } from './large-date.tsx'
import { OtherDates } from './other-dates.tsx'
import { Panel } from './panel.tsx'
import type { PanelId } from './panels.ts'

type CoursePanelProps = {
  course: CourseId
  copy: Copy
  language: Language
  selected: PanelId | null
  dates: readonly CourseDateSummary[]
  seats: readonly CourseDate[] | null
}

export function CoursePanel({ course: id, copy, language, selected, dates, seats }: CoursePanelProps) {
  const words = copy.panel
  const { next, further, past } = panelDates(id, dates)
  // Without an upcoming date the last past one is shown.
  const date = next ?? past.at(-1) ?? null
  const left = next && seatsLeft(next, seats)
  const inPayment = next !== null && heldUntil(next, seats) !== null

  return (
    <Panel
      id={id}
      selected={selected}
      copy={copy}
      title={`${wordsIn(language).courseLabel(id)}: ${wordsIn(language).courseTitle(id)}`}
    >
      <LargeDate words={words} language={language} date={date} />
      <Facts course={id} words={words} language={language} next={next} left={left} inPayment={inPayment} />
      <Covers course={id} words={words} />
      <div className={`row ${styles.actions}`}>
        <Button kind="main" to={registerPath(id, date)}>
          {left === 0 && !inPayment ? words.waitingList : words.register}
        </Button>
        <ProgramButtons course={id} words={words} />
      </div>
      <p className="mt-5">
        <TextLink to={coursePageOf(id)}>{words.about(wordsIn(language).courseLabel(id))}</TextLink>
      </p>
      <OtherDates
        words={words}
        language={language}
        course={id}
        further={further}
        past={next ? past : past.slice(0, -1)}
        seats={seats}
      />
    </Panel>
  )
}

type FactsProps = PartProps & {
  language: Language
  next: ReturnType<typeof panelDates>['next']
  left: number | null
  inPayment: boolean
}

function Facts({ course, words, language, next, left, inPayment }: FactsProps) {
  return (
    <FactRows
      rows={[
        { name: words.location, value: next?.location ?? placeOf(course) },
        {
          name: words.seats,
          value: (
            <Seats words={words} left={left} spots={next?.spots ?? spotsPerDate} inPayment={inPayment} />
          ),
        },
        { name: words.ceHours, value: ceHours(course, words) },
        ...dailyHours(course, words, language),
        ...prerequisites(course, words, language),
        ...prices(course, words),
      ]}
    />
  )
}

type PartProps = { course: CourseId; words: Copy['panel'] }

function Covers({ course, words }: PartProps) {
  const { summary, covers } = words.topics(course)
  return (
    <div className={styles.covers}>
      <h4>{words.covers}</h4>
      <p>{summary}</p>
      <ul>
        {covers.map((topic) => (
          <li key={topic}>
            <NoBreaks>{topic}</NoBreaks>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The programs that include the course. */
function ProgramButtons({ course, words }: PartProps) {
  const including = programIds.filter((program) => programOf(program).courses.includes(course))
  return including.map((program) => (
    <Button key={program} to={`/register?program=${program}`}>
      <span className={styles.program}>
        {words.programs[program]}
        <span className="money">{formatWholeDollars(programOf(program).charged)}</span>
      </span>
    </Button>
  ))
}

function ceHours(id: CourseId, words: Copy['panel']): string {
  const { ceHours: hours, selfStudyHours: study } = courseOf(id)
  return study > 0 ? words.ceHoursWithStudy(hours, study) : words.ceHoursOf(hours)
}

function dailyHours(id: CourseId, words: Copy['panel'], language: Language) {
  const { dailyHours: hours } = courseOf(id)
  return hours ? [{ name: words.dailyHours, value: saidIn(hours, language) }] : []
}

function prerequisites(id: CourseId, words: Copy['panel'], language: Language) {
  const { prerequisite } = courseOf(id)
  return prerequisite ? [{ name: words.requires, value: saidIn(prerequisite, language) }] : []
}

/** The early price comes first, where there is one. */
function prices(id: CourseId, words: Copy['panel']) {
  const { early, charged, listed } = courseOf(id)
  const listedPrice = { name: words.listedPrice, value: formatWholeDollars(listed) }
  if (!early) return [listedPrice]
  const value = (
    <>
      <span className={`serif ${styles.price}`}>{formatWholeDollars(charged)}</span>
      <span className="text-small second">{words.earlyRule(early)}</span>
    </>
  )
  return [{ name: words.earlyPrice, value }, listedPrice]
}
