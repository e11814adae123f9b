import { entryCopy as copy } from '#content/en/office/catalogue.ts'
import { Refusal, sentenceOf } from '../../services/refusal.ts'
import { Note } from '../../ui/note.tsx'
import { TwoColumns } from '../../ui/section.tsx'
import { Changes } from './changes.tsx'
import { EntryFields } from './entry-fields.tsx'
import { History } from './history.tsx'
import { Preview } from './preview.tsx'
import { type EntryEditor, useEntryGrant } from './use-entry.ts'
import css from './workbench.module.css'

/** The form, its preview, what publishing changes, and the history. */
export function EditorParts({ editor, isWide }: { editor: EntryEditor; isWide: boolean }) {
  const grant = useEntryGrant(editor.kind, editor.key)
  const fields = (
    <>
      {grant !== 'may' && <p className={css.role}>{grant === 'no' ? copy.readOnly : copy.limited}</p>}
      <Failure editor={editor} />
      <EntryFields editor={editor} isReadOnly={grant === 'no'} />
      <p className={css.hint}>
        {copy.markdown} {copy.figures}
      </p>
    </>
  )
  const changes = <Changes leaves={editor.changes} before={editor.entry?.data} after={editor.data} />
  const history = <History editor={editor} mayPublish={grant === 'may'} />
  if (isWide) {
    return (
      <TwoColumns
        side={
          <>
            <Preview editor={editor} />
            {history}
          </>
        }
      >
        {fields}
        {changes}
      </TwoColumns>
    )
  }
  return (
    <div className={css.parts}>
      {fields}
      <div className={css.halves}>
        <Preview editor={editor} />
        {changes}
      </div>
      {history}
    </div>
  )
}

/** A refusal that no field shows. */
function Failure({ editor: { error, isStale } }: { editor: EntryEditor }) {
  const isAtField = error instanceof Refusal && error.facts.field?.startsWith('data.')
  if (!error || isStale || isAtField) return null
  return <Note kind="refused" title={sentenceOf(error)} />
}
