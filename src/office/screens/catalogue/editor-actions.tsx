import { useState } from 'react'
import { editorCopy as copy, keysOf } from '#content/en/office/catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { useKeys } from '../../ui/keys.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { StaleDialog } from './stale-dialog.tsx'
import { type EntryEditor, useEntryGrant } from './use-entry.ts'

type Props = {
  editor: EntryEditor
  title: string
  /** After a save or a publication: an entry that was new has an address then. */
  onPublished?: () => void
}

/** The buttons in the head of an editor, with the dialogs that they open. */
export function EditorActions({ editor, title, onPublished }: Props) {
  const grant = useEntryGrant(editor.kind, editor.key)
  const [isPublishing, setPublishing] = useState(false)
  const { isTyped, hasDraft, changes } = editor
  const nothing = changes.length === 0 && !hasDraft && copy.nothing
  const mayPublish = grant === 'may'
  const open = () => mayPublish && !nothing && setPublishing(true)
  useKeys([{ key: 'mod+enter', says: keysOf.publish, run: open }])
  if (grant === 'no') return null
  return (
    <>
      {isTyped ? (
        <Button onClick={editor.forget}>{copy.undo}</Button>
      ) : (
        hasDraft && <Button onClick={() => editor.discard().catch(() => undefined)}>{copy.discard}</Button>
      )}
      {isTyped && (
        <Button
          kind={mayPublish ? 'plain' : 'main'}
          busy={editor.isBusy}
          onClick={() => editor.saveAndSay().then((isSaved) => isSaved && onPublished?.())}
        >
          {copy.save}
        </Button>
      )}
      {mayPublish && (
        <Button kind="main" hint="mod+enter" reason={nothing} onClick={open}>
          {copy.publish(changes.length)}
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
