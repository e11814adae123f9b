import { entryCopy as copy } from '#content/en/office/catalogue/entries.ts'
import { Changes } from '../../entries/changes.tsx'
import { Failure } from '../../entries/editor-actions.tsx'
import { History } from '../../entries/history.tsx'
import { type EntryEditor, useEntryGrant } from '../../entries/use-entry.ts'
import { TwoColumns } from '../../ui/screen/section.tsx'
import { EntryFields } from './entry-fields.tsx'
import { Preview } from './preview.tsx'
import css from './workbench.module.css'

/** The form, its preview, what publishing changes, and the history. */
export function EditorParts({ editor, isWide }: { editor: EntryEditor; isWide: boolean }) {
  const grant = useEntryGrant(editor.kind, editor.key)
  const fields = (
    <>
      <Failure editor={editor} />
      <EntryFields editor={editor} isReadOnly={grant === 'no'} />
      <Hints />
    </>
  )
  const history = <History editor={editor} />
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
        <Changes editor={editor} />
      </TwoColumns>
    )
  }
  return (
    <div className={`stack min-w-0 ${css.parts}`}>
      {fields}
      <div className={`stack items-start ${css.halves}`}>
        <Preview editor={editor} />
        <Changes editor={editor} line="below" />
      </div>
      {history}
    </div>
  )
}

/** What a text may contain. */
export function Hints() {
  return (
    <p className="note text-slate">
      {copy.markdown} {copy.figures}
    </p>
  )
}
