import type { Copy } from '#content/en/account/account.ts'
import type { ActiveCourse } from '#contract/account/account.ts'
import type { CourseDate } from '#contract/dates/course-dates.ts'
import type { CourseDateSummary } from '#contract/page-data.ts'
import type { SetDate } from '#domain/catalogue/course-dates.ts'
import type { Language } from '#domain/people/language.ts'
import { seatsLeft } from '../../../services/dates/course-dates.ts'
import { wordsIn } from '../../../services/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { passFocusOn } from '../../../ui/page/focus.ts'
import { NoBreaks } from '../../../ui/text/no-breaks.tsx'
import { WordButton } from '../../../ui/word-button.tsx'
import styles from '../course-row.module.css'
import { LargeDate } from './large-date.tsx'

type RowHandlers = { onDate: () => void; onCancel: () => void; onGive: () => void; onCalendar: () => void }

type ActiveRowProps = {
  copy: Copy
  language: Language
  course: string
  entry: ActiveCourse
  /** The upcoming dates of the course. */
  dates: readonly SetDate<CourseDateSummary>[]
  seats: readonly CourseDate[] | null
  /** Null for a course that is no longer in the catalog: only staff can change it. */
  actions: RowHandlers | null
}

export function ActiveRow(props: ActiveRowProps) {
  const { copy, language, course, entry, dates, actions } = props
  const { start, end } = entry
  const name = wordsIn(language).displayName(course, entry.soldAs)
  const colleague = colleagueOf(copy.courses, entry.takeover)
  const isDated = start !== null && end !== null
  return (
    <li ref={passFocusOn} className={styles.row}>
      {isDated ? (
        <LargeDate start={start} end={end} language={language} />
      ) : (
        <p className={styles.noDate}>{copy.courses.noDate}</p>
      )}
      <div>
        <h3 className="text-item leading-item">
          <NoBreaks>{name}</NoBreaks>
        </h3>
        <p className={styles.note}>
          <NoBreaks>{isDated ? placeText(props) : nextDateText(props)}</NoBreaks>
        </p>
        {colleague !== undefined && <p className={styles.note}>{colleague}</p>}
      </div>
      {actions && (
        <RowActions
          {...actions}
          copy={copy.courses}
          name={name}
          dated={isDated && entry.takeover?.state !== 'given'}
          mayGive={entry.takeover?.state === 'possible' || entry.takeover?.state === 'offered'}
          mayChoose={entry.dateOpen && dates.some((date) => date.start !== start)}
        />
      )}
    </li>
  )
}

function placeText({ copy, entry, dates }: ActiveRowProps): string {
  const chosen = dates.find((date) => date.start === entry.start)
  return [chosen?.sample && copy.date.sample, entry.location].filter(Boolean).join(', ')
}

/** 'Oct 16–21 2025: 5 seats left of 6'; prefers a date on which a seat is held for the user. */
function nextDateText({ copy, language, entry, dates, seats }: ActiveRowProps): string {
  const held = dates.find((date) => entry.offeredDates.includes(date.start))
  const next = held ?? dates[0]
  if (!next) return wordsIn(language).formatCourseDate({ start: null, end: null })
  const date = [wordsIn(language).formatCourseDate(next), next.sample && copy.date.sample]
    .filter(Boolean)
    .join(', ')
  const left = seatsLeft(next, seats)
  const leftText = left === 0 ? copy.date.full : left !== null && copy.date.seats(left, next.spots)
  const seatsText = held ? copy.date.offered : leftText
  return [date, seatsText].filter(Boolean).join(': ')
}

/** Who was offered the course, or has taken it over. */
function colleagueOf(copy: Copy['courses'], takeover: ActiveCourse['takeover']): string | undefined {
  if (!takeover?.colleague) return undefined
  return takeover.state === 'given' ? copy.takenBy(takeover.colleague) : copy.offeredTo(takeover.colleague)
}

type RowActionsProps = RowHandlers & {
  copy: Copy['courses']
  name: string
  dated: boolean
  mayGive: boolean
  mayChoose: boolean
}

function RowActions(props: RowActionsProps) {
  const { copy, name, dated, mayChoose, mayGive, onDate, onCancel, onGive, onCalendar } = props
  return (
    <div className={styles.actions}>
      {dated && (
        <WordButton about={name} onClick={onCalendar}>
          {copy.toCalendar}
        </WordButton>
      )}
      {dated && mayChoose && (
        <WordButton about={name} onClick={onDate}>
          {copy.change}
        </WordButton>
      )}
      {!dated && mayChoose && (
        <Button kind="ink" size="small" onClick={onDate}>
          {copy.choose}
          <span className="visually-hidden">: {name}</span>
        </Button>
      )}
      {mayGive && (
        <WordButton about={name} onClick={onGive}>
          {copy.giveAway}
        </WordButton>
      )}
      <WordButton about={name} onClick={onCancel}>
        {copy.cancel}
      </WordButton>
    </div>
  )
}
