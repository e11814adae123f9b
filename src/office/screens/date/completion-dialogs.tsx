import { changeCopy } from '#content/en/office/registrations/date-changes.ts'
import type { OfficeAttendance } from '#contract/dates/attendance.ts'
import { usePreview } from '../../services/preview.ts'
import { useChange } from '../../services/queries.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { type Consequence, Dialog, WhatWillHappen } from '../../ui/dialog/dialog.tsx'
import { EmailPreview } from '../../ui/dialog/email-preview.tsx'
import { Note } from '../../ui/note.tsx'
import { showToast } from '../../ui/screen/toasts.tsx'
import type { DateOfCourse } from './use-attendance.ts'

type Props = { date: DateOfCourse; attendance: OfficeAttendance; onClose: () => void }

export function CompleteDialog({ date, attendance, onClose }: Props) {
  const copy = changeCopy.complete
  const { people, ceHours } = attendance
  const due = people.filter(({ state }) => state === 'due')
  const items: Consequence[] = [
    ...due.map(({ name, hours, unmarked }) => ({
      title: copy.person(name, hours, ceHours),
      note: unmarked > 0 && copy.unmarked(unmarked),
    })),
    ...people.filter(({ state }) => state === 'absent').map(({ name }) => ({ title: copy.absent(name) })),
    { title: copy.issues(due.length), note: copy.record },
  ]
  return (
    <CompletionDialog
      title={copy.title}
      call="POST /api/office/dates/:course/:start/complete"
      date={date}
      revision={attendance.revision}
      items={items}
      main={copy.main(due.length)}
      keep={copy.keep}
      done={copy.done(due.length)}
      onClose={onClose}
    />
  )
}

export function UndoDialog({ date, attendance, onClose }: Props) {
  const copy = changeCopy.undo
  const completed = attendance.people.filter(({ state }) => state === 'completed')
  const names = completed.map(({ name }) => name).join(', ')
  return (
    <CompletionDialog
      title={copy.title}
      call="POST /api/office/dates/:course/:start/undo-completion"
      date={date}
      revision={attendance.revision}
      items={[
        { title: copy.revokes(completed.length), note: names },
        { title: changeCopy.emails(completed.length) },
      ]}
      main={copy.main(completed.length)}
      keep={copy.keep}
      done={copy.done}
      onClose={onClose}
    />
  )
}

type CompletionProps = {
  title: string
  call: `POST /api/office/dates/:course/:start/${'complete' | 'undo-completion'}`
  date: DateOfCourse
  revision: string
  items: readonly Consequence[]
  main: string
  keep: string
  done: string
  onClose: () => void
}

function CompletionDialog(props: CompletionProps) {
  const { title, call, date: params, revision, items, main, keep, done, onClose } = props
  const input = { params, body: { revision } }
  const preview = usePreview(`${call}/preview`, input)
  const change = useChange('dates')
  const make = () =>
    change.mutate(
      { call, ...input },
      {
        onSuccess: () => {
          showToast({ text: done })
          onClose()
        },
      },
    )
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={make}
      side={
        preview.error ? (
          <Note kind="refused" title={sentenceOf(preview.error)} />
        ) : (
          <EmailPreview emails={preview.data?.examples ?? []} />
        )
      }
      buttons={
        <>
          <Button onClick={onClose}>{keep}</Button>
          <Button kind="main" type="submit" busy={change.isPending}>
            {main}
          </Button>
        </>
      }
    >
      {change.error && <Note kind="refused" title={sentenceOf(change.error)} />}
      <WhatWillHappen items={items} />
    </Dialog>
  )
}
