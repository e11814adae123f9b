import { courseOf } from '#content/catalogue.ts'
import { partsOf } from '#domain/dates/day-parts.ts'
import { daysWithin, type Month, monthCount, monthsFrom } from '#domain/dates/months.ts'
import { formatWholeDollars } from '#domain/money/money.ts'
import { heldUntil, seatsLeft } from '../../services/dates/course-dates.ts'
import { registerPath } from '../../services/dates/dates-of-course.ts'
import { wordsIn } from '../../services/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { Seats } from '../../ui/seats.tsx'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import { tied } from '../../ui/text/tied.ts'
import styles from './month-list.module.css'
import { earlyUntil, kindOf, refundLines, type ScheduledDate, type ScheduleProps } from './scheduled-date.ts'

type MonthListProps = ScheduleProps & {
  dates: readonly ScheduledDate[]
  /** The date that is shown above the list. */
  skipped: ScheduledDate | undefined
}

/** Twelve months, or more if there are later dates. */
export function MonthList({ dates, skipped, ...schedule }: MonthListProps) {
  const { copy, today } = schedule
  const count = Math.max(12, monthCount(today, dates.at(-1)?.start ?? today))
  const datesIn = (month: Month) => dates.filter(({ start }) => startsIn(month, start))
  // The date above the list is the next one: the months before it have none.
  const months = monthsFrom(today, count).filter(
    (month) => datesIn(month).length > 0 || !skipped || month.first > skipped.start,
  )
  return (
    <div className={`page ${styles.list}`}>
      {runsOf(months, (month) => datesIn(month).length === 0).map((run) => {
        const [month] = run
        const own = datesIn(month)
        return (
          <section
            key={month.first}
            className={own.length > 0 ? styles.month : `${styles.month} ${styles.empty}`}
            data-kinds={[...new Set(own.map(kindOf))].join(' ')}
          >
            <h2 className={styles.name}>
              {nameOf(run, copy)} <span className={styles.year}>{month.year}</span>
            </h2>
            {own.length === 0 && <p className={styles.none}>{copy.noDates}</p>}
            {own.length > 0 && (
              <ul className={`plain-list ${styles.dates}`}>
                {own.map((date) => (
                  <Row key={`${date.course} ${date.start}`} {...schedule} date={date} />
                ))}
              </ul>
            )}
          </section>
        )
      })}
    </div>
  )
}

type Run = readonly [Month, ...Month[]]

/** Empty months of one year that follow each other are one row. */
function runsOf(months: readonly Month[], isEmpty: (month: Month) => boolean): Run[] {
  const runs: [Month, ...Month[]][] = []
  for (const month of months) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    const follows = before && before.year === month.year && before.month === month.month - 1
    if (run && follows && isEmpty(before) && isEmpty(month)) run.push(month)
    else runs.push([month])
  }
  return runs
}

/** 'April', or 'April to July'. */
function nameOf(run: Run, copy: ScheduleProps['copy']): string {
  const [first, last] = [run[0], run.at(-1)].map((month) => (month && copy.months.long[month.month]) ?? '')
  return run.length === 1 ? (first ?? '') : copy.toMonth(first ?? '', last ?? '')
}

function Row({ date, ...schedule }: ScheduleProps & { date: ScheduledDate }) {
  const { copy, language, seats } = schedule
  const { courseLabel, courseTitle, formatRange } = wordsIn(language)
  const { course, start, end, spots } = date
  const left = seatsLeft(date, seats)
  const inPayment = heldUntil(date, seats) !== null
  const isFull = left === 0 && !inPayment
  const early = earlyUntil(date, schedule)
  const weekday = (day: string) => copy.weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''
  return (
    <li className={styles.row} data-kind={kindOf(date)}>
      <div className={styles.when}>
        <p className={`serif ${styles.days}`}>{daysOf(date, copy)}</p>
        <p className="second small">{copy.toWeekday(weekday(start), weekday(end))}</p>
      </div>
      <div className={styles.what}>
        <h3 className={styles.course}>{courseLabel(course)}</h3>
        <p className="second">{tied(courseTitle(course))}</p>
      </div>
      <div className={styles.facts}>
        <Seats
          words={{ ...copy.panel, seatsPerDate: copy.seats }}
          left={left}
          spots={spots}
          inPayment={inPayment}
        />
        {[early && copy.earlyUntil(early), ...refundLines(date, schedule).map(copy.refund.alone)].map(
          (line) =>
            line && (
              <p key={line} className="second small">
                <NoBreaks>{line}</NoBreaks>
              </p>
            ),
        )}
      </div>
      <div className={`row ${styles.action}`}>
        <p className="money font-medium">{formatWholeDollars(courseOf(course).charged)}</p>
        <Button kind={isFull ? 'outline' : 'ink'} size="small" to={registerPath(course, date)}>
          {isFull ? copy.panel.waitingList : copy.panel.register}
          <span className="visually-hidden">
            {' '}
            {courseLabel(course)}, {formatRange(start, end)}
          </span>
        </Button>
      </div>
    </li>
  )
}

function startsIn(month: Month, start: string): boolean {
  return daysWithin(month, start, start) !== null
}

/** '16–21', or '30–Nov 2' over the end of the month; in Spanish '30–2', as no month is abbreviated there. */
function daysOf({ start, end }: ScheduledDate, copy: ScheduleProps['copy']): string {
  const from = partsOf(start)
  const to = partsOf(end)
  if (from.month === to.month) return `${from.date}–${to.date}`
  return copy.untilOtherMonth(from.date, to.date, copy.months.short[to.month] ?? '')
}
