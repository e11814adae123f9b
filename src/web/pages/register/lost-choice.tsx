import type { Copy } from '#content/en/register.ts'
import { courses } from '#domain/catalogue.ts'
import { isDay } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { formatRange } from '#domain/short-dates.ts'
import styles from './lost-choice.module.css'
import type { LostDate } from './offered-dates.ts'

type LostChoiceProps = {
  copy: Copy['lost']
  language: Language
  dates: readonly LostDate[]
  /** The link that led here names something that we do not offer. */
  stray: boolean
}

/** Says what was asked for and cannot be had. Nothing takes its place unsaid. */
export function LostChoice({ copy, language, dates, stray }: LostChoiceProps) {
  const sentences = [...(stray ? [copy.stray] : []), ...dates.map(sentenceOf)]
  return (
    <div role="status" className={styles.region}>
      {sentences.length > 0 && (
        <div className={styles.lost}>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
    </div>
  )

  function sentenceOf(lost: LostDate): string {
    const { course, day, why } = lost
    const label = courses[course].label[language]
    const begins = (first: string) => formatRange(first, first, language)
    if (why === 'past') return copy.past(label, begins(day), lost.next && begins(lost.next))
    if (day === null) return copy.allFull(label)
    return isDay(day) ? copy[why](label, begins(day)) : copy.undated(label)
  }
}
