import { useState } from 'react'
import { editingCopy as copy } from '#content/en/office/classroom.ts'
import { useChange } from '../../services/queries.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { useKeys } from '../../ui/keys.ts'
import { showToast } from '../../ui/toasts.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import type { Editing } from './use-entry.ts'

type Props<Data> = { editing: Editing<Data>; what: string; mayPublish: boolean; mayDraft: boolean }

/** The draft's buttons in the head of a screen. */
export function EntryActions<Data>({ editing, what, mayPublish, mayDraft }: Props<Data>) {
  const { path, entry, state, flush } = editing
  const [isPublishing, setIsPublishing] = useState(false)
  const discard = useChange('catalogue', 'classroom')
  const hasDraft = entry.draft !== null || state !== 'saved'
  const open = async () => {
    if (hasDraft && (await flush()) !== null) setIsPublishing(true)
  }
  const throwAway = async () => {
    const revision = await flush()
    if (revision === null) return
    discard.mutate(
      { path: `${path}/discard`, body: { revision } },
      {
        onSuccess: () => showToast({ text: copy.discarded }),
        onError: (failure) => showToast({ text: sentenceOf(failure) }),
      },
    )
  }
  useKeys(mayPublish ? [{ key: 'mod+enter', says: copy.publish, run: open }] : [])
  if (!mayDraft) return null
  return (
    <>
      {entry.draft !== null && entry.version !== null && (
        <Button onClick={throwAway} busy={discard.isPending}>
          {copy.discard}
        </Button>
      )}
      {mayPublish && (
        <Button kind="main" hint="mod+enter" reason={!hasDraft && copy.publishFirst} onClick={open}>
          {copy.publish}
        </Button>
      )}
      {isPublishing && (
        <PublishDialog path={path} entry={entry} what={what} onClose={() => setIsPublishing(false)} />
      )}
    </>
  )
}

/** Whether what was typed is kept. */
export function SavedState<Data>({
  editing,
  mayDraft,
  mayPublish,
}: Pick<Props<Data>, 'editing' | 'mayDraft' | 'mayPublish'>) {
  const { state, entry, error, stale } = editing
  const kept = entry.draft === null ? copy.nothing : copy.saved
  const word = { saved: kept, dirty: copy.unsaved, saving: copy.saving, failed: copy.unsaved }[state]
  return (
    <p role="status">
      {mayDraft ? word : copy.readOnly}
      {mayDraft && !mayPublish && ` · ${copy.onlyDesk}`}
      {error && !stale && `. ${sentenceOf(error)}`}
    </p>
  )
}
