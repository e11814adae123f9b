import { courseOf } from '#content/catalogue.ts'
import { coursePageOf } from '#content/courses/course-pages.ts'
import { uprightPhoto } from '#content/media/course-photos.ts'
import { formatWholeDollars } from '#domain/money/money.ts'
import { heldUntil, seatsLeft } from '../../services/dates/course-dates.ts'
import { registerPath } from '../../services/dates/dates-of-course.ts'
import { wordsIn } from '../../services/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { FactRows } from '../../ui/fact-rows.tsx'
import { Moving, pictureName } from '../../ui/media/moving.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { Seats } from '../../ui/seats.tsx'
import { LargeDays } from '../../ui/text/large-days.tsx'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import styles from './next-date.module.css'
import { earlyUntil, kindOf, refundLines, type ScheduledDate, type ScheduleProps } from './scheduled-date.ts'

/** The next date with its picture, seats, price and refund days. */
export function NextDate({ date, ...schedule }: ScheduleProps & { date: ScheduledDate }) {
  const { copy, language, seats } = schedule
  const { courseLabel, courseTitle } = wordsIn(language)
  const { course, start, end, spots, location } = date
  const left = seatsLeft(date, seats)
  const inPayment = heldUntil(date, seats) !== null
  const price = formatWholeDollars(courseOf(course).charged)
  const early = earlyUntil(date, schedule)
  return (
    <section className={`grid ${styles.next}`} data-kind={kindOf(date)}>
      <div className={`filled ${styles.picture}`}>
        <Moving name={pictureName(course)}>
          <Picture of={uprightPhoto(course)} alt="" sizes="(width < 48rem) 95vw, 42vw" />
        </Moving>
      </div>
      <div className={styles.words}>
        <p className="second">{copy.next.mark}</p>
        <LargeDate language={language} start={start} end={end} />
        <h2 className={styles.title}>
          {courseLabel(course)}: {courseTitle(course)}
        </h2>
        <FactRows
          rows={[
            { name: copy.next.location, value: location },
            {
              name: copy.panel.seats,
              value: <Seats words={copy.panel} left={left} spots={spots} inPayment={inPayment} />,
            },
            {
              name: early ? copy.panel.earlyPrice : copy.panel.listedPrice,
              value: early ? <NoBreaks>{copy.next.early(price, early)}</NoBreaks> : price,
            },
            { name: copy.refund.name, value: <Lines lines={refundLines(date, schedule)} /> },
          ]}
        />
        <div className={`row ${styles.actions}`}>
          <Button kind="main" to={registerPath(course, date)}>
            {left === 0 && !inPayment ? copy.panel.waitingList : copy.panel.register}
          </Button>
          <TextLink to={coursePageOf(course)}>{copy.next.about(courseLabel(course))}</TextLink>
        </div>
      </div>
    </section>
  )
}

function LargeDate({
  language,
  start,
  end,
}: Pick<ScheduleProps, 'language'> & Pick<ScheduledDate, 'start' | 'end'>) {
  const { rangeParts, formatRange } = wordsIn(language)
  const parts = rangeParts(start, end)
  return (
    <p className={`row serif ${styles.date}`}>
      {parts ? (
        <>
          {parts.before && <span className={styles.month}>{parts.before} </span>}
          <span className={styles.days}>
            <LargeDays>{parts.days}</LargeDays>
          </span>
          <span className={styles.month}> {parts.after}</span>
        </>
      ) : (
        <span className={styles.across}>{formatRange(start, end)}</span>
      )}
    </p>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="block">
      <NoBreaks>{line}</NoBreaks>
    </span>
  ))
}
