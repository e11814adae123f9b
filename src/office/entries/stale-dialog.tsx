import { useState } from 'react'
import { entryStaleCopy as copy } from '#content/en/office/catalogue/entries.ts'
import { agoOf, timeOf } from '#content/en/office/times.ts'
import type { Change } from '#contract/office/refusals.ts'
import { Refusal } from '../services/refusal.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { firstChoice, type Side, StaleChoice, type StaleLine } from '../ui/dialog/stale-choice.tsx'
import { changedLeaves, type Data, shownLeaf, tidy, valueAt, withValue } from './leaves.ts'
import type { EntryEditor } from './use-entry.ts'

/** Somebody else saved first. Nothing typed is lost; the person chooses field by field. */
export function StaleDialog({ editor }: { editor: EntryEditor }) {
  const { entry, leaves, data, opened } = editor
  const theirs = tidy(editor.form, (entry?.draft ?? entry?.data ?? {}) as Data)
  const base = tidy(editor.form, opened.base)
  const changed = [...new Set([...changedLeaves(leaves, base, theirs), ...changedLeaves(leaves, base, data)])]
  const lines: StaleLine[] = changed.map((leaf) => ({
    field: leaf.path,
    label: leaf.label,
    opened: shownLeaf(leaf, valueAt(base, leaf.path)),
    theirs: shownLeaf(leaf, valueAt(theirs, leaf.path)),
    yours: shownLeaf(leaf, valueAt(data, leaf.path)),
  }))
  const [picked, setPicked] = useState<Record<string, Side>>({})
  const chosen = { ...firstChoice(lines), ...picked }
  const change = (editor.error instanceof Refusal ? editor.error.facts.change : null) as Change | null
  const result = changed
    .filter(({ path }) => chosen[path] === 'yours')
    .reduce((merged, { path }) => withValue(merged, path, valueAt(data, path)), theirs)
  return (
    <Dialog
      isWide
      title={copy.title}
      onClose={editor.forget}
      onSubmit={() => editor.saveChoice(result).catch(() => undefined)}
      buttons={
        <>
          <Button onClick={editor.forget}>{copy.leave}</Button>
          <Button kind="main" type="submit" hint="mod+enter" busy={editor.isBusy}>
            {copy.submit}
          </Button>
        </>
      }
    >
      <StaleChoice
        who={change?.by ?? copy.unknown}
        // The record has the real clock's times, also where the academy's calendar is moved.
        ago={change ? agoOf(change.at, new Date()) : ''}
        savedAt={change ? timeOf(change.at) : ''}
        openedAt={timeOf(opened.openedAt)}
        lines={lines}
        chosen={chosen}
        onChoose={(field, side) => setPicked({ ...picked, [field]: side })}
      />
    </Dialog>
  )
}
