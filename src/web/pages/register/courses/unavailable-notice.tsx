import { clockTime } from '#content/clock-time.ts'
import type { Copy } from '#content/en/registration/register.ts'
import { isDay } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'
import { wordsIn } from '../../../services/words/words.ts'
import { NoBreaks } from '../../../ui/text/no-breaks.tsx'
import type { Notices } from '../choice-state.ts'
import styles from '../unavailable.module.css'
import { lookAgainAt, type OptionsOf, type UnavailableDate, waitingListDates } from './date-options.ts'
import { WaitingListButton } from './waiting-list-button.tsx'
import type { WaitingListDate } from './waiting-list-dialog.tsx'

type UnavailableNoticeProps = {
  copy: Copy
  language: Language
  notices: Notices
  optionsOf: OptionsOf
  onWait: (date: WaitingListDate) => void
}

/** Says which requested dates and items are unavailable, and offers the waiting lists of full dates. */
export function UnavailableNotice({ copy, language, notices, optionsOf, onWait }: UnavailableNoticeProps) {
  const words = copy.lost
  const { dates, unknownItem } = notices
  return (
    <div role="status" className={styles.region}>
      {(unknownItem || dates.length > 0) && (
        <div className={styles.notice}>
          {unknownItem && <p>{words.stray}</p>}
          {dates.map((date) => (
            <div key={sentenceOf(date)}>
              <p className={styles.sentence}>
                <NoBreaks>{sentenceOf(date)}</NoBreaks>
              </p>
              {waitingListsOf(date)}
            </div>
          ))}
        </div>
      )}
    </div>
  )

  function sentenceOf(date: UnavailableDate): string {
    const { course, day, why } = date
    const label = wordsIn(language).courseLabel(course)
    const begins = (first: string) => wordsIn(language).formatRange(first, first)
    if (why === 'past') return words.past(label, begins(day), date.next && begins(date.next))
    const held = lookAgainAt(date, optionsOf)
    const time = held && clockTime(held, language)
    if (day === null) return time ? words.allInPayment(label, time) : words.allFull(label)
    if (time) return words.inPayment(label, begins(day), time)
    return isDay(day) ? words[why](label, begins(day)) : words.undated(label)
  }

  function waitingListsOf(date: UnavailableDate) {
    const { course } = date
    const full = waitingListDates(date, optionsOf)
    return full.map(({ start, end }) => (
      <div key={start} className={`row ${styles.wait}`}>
        {full.length > 1 && <span>{wordsIn(language).formatRange(start, end)}</span>}
        <WaitingListButton
          copy={copy.courses}
          language={language}
          date={{ course, start, end }}
          onWait={onWait}
        />
      </div>
    ))
  }
}
