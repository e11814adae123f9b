import { useState } from 'react'
import { clockTime } from '#content/clock-time.ts'
import type { Copy } from '#content/en/account.ts'
import type { CourseDate } from '#contract/course-dates.ts'
import type { CourseId } from '#domain/catalogue.ts'
import { datesOf, type SetDate } from '#domain/course-dates.ts'
import type { Day } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { chooseDate } from '../../services/account.ts'
import { useRequestedCourseDates } from '../../services/course-dates.ts'
import { refusalOf } from '../../services/refusal.ts'
import { wordsIn } from '../../services/words.ts'
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
  /** Dates on which the waiting list holds a seat for this user, even if they are full. */
  offeredDates: readonly Day[]
}

type DateDialogProps = {
  copy: Copy
  language: Language
  choice: DateChoice
  onChanged: () => Promise<void>
  onClose: () => void
}

/** Chooses or changes the date of a course; the seat is booked when the user confirms. */
export function DateDialog({ copy, language, choice, onChanged, onClose }: DateDialogProps) {
  const { registrationId, course, current } = choice
  const [chosen, setChosen] = useState<Day | null>(null)
  const [done, setDone] = useState(false)
  const { dates, failed, reload } = useUpcomingDates(course)
  const sending = useSending<Day, string>(async (start) => {
    try {
      await chooseDate(registrationId, course, start)
      setDone(true)
      await onChanged()
      return undefined
    } catch (failure) {
      // Another user may have taken the seat.
      reload()
      return refusalOf(failure, copy.refusal) ?? copy.problem
    }
  })

  return (
    <Dialog
      title={copy.date.title(wordsIn(language).courseLabel(course))}
      close={copy.close}
      onClose={onClose}
    >
      {done ? (
        <Done>{copy.date.done}</Done>
      ) : (
        <>
          <p className="second">
            <NoBreaks>{copy.date.lead}</NoBreaks>
          </p>
          <FormError>{sending.fault}</FormError>
          <div className={styles.rows} tabIndex={-1}>
            <DateRows
              copy={copy}
              language={language}
              choice={choice}
              dates={dates}
              failed={failed}
              checked={chosen ?? current}
              onChoose={setChosen}
              onRetry={reload}
            />
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

function useUpcomingDates(course: CourseId) {
  const { courseDates, failed, reload } = useRequestedCourseDates(course)
  return { dates: courseDates && datesOf(course, courseDates).upcoming, failed, reload }
}

type DateRowsProps = {
  copy: Copy
  language: Language
  choice: DateChoice
  dates: readonly SetDate<CourseDate>[] | null
  failed: boolean
  checked: Day | null
  onChoose: (start: Day) => void
  onRetry: () => void
}

function DateRows({ copy, language, choice, dates, failed, checked, onChoose, onRetry }: DateRowsProps) {
  if (!dates && failed) {
    return (
      <LoadError retry={copy.tryAgain} onRetry={onRetry}>
        {copy.date.failed}
      </LoadError>
    )
  }
  if (!dates) return <Loading label={copy.date.loading} rows={2} />
  if (dates.length === 0) return <p>{copy.date.none}</p>
  return dates.map((date) => (
    <DateRow
      key={date.start}
      copy={copy.date}
      language={language}
      choice={choice}
      date={date}
      checked={date.start === checked}
      onChoose={() => onChoose(date.start)}
    />
  ))
}

type DateRowProps = {
  copy: Copy['date']
  language: Language
  choice: DateChoice
  date: SetDate<CourseDate>
  checked: boolean
  onChoose: () => void
}

function DateRow({ copy, language, choice, date, checked, onChoose }: DateRowProps) {
  const { course, current, offeredDates } = choice
  const { start, left, spots, heldUntil, location, sample } = date
  const title = wordsIn(language).formatCourseDate(date)
  const isCurrent = start === current
  const isOffered = offeredDates.includes(start)
  const isFull = left === 0 && !isCurrent && !isOffered
  const full = heldUntil ? copy.inPayment(clockTime(heldUntil, language)) : copy.full
  const seats = isOffered ? copy.offered : isFull ? full : copy.seats(left, spots)
  const notes = [sample && copy.sample, location, isCurrent ? copy.current : seats]
  return (
    <Choice
      type="radio"
      name="date"
      title={title}
      note={notes.filter(Boolean).join(', ')}
      aside={
        isFull &&
        heldUntil === null && (
          <span className={styles.wait}>
            <WordButton strong about={title} to={`/register?course=${course}&date=${start}`}>
              {copy.joinWaitingList}
            </WordButton>
          </span>
        )
      }
      checked={checked}
      disabled={isFull}
      onChange={onChoose}
    />
  )
}
