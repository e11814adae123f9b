import { clockTime } from '#content/clock-time.ts'
import type { Copy } from '#content/en/registration/register.ts'
import type { Language } from '#domain/people/language.ts'
import { wordsIn } from '../../../services/words/words.ts'
import styles from './course-choice.module.css'
import type { DateOption } from './date-options.ts'

type DateDescriptionProps = { date: DateOption; copy: Copy['courses']; language: Language }

/** 'Sept 12–14 2025, 5 seats left of 6' */
export function DateDescription({ date, copy, language }: DateDescriptionProps) {
  const seats = seatsOf(date, copy, language)
  return (
    <span>
      <span className={seats === null ? `no-break ${styles.beforeSeats}` : 'no-break'}>
        {wordsIn(language).formatCourseDate(date)}
        {seats !== null && ','}
      </span>{' '}
      {seats === null ? (
        // Reserves the space until the seats load or fail, so that no row grows under the pointer.
        <span className={styles.seatsToCome} data-seats={copy.seatsLeft(date.spots, date.spots)} />
      ) : (
        <span className="no-break">{seats}</span>
      )}
    </span>
  )
}

/** Null until the seats have loaded. */
function seatsOf(date: DateOption, copy: Copy['courses'], language: Language): string | null {
  const { left, spots, reserved, full, heldUntil } = date
  if (reserved) return copy.offered
  if (heldUntil) return copy.inPayment(clockTime(heldUntil, language))
  if (full) return copy.full
  return left === null ? null : copy.seatsLeft(left, spots)
}
