import { useState } from 'react'
import { publishCopy as copy, isClassroomKind } from '#content/en/office/catalogue/entries.ts'
import { shortDay } from '#content/en/office/times.ts'
import { dayOf, isDay, startOfDay } from '#domain/dates/days.ts'
import { useAcademyNow } from '../services/academy-now.ts'
import { ChoiceRow } from '../ui/choice-row.tsx'
import { ChangeDialog } from '../ui/dialog/change-dialog.tsx'
import { Step } from '../ui/dialog/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { ChangeList } from './changes.tsx'
import { faultIn } from './fault-in.ts'
import type { EntryEditor } from './use-entry.ts'

type Props = { editor: EntryEditor; title: string; onClose: () => void; onDone: () => void }

/** What changes, and when. A draft that was not saved yet is saved first. */
export function PublishDialog({ editor, title, onClose, onDone }: Props) {
  const [isLater, setLater] = useState(false)
  const [day, setDay] = useState('')
  const today = dayOf(useAcademyNow())
  const { kind, changes, entry, shown, data } = editor
  const [first] = useState({ changes, before: shown, after: data })
  const missing = entry?.translation.filter(({ state }) => state === 'missing').length ?? 0
  const run = async () => {
    await editor.publish(await editor.save(), isLater ? startOfDay(day).toISOString() : null)
    return isLater ? copy.doneLater(shortDay(day, today)) : copy.done
  }
  return (
    <ChangeDialog
      title={copy.title(title)}
      happens={[
        { title: isLater && isDay(day) ? copy.shownFrom(shortDay(day, today)) : copy.shown },
        ...(first.before ? [{ title: copy.kept }] : []),
        ...(kind === 'price' || kind === 'terms' ? [{ title: copy.bought }] : []),
        ...(isClassroomKind(kind) ? [{ title: copy.progress, note: copy.progressNote }] : []),
        ...(missing > 0 ? [{ title: copy.missing(missing) }] : []),
      ]}
      submit={copy.submit(first.changes.length)}
      leave={copy.leave}
      reason={isLater && !isDay(day) && copy.dayMissing}
      run={run}
      faultOf={(failure) => faultIn(editor.leaves, failure)}
      onClose={onClose}
      onDone={onDone}
    >
      <ChangeList leaves={first.changes} before={first.before} after={first.after} />
      <When isLater={isLater} onChoose={setLater} />
      {isLater && (
        <Field
          label={copy.day}
          hint={copy.dayHint}
          type="date"
          min={today}
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
      )}
    </ChangeDialog>
  )
}

function When({ isLater, onChoose }: { isLater: boolean; onChoose: (isLater: boolean) => void }) {
  return (
    <Step number={1} title={copy.when}>
      <ChoiceRow
        type="radio"
        name="when"
        label={copy.atOnce}
        checked={!isLater}
        onChange={() => onChoose(false)}
      />
      <ChoiceRow
        type="radio"
        name="when"
        label={copy.later}
        checked={isLater}
        onChange={() => onChoose(true)}
      />
    </Step>
  )
}
