import type { ReactNode } from 'react'
import { clockTime } from '#content/clock-time.ts'
import type { Copy } from '#content/en/register.ts'
import { type CourseId, courses, displayName } from '#domain/catalogue.ts'
import { formatCourseDate } from '#domain/course-dates.ts'
import type { Day } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { formatWholeDollars } from '#domain/money.ts'
import { Choice } from '../../ui/choice.tsx'
import { NoBreaks } from '../../ui/no-breaks.tsx'
import { Tick } from '../../ui/tick.tsx'
import styles from './course-choice.module.css'
import { isSoldOut, type OfferedDate, type OfferedDates } from './offered-dates.ts'
import { type RegistrationForm, setTicked, tickCourse } from './registration-form.ts'
import { WaitButton } from './wait-button.tsx'
import type { WantedDate } from './waiting-list-dialog.tsx'

type CourseChoiceProps = {
  course: CourseId
  copy: Copy['courses']
  language: Language
  dates: OfferedDates
  form: RegistrationForm
  /** The waiting list of this date is offered above, where it is said that the date is full. */
  waitsAbove: (day: Day) => boolean
  owned: boolean
  onChange: (next: (form: RegistrationForm) => RegistrationForm) => void
  onWait: (wanted: WantedDate) => void
}

export function CourseChoice(props: CourseChoiceProps) {
  const { course, copy, language, dates, form, waitsAbove, owned, onChange, onWait } = props
  const { upcoming, past } = dates
  const ticked = form.selectedSubItems[course] === true
  const open = upcoming.filter(({ full }) => !full)
  const chosen = upcoming.find(({ start }) => start === form.dates[course])
  const [first] = upcoming
  const last = first ? undefined : past.at(-1)
  const several = upcoming.length > 1
  const full = upcoming.length > 0 && open.length === 0
  const name = displayName(course, language)
  const read = (date: OfferedDate) => describe(date, copy, language)
  const offersList = (date: OfferedDate) => isSoldOut(date) && !waitsAbove(date.start)
  const wait = ({ start, end }: OfferedDate) => (
    <WaitButton copy={copy} language={language} wanted={{ course, start, end }} onWait={onWait} />
  )

  const note = last
    ? copy.past(formatCourseDate(last, language))
    : several && full
      ? copy.allFull
      : first
        ? read(chosen ?? open[0] ?? first)
        : formatCourseDate({ start: null, end: null }, language)

  return (
    <div>
      <Choice
        type="checkbox"
        name={course}
        title={<NoBreaks>{name}</NoBreaks>}
        note={
          <>
            {note}
            {owned && <span className={styles.owned}>{copy.owned}</span>}
          </>
        }
        aside={
          full && !several && first && offersList(first)
            ? wait(first)
            : formatWholeDollars(courses[course].charged)
        }
        checked={ticked}
        disabled={full}
        onChange={({ currentTarget: { checked } }) =>
          onChange((current) => setTicked(current, course, checked, open[0]?.start ?? null))
        }
      />
      {several && full && (
        <ul className={`plain-list ${styles.dates}`}>
          {upcoming.map((date) => (
            <li key={date.start} className={`${styles.date} ${styles.full}`}>
              <span className={styles.fullDate}>{read(date)}</span>
              {offersList(date) && wait(date)}
            </li>
          ))}
        </ul>
      )}
      {several && ticked && (
        <fieldset className={styles.dates}>
          <legend className="visually-hidden">{copy.dateOf(name)}</legend>
          {upcoming.map((date) => (
            <div key={date.start} className={styles.date}>
              <label className={styles.label}>
                <Tick
                  small
                  type="radio"
                  name={`date-${course}`}
                  checked={date.start === form.dates[course]}
                  disabled={date.full}
                  onChange={() => onChange((current) => tickCourse(current, course, date.start))}
                />
                {read(date)}
              </label>
              {offersList(date) && wait(date)}
            </div>
          ))}
        </fieldset>
      )}
    </div>
  )
}

function describe(date: OfferedDate, copy: Copy['courses'], language: Language): ReactNode {
  const { sample, spots } = date
  const seats = seatsOf(date, copy, language)
  const words = [formatCourseDate(date, language), sample && copy.sample]
  return (
    <span>
      {words.filter(Boolean).join(', ')}
      {seats === null ? (
        // Their place is kept, so that no row grows under a finger when they come and are free.
        <span className={styles.seatsToCome} data-seats={copy.seatsLeft(spots, spots)} />
      ) : (
        <>
          , <span className="no-break">{seats}</span>
        </>
      )}
    </span>
  )
}

/** Null while they are not known. */
function seatsOf(date: OfferedDate, copy: Copy['courses'], language: Language): string | null {
  const { left, spots, mine, full, heldUntil } = date
  if (mine) return copy.offered
  if (heldUntil) return copy.inPayment(clockTime(heldUntil, language))
  if (full) return copy.full
  return left === null ? null : copy.seatsLeft(left, spots)
}
