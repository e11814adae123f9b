import { useState } from 'react'
import { clockTime } from '#content/clock-time.ts'
import type { Copy } from '#content/en/account.ts'
import type { CourseDate } from '#contract/course-dates.ts'
import { type CourseId, courses } from '#domain/catalogue.ts'
import { datesOf, formatCourseDate, type SetDate } from '#domain/course-dates.ts'
import type { Day } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { chooseDate } from '../../services/account.ts'
import { useRequestedCourseDates } from '../../services/course-dates.ts'
import { refusalOf } from '../../services/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Done } from '../../ui/done.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { NoBreaks } from '../../ui/no-breaks.tsx'
import { useSending } from '../../ui/use-sending.ts'
import { WordButton } from '../../ui/word-button.tsx'
import styles from './notes.module.css'

export type DateChoice = {
  registrationId: string
  course: CourseId
  current: Day | null
  /** Full to others: the waiting list keeps a seat for the owner. */
  offeredDates: readonly Day[]
}

type DateDialogProps = {
  copy: Copy
  language: Language
  choice: DateChoice
  onChanged: () => Promise<void>
  onClose: () => void
}

/** Choosing the date of a course, or another one; the seat is taken in the moment it is confirmed. */
export function DateDialog({ copy, language, choice, onChanged, onClose }: DateDialogProps) {
  const { registrationId, course, current, offeredDates } = choice
  const [chosen, setChosen] = useState<Day | null>(null)
  const [done, setDone] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const { courseDates, failed } = useRequestedCourseDates(attempts)
  const dates = courseDates && datesOf(course, courseDates).upcoming
  const askAgain = () => setAttempts((count) => count + 1)
  const sending = useSending<Day, string>(async (start) => {
    try {
      await chooseDate(registrationId, course, start)
      setDone(true)
      await onChanged()
      return undefined
    } catch (failure) {
      // Somebody else may have been faster: the seats are counted again.
      askAgain()
      return refusalOf(failure, copy.refusal) ?? copy.problem
    }
  })

  const row = ({ start, end, left, spots, heldUntil, location, sample }: SetDate<CourseDate>) => {
    const date = formatCourseDate({ start, end }, language)
    const isCurrent = start === current
    const isOffered = offeredDates.includes(start)
    const isFull = left === 0 && !isCurrent && !isOffered
    const full = heldUntil ? copy.date.inPayment(clockTime(heldUntil, language)) : copy.date.full
    const seats = isOffered ? copy.date.offered : isFull ? full : copy.date.seats(left, spots)
    const notes = [sample && copy.date.sample, location, isCurrent ? copy.date.current : seats]
    const waitingList = (
      <span className={styles.wait}>
        <WordButton strong about={date} to={`/register?course=${course}&date=${start}`}>
          {copy.date.joinWaitingList}
        </WordButton>
      </span>
    )
    return (
      <Choice
        key={start}
        type="radio"
        name="date"
        title={date}
        note={notes.filter(Boolean).join(', ')}
        aside={isFull && heldUntil === null && waitingList}
        checked={(chosen ?? current) === start}
        disabled={isFull}
        onChange={() => setChosen(start)}
      />
    )
  }
  return (
    <Dialog title={copy.date.title(courses[course].label[language])} close={copy.close} onClose={onClose}>
      {done ? (
        <Done>{copy.date.done}</Done>
      ) : (
        <>
          <p className="second">
            <NoBreaks>{copy.date.lead}</NoBreaks>
          </p>
          <FormError>{sending.fault}</FormError>
          <div className={styles.rows} tabIndex={-1}>
            {!dates && !failed && <Loading label={copy.date.loading} rows={2} />}
            {!dates && failed && (
              <LoadError retry={copy.tryAgain} onRetry={askAgain}>
                {copy.date.failed}
              </LoadError>
            )}
            {dates?.length === 0 && <p>{copy.date.none}</p>}
            {dates?.map(row)}
          </div>
        </>
      )}
      <div className={styles.actions}>
        {!done && (
          <Button
            kind="ink"
            busy={sending.busy}
            disabled={chosen === null || chosen === current}
            onClick={() => chosen && sending.start(chosen)}
          >
            {copy.date.confirm}
          </Button>
        )}
        <Button onClick={onClose}>{done ? copy.close : copy.notNow}</Button>
      </div>
    </Dialog>
  )
}
