import type { ReactNode } from 'react'
import type { Copy } from '#content/en/registration/register.ts'
import type { Day } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'
import { Tick } from '../../../ui/form/tick.tsx'
import styles from './course-choice.module.css'
import { DateDescription } from './date-description.tsx'
import type { DateOption } from './date-options.ts'

type DateChoicesProps = {
  copy: Copy['courses']
  language: Language
  name: string
  legend: string
  dates: readonly DateOption[]
  /** False when every date is full: the dates are then a plain list. */
  selectable: boolean
  chosen: Day | undefined
  waitingList: (date: DateOption) => ReactNode
  onChange: (start: Day) => void
}

/** The dates of one course, each with its waiting list when it is full. */
export function DateChoices(props: DateChoicesProps) {
  const { copy, language, name, legend, dates, selectable, chosen, waitingList, onChange } = props
  if (!selectable) {
    return (
      <ul className={`plain-list ${styles.dates}`}>
        {dates.map((date) => (
          <li key={date.start} className={`row ${styles.date} ${styles.full}`}>
            <span className={styles.fullDate}>
              <DateDescription date={date} copy={copy} language={language} />
            </span>
            {waitingList(date)}
          </li>
        ))}
      </ul>
    )
  }
  return (
    <fieldset className={styles.dates}>
      <legend className="visually-hidden">{legend}</legend>
      {dates.map((date) => (
        <div key={date.start} className={`row ${styles.date}`}>
          <label className={styles.label}>
            <Tick
              small
              type="radio"
              name={name}
              checked={date.start === chosen}
              disabled={date.full}
              onChange={() => onChange(date.start)}
            />
            <DateDescription date={date} copy={copy} language={language} />
          </label>
          {waitingList(date)}
        </div>
      ))}
    </fieldset>
  )
}
