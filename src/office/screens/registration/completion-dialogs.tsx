import { useState } from 'react'
import { itemLabel } from '#content/en/office/catalogue/items.ts'
import { completionCopy as copy, correctionCopy } from '#content/en/office/registrations/registration.ts'
import type { OfficeRegistration } from '#contract/office/registrations.ts'
import { type Day, isDay } from '#domain/dates/days.ts'
import { useForeseenEmails } from '../../services/foreseen-emails.ts'
import { useChange } from '../../services/queries.ts'
import { ChoiceRow } from '../../ui/choice-row.tsx'
import { ChangeDialog } from '../../ui/dialog/change-dialog.tsx'
import { Step } from '../../ui/dialog/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import type { DialogProps } from './dialog-props.ts'

type Line = OfficeRegistration['lines'][number]

/** Courses that have begun, or that have no date. */
export function toComplete({ lines, paidAt }: OfficeRegistration, today: Day): Line[] {
  if (paidAt === null) return []
  return lines.filter(({ state, start }) => state === 'active' && (start === null || start <= today))
}

export const completedOf = ({ lines }: OfficeRegistration) =>
  lines.filter(({ state }) => state === 'completed')

export function CompleteDialog({ registration, today, onClose }: DialogProps) {
  const { id, revision, name } = registration
  const lines = toComplete(registration, today)
  const [picked, setPicked] = useState('')
  const chosen = lines.find(({ course }) => course === picked) ?? lines[0]
  const [typed, setTyped] = useState<string | null>(null)
  const on = typed ?? (chosen?.end && chosen.end < today ? chosen.end : today)
  const { mutateAsync } = useChange('registrations', 'people', 'dates')
  const body = { revision, course: chosen?.course ?? '', on }
  const run = async () =>
    copy.completed(
      (await mutateAsync({ call: 'POST /api/office/registrations/:id/complete', params: { id }, body })).code,
    )
  const emails = useForeseenEmails(
    'POST /api/office/registrations/:id/complete/preview',
    isDay(on) ? { params: { id }, body } : null,
  )
  return (
    <ChangeDialog
      title={copy.completeTitle}
      happens={chosen ? copy.completeHappens(itemLabel(chosen.course), name) : []}
      submit={copy.completeSubmit}
      leave={copy.completeLeave}
      reason={!isDay(on) && copy.needsDay}
      emails={emails}
      run={run}
      onClose={onClose}
    >
      <Courses lines={lines} chosen={chosen} onPick={setPicked} />
      <Field
        label={copy.day}
        hint={copy.dayHint}
        type="date"
        max={today}
        value={on}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </ChangeDialog>
  )
}

export function UndoDialog({ registration, onClose }: DialogProps) {
  const { id, revision, name } = registration
  const lines = completedOf(registration)
  const [picked, setPicked] = useState('')
  const chosen = lines.find(({ course }) => course === picked) ?? lines[0]
  const { mutateAsync } = useChange('registrations', 'people', 'dates')
  const body = { revision, course: chosen?.course ?? '' }
  const run = async () => {
    await mutateAsync({ call: 'POST /api/office/registrations/:id/undo-completion', params: { id }, body })
    return copy.undone
  }
  const emails = useForeseenEmails('POST /api/office/registrations/:id/undo-completion/preview', {
    params: { id },
    body,
  })
  return (
    <ChangeDialog
      title={copy.undoTitle}
      happens={chosen ? copy.undoHappens(itemLabel(chosen.course), name, chosen.certificate) : []}
      submit={copy.undoSubmit}
      leave={copy.undoLeave}
      emails={emails}
      run={run}
      onClose={onClose}
    >
      <Courses lines={lines} chosen={chosen} onPick={setPicked} />
    </ChangeDialog>
  )
}

type CoursesProps = { lines: readonly Line[]; chosen: Line | undefined; onPick: (course: string) => void }

function Courses({ lines, chosen, onPick }: CoursesProps) {
  return (
    <Step number={1} title={correctionCopy.which}>
      {lines.map(({ course }) => (
        <ChoiceRow
          key={course}
          type="radio"
          name="course"
          checked={course === chosen?.course}
          onChange={() => onPick(course)}
          label={itemLabel(course)}
        />
      ))}
    </Step>
  )
}
