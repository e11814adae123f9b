import { useQuery } from '@tanstack/react-query'
import { screenNames } from '#content/en/office/shell.ts'
import { termsKey } from '#contract/catalogue/terms.ts'
import type { OfficeEntries, OfficeEntry } from '#contract/office/entries.ts'
import { Changes } from '../../entries/changes.tsx'
import { EditorActions, Failure, SavedState } from '../../entries/editor-actions.tsx'
import { History } from '../../entries/history.tsx'
import { entryQuery, useEntries, useEntry, useEntryGrant } from '../../entries/use-entry.ts'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { ScreenBody, ScreenHead } from '../../ui/screen/screen-head.tsx'
import { TwoColumns } from '../../ui/screen/section.tsx'
import { EntryFields } from './entry-fields.tsx'

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
  return (
    <>
      <ScreenHead
        title={screenNames.terms}
        crumb={{ to: '/prices', label: screenNames.prices }}
        aside={<SavedState editor={editor} />}
        actions={<EditorActions editor={editor} title={screenNames.terms} />}
      />
      <ScreenBody>
        <TwoColumns side={<History editor={editor} />}>
          <Failure editor={editor} />
          <EntryFields editor={editor} isReadOnly={grant !== 'may'} />
          <Changes editor={editor} />
        </TwoColumns>
      </ScreenBody>
    </>
  )
}
