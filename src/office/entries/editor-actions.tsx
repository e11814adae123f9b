import { useState } from 'react'
import { editorCopy as copy } from '#content/en/office/catalogue/entries.ts'
import { dayAndTime } from '#content/en/office/times.ts'
import { useAcademyNow } from '../services/academy-now.ts'
import { Button } from '../ui/button.tsx'
import { useKeys } from '../ui/keyboard/keys.ts'
import { Note } from '../ui/note.tsx'
import { showToast } from '../ui/screen/toasts.tsx'
import { faultIn } from './fault-in.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { StaleDialog } from './stale-dialog.tsx'
import { type EntryEditor, useEntryGrant } from './use-entry.ts'

type Props = {
  editor: EntryEditor
  title: string
  /** After a save or a publication: an entry that was new has an address then. */
  onPublished?: () => void
  /** Of a part of the screen: the orange button and its key are the screen's. */
  isPart?: boolean
}

/** The buttons in the head of an editor, with the dialogs that they open. */
export function EditorActions({ editor, title, onPublished, isPart = false }: Props) {
  const grant = useEntryGrant(editor.kind, editor.key)
  const [isPublishing, setPublishing] = useState(false)
  const nothing = editor.changes.length === 0 && !editor.hasDraft && copy.nothing
  const mayPublish = grant === 'may'
  const open = () => mayPublish && !nothing && setPublishing(true)
  useKeys(mayPublish && !isPart ? [{ key: 'mod+enter', says: copy.publishKey, run: open }] : [])
  if (grant === 'no') return null
  return (
    <>
      {editor.entry ? (
        (editor.hasDraft || editor.isTyped) && (
          <Button onClick={() => editor.discard().catch(() => undefined)}>{copy.discard}</Button>
        )
      ) : (
        <NewEntry editor={editor} onSaved={onPublished} />
      )}
      {mayPublish && (
        <Button
          {...(isPart ? { kind: 'strong' } : { kind: 'main', hint: 'mod+enter' })}
          reason={nothing}
          onClick={open}
        >
          {copy.publish(editor.changes.length)}
        </Button>
      )}
      {isPublishing && !editor.isStale && (
        <PublishDialog
          editor={editor}
          title={title}
          onClose={() => setPublishing(false)}
          onDone={() => {
            setPublishing(false)
            onPublished?.()
          }}
        />
      )}
      {editor.isStale && <StaleDialog editor={editor} />}
    </>
  )
}

function NewEntry({ editor, onSaved }: { editor: EntryEditor; onSaved: (() => void) | undefined }) {
  const save = async () => {
    await editor.save()
    showToast({ text: copy.saved })
    onSaved?.()
  }
  return (
    editor.isTyped && (
      <>
        <Button onClick={editor.forget}>{copy.undo}</Button>
        <Button busy={editor.isBusy} onClick={() => save().catch(() => undefined)}>
          {copy.save}
        </Button>
      </>
    )
  )
}

/** Whether what was typed is saved, and what the person may do. */
export function SavedState({ editor }: { editor: EntryEditor }) {
  const grant = useEntryGrant(editor.kind, editor.key)
  const now = useAcademyNow()
  const { entry, isBusy, isTyped } = editor
  const kept = entry?.draftedAt ? copy.kept(dayAndTime(entry.draftedAt, now), entry.draftedBy) : ''
  const word = isBusy ? copy.saving : isTyped ? copy.unsaved : kept
  if (grant === 'no') return <p>{copy.readOnly}</p>
  return (
    <div>
      <p role="status">{word}</p>
      {grant === 'limited' && <p>{copy.limited}</p>}
    </div>
  )
}

/** Why the draft was not saved. */
export function Failure({ editor: { error, isStale, leaves } }: { editor: EntryEditor }) {
  return error && !isStale && <Note kind="refused" title={faultIn(leaves, error)} />
}
