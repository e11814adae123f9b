import { useQuery } from '@tanstack/react-query'
import { editorCopy } from '#content/en/office/catalogue.ts'
import { screenNames } from '#content/en/office/shell.ts'
import { termsKey } from '#contract/catalogue/terms.ts'
import type { OfficeEntries, OfficeEntry } from '#contract/office/entries.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Note } from '../../ui/note.tsx'
import { ScreenBody, ScreenHead } from '../../ui/screen-head.tsx'
import { TwoColumns } from '../../ui/section.tsx'
import { Changes } from './changes.tsx'
import { EditorActions } from './editor-actions.tsx'
import { EntryFields } from './entry-fields.tsx'
import { History } from './history.tsx'
import { entryQuery, useEntries, useEntry, useEntryGrant } from './use-entry.ts'

/** The terms of paying in parts and of credit. */
export function TermsScreen() {
  const list = useEntries('terms')
  const query = useQuery(entryQuery('terms', termsKey))
  return (
    <Loaded query={list}>
      {(entries) => <Loaded query={query}>{(entry) => <Editor list={entries} entry={entry} />}</Loaded>}
    </Loaded>
  )
}

function Editor({ list, entry }: { list: OfficeEntries; entry: OfficeEntry }) {
  const editor = useEntry('terms', termsKey, { form: list.form, entry })
  const grant = useEntryGrant('terms', termsKey)
  const note = editor.isTyped ? editorCopy.unsaved : ''
  return (
    <>
      <ScreenHead
        title={screenNames.terms}
        crumb={{ to: '/prices', label: screenNames.prices, note }}
        actions={<EditorActions editor={editor} title={screenNames.terms} />}
      />
      <ScreenBody>
        <TwoColumns side={<History editor={editor} mayPublish={grant === 'may'} />}>
          {editor.error && !editor.isStale && <Note kind="refused" title={sentenceOf(editor.error)} />}
          <EntryFields editor={editor} isReadOnly={grant !== 'may'} />
          <Changes leaves={editor.changes} before={entry.data} after={editor.data} />
        </TwoColumns>
      </ScreenBody>
    </>
  )
}
