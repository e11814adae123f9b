import { clockTime } from '#content/clock-time.ts'
import type { Copy } from '#content/en/register.ts'
import { type CourseId, courses } from '#domain/catalogue.ts'
import { isDay } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { formatRange } from '#domain/short-dates.ts'
import styles from './lost-choice.module.css'
import { datesToWaitFor, type LostDate, lookAgainAt, type OfferedDates } from './offered-dates.ts'
import { WaitButton } from './wait-button.tsx'
import type { WantedDate } from './waiting-list-dialog.tsx'

type LostChoiceProps = {
  copy: Copy
  language: Language
  dates: readonly LostDate[]
  /** The link that led here names something that we do not offer. */
  stray: boolean
  datesOf: (course: CourseId) => OfferedDates
  onWait: (wanted: WantedDate) => void
}

/** Says what was asked for and cannot be had. Nothing takes its place unsaid. */
export function LostChoice({ copy, language, dates, stray, datesOf, onWait }: LostChoiceProps) {
  const words = copy.lost
  return (
    <div role="status" className={styles.region}>
      {(stray || dates.length > 0) && (
        <div className={styles.lost}>
          {stray && <p>{words.stray}</p>}
          {dates.map((lost) => (
            <div key={sentenceOf(lost)}>
              <p className={styles.sentence}>{sentenceOf(lost)}</p>
              {waitsFor(lost)}
            </div>
          ))}
        </div>
      )}
    </div>
  )

  function sentenceOf(lost: LostDate): string {
    const { course, day, why } = lost
    const label = courses[course].label[language]
    const begins = (first: string) => formatRange(first, first, language)
    if (why === 'past') return words.past(label, begins(day), lost.next && begins(lost.next))
    const held = lookAgainAt(lost, datesOf)
    const time = held && clockTime(held, language)
    if (day === null) return time ? words.allInPayment(label, time) : words.allFull(label)
    if (time) return words.inPayment(label, begins(day), time)
    return isDay(day) ? words[why](label, begins(day)) : words.undated(label)
  }

  function waitsFor(lost: LostDate) {
    const { course } = lost
    const full = datesToWaitFor(lost, datesOf)
    return full.map(({ start, end }) => (
      <div key={start} className={styles.wait}>
        {full.length > 1 && <span>{formatRange(start, end, language)}</span>}
        <WaitButton copy={copy.courses} language={language} wanted={{ course, start, end }} onWait={onWait} />
      </div>
    ))
  }
}
