import { useState } from 'react'
import { publishCopy as copy } from '#content/en/office/catalogue.ts'
import { shortDay } from '#content/en/office/times.ts'
import { dayOf, isDay, startOfDay } from '#domain/days.ts'
import { useAcademyNow } from '../../services/academy-now.ts'
import { ChangeDialog } from '../../ui/change-dialog.tsx'
import { ChoiceRow } from '../../ui/choice-row.tsx'
import { Step } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { ChangeList } from './changes.tsx'
import type { EntryEditor } from './use-entry.ts'

type Props = { editor: EntryEditor; title: string; onClose: () => void; onDone: () => void }

/** What changes, and when. A draft that was not saved yet is saved first. */
export function PublishDialog({ editor, title, onClose, onDone }: Props) {
  const [isLater, setLater] = useState(false)
  const [day, setDay] = useState('')
  const today = dayOf(useAcademyNow())
  const { changes, entry, data } = editor
  const [shown] = useState({ changes, before: entry?.data, after: data })
  const missing = entry?.translation.filter(({ state }) => state === 'missing').length ?? 0
  const run = async () => {
    const revision = editor.isTyped || !editor.hasDraft ? await editor.save() : (entry?.revision ?? 0)
    await editor.publish(revision, isLater ? startOfDay(day).toISOString() : null)
    return isLater ? copy.doneLater(shortDay(day, today)) : copy.done
  }
  return (
    <ChangeDialog
      title={copy.title(title)}
      happens={[
        { title: isLater && isDay(day) ? copy.shownFrom(shortDay(day, today)) : copy.shown },
        { title: copy.kept },
        ...(editor.kind === 'price' || editor.kind === 'terms' ? [{ title: copy.bought }] : []),
        ...(missing > 0 ? [{ title: copy.missing(missing) }] : []),
      ]}
      submit={copy.submit(shown.changes.length)}
      leave={copy.leave}
      reason={isLater && !isDay(day) && copy.dayMissing}
      run={run}
      onClose={onClose}
      onDone={onDone}
    >
      <ChangeList leaves={shown.changes} before={shown.before} after={shown.after} />
      <Step number={1} title={copy.when}>
        <ChoiceRow
          type="radio"
          name="when"
          label={copy.atOnce}
          checked={!isLater}
          onChange={() => setLater(false)}
        />
        <ChoiceRow
          type="radio"
          name="when"
          label={copy.later}
          checked={isLater}
          onChange={() => setLater(true)}
        />
      </Step>
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
