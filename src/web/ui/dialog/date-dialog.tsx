import { useState } from 'react'
import type { Day } from '#domain/dates/days.ts'
import { Button } from '../button.tsx'
import { Choice } from '../form/choice.tsx'
import { FormError } from '../form/form-error.tsx'
import { useSending } from '../form/use-sending.ts'
import { Done } from '../page/done.tsx'
import { LoadError } from '../page/load-error.tsx'
import { Loading } from '../page/loading.tsx'
import { NoBreaks } from '../text/no-breaks.tsx'
import { WordButton } from '../word-button.tsx'
import styles from './date-dialog.module.css'
import { Dialog } from './dialog.tsx'

type Row = { start: Day; title: string; note: string; full: boolean; waitingList: string | null }

type Copy = {
  title: (course: string) => string
  lead: string
  none: string
  loading: string
  failed: string
  tryAgain: string
  joinWaitingList: string
  confirm: string
  done: string
  close: string
  notNow: string
}

type DateDialogProps = {
  copy: Copy
  course: string
  current: Day | null
  /** Null until they have loaded. */
  rows: readonly Row[] | null
  failed: boolean
  reload: () => void
  /** Resolves with a sentence if the date was refused. */
  onChoose: (start: Day) => Promise<string | undefined>
  onClose: () => void
}

/** Chooses or changes the date of a course; the seat is booked when the user confirms. */
export function DateDialog(props: DateDialogProps) {
  const { copy, course, current, reload, onChoose, onClose } = props
  const [chosen, setChosen] = useState<Day | null>(null)
  const [done, setDone] = useState(false)
  const sending = useSending<Day, string>(async (start) => {
    const refusal = await onChoose(start)
    // Another user may have taken the seat.
    if (refusal === undefined) setDone(true)
    else reload()
    return refusal
  })

  return (
    <Dialog title={copy.title(course)} close={copy.close} onClose={onClose}>
      {done ? (
        <Done>{copy.done}</Done>
      ) : (
        <>
          <p className="second">
            <NoBreaks>{copy.lead}</NoBreaks>
          </p>
          <FormError>{sending.fault}</FormError>
          <div className={styles.rows} tabIndex={-1}>
            <DateRows {...props} checked={chosen ?? current} onCheck={setChosen} />
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
            {copy.confirm}
          </Button>
        )}
        <Button onClick={onClose}>{done ? copy.close : copy.notNow}</Button>
      </div>
    </Dialog>
  )
}

type DateRowsProps = Pick<DateDialogProps, 'copy' | 'rows' | 'failed' | 'reload'> & {
  checked: Day | null
  onCheck: (start: Day) => void
}

function DateRows({ copy, rows, failed, reload, checked, onCheck }: DateRowsProps) {
  if (!rows && failed) {
    return (
      <LoadError retry={copy.tryAgain} onRetry={reload}>
        {copy.failed}
      </LoadError>
    )
  }
  if (!rows) return <Loading label={copy.loading} rows={2} />
  if (rows.length === 0) return <p>{copy.none}</p>
  return rows.map(({ start, title, note, full, waitingList }) => (
    <Choice
      key={start}
      type="radio"
      name="date"
      title={title}
      note={note}
      aside={
        waitingList && (
          <span className={styles.wait}>
            <WordButton strong about={title} to={waitingList}>
              {copy.joinWaitingList}
            </WordButton>
          </span>
        )
      }
      checked={start === checked}
      disabled={full}
      onChange={() => onCheck(start)}
    />
  ))
}
