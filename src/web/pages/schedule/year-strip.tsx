import type { Copy } from '#content/en/courses/schedule.ts'
import { partsOf } from '#domain/dates/day-parts.ts'
import type { Day } from '#domain/dates/days.ts'
import { daysWithin, type Month, monthsFrom } from '#domain/dates/months.ts'
import { kindOf, type ScheduledDate } from './scheduled-date.ts'
import styles from './year-strip.module.css'

type YearStripProps = { copy: Copy; today: Day; dates: readonly ScheduledDate[] }

/** Twelve months on one line with a mark for each date, and the choice of what the list shows. */
export function YearStrip({ copy, today, dates }: YearStripProps) {
  const { year } = copy
  return (
    <div className={`dark ${styles.strip}`}>
      <div className="page">
        <ol className={`plain-list ${styles.months}`} aria-label={year.label}>
          {monthsFrom(today, 12).map((month, index) => (
            <li key={month.first} className={styles.month}>
              <span className={styles.name}>
                {copy.months.short[month.month]}
                {(index === 0 || month.month === 0) && <span className={styles.year}> {month.year}</span>}
              </span>
              <Marks month={month} dates={dates} />
            </li>
          ))}
        </ol>
        <div className={styles.foot}>
          <p className={`second small ${styles.legend}`}>
            <span className={styles.module}>{year.module}</span>
            <span className={styles.clinical}>{year.clinical}</span>
          </p>
          <fieldset className={styles.choice}>
            <legend className="visually-hidden">{year.show}</legend>
            {(['all', 'modules', 'clinicals'] as const).map((show) => (
              <label key={show} className={styles.option}>
                <input
                  type="radio"
                  name="show"
                  value={show}
                  defaultChecked={show === 'all'}
                  className="visually-hidden"
                />
                {year[show]}
              </label>
            ))}
          </fieldset>
        </div>
      </div>
    </div>
  )
}

/** Attributes of an SVG instead of styles, which the content security policy forbids in markup. */
function Marks({ month, dates }: { month: Month; dates: readonly ScheduledDate[] }) {
  const days = partsOf(month.last).date
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${days} 10`}
      preserveAspectRatio="none"
      width="100%"
      height="10"
      aria-hidden="true"
    >
      {dates.map((date) => {
        const within = daysWithin(month, date.start, date.end)
        return (
          within && (
            <rect
              key={`${date.course} ${date.start}`}
              x={within.from - 1}
              width={within.to - within.from + 1}
              y="0"
              height="10"
              className={date === dates[0] ? styles.next : styles[`${kindOf(date)}Mark`]}
            />
          )
        )
      })}
    </svg>
  )
}
