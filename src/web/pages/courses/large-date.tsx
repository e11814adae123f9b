import type { Copy } from '#content/en/courses/courses.ts'
import type { Language } from '#domain/people/language.ts'
import type { PanelDate } from '../../services/dates/dates-of-course.ts'
import { wordsIn } from '../../services/words/words.ts'
import { LargeDays } from '../../ui/text/large-days.tsx'
import styles from './large-date.module.css'
import { LargeFigure } from './large-figure.tsx'

type LargeDateProps = { words: Copy['panel']; language: Language; date: PanelDate | null }

/** The panel's date in large type; muted if it is past, 'to be announced' if none is set. */
export function LargeDate({ words, language, date }: LargeDateProps) {
  if (!date) {
    return <LargeFigure figure={wordsIn(language).toBeAnnounced} />
  }
  const parts = wordsIn(language).rangeParts(date.start, date.end)
  return (
    <div className={date.past ? 'text-slate' : undefined}>
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
          <span className={styles.across}>{wordsIn(language).formatRange(date.start, date.end)}</span>
        )}
      </p>
      {date.past && (
        <p>
          {words.past}, {words.datesToBeAnnounced}
        </p>
      )}
      {date.sample && <p className="second small">{words.sample}</p>}
    </div>
  )
}
