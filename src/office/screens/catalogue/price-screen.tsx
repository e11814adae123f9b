import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { pricesCopy as copy } from '#content/en/office/catalogue/catalogue.ts'
import { itemLabel } from '#content/en/office/catalogue/items.ts'
import { screenNames } from '#content/en/office/shell.ts'
import type { OfficeEntries, OfficeEntry } from '#contract/office/entries.ts'
import { isProgramId } from '#domain/catalogue/catalogue.ts'
import { EditorActions, Failure, SavedState } from '../../entries/editor-actions.tsx'
import { History } from '../../entries/history.tsx'
import { entryQuery, isUnknownEntry, useEntries, useEntry, useEntryGrant } from '../../entries/use-entry.ts'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { ScreenBody, ScreenHead } from '../../ui/screen/screen-head.tsx'
import { Section, TwoColumns } from '../../ui/screen/section.tsx'
import { PriceForm } from './price-form.tsx'
import { PriceTable } from './price-table.tsx'
import { ProgramSavings } from './program-savings.tsx'

/** The price of one item: what is charged now, what will be, and what was. */
export function PriceScreen() {
  const { id = '' } = useParams({ strict: false })
  const list = useEntries('price')
  const query = useQuery({ ...entryQuery('price', id), retry: false })
  const isNew = isUnknownEntry(query.error)
  return (
    <Loaded query={list}>
      {(entries) =>
        isNew ? (
          <Editor id={id} list={entries} entry={null} />
        ) : (
          <Loaded query={query}>{(entry) => <Editor id={id} list={entries} entry={entry} />}</Loaded>
        )
      }
    </Loaded>
  )
}

function Editor({ id, list, entry }: { id: string; list: OfficeEntries; entry: OfficeEntry | null }) {
  const editor = useEntry('price', id, { form: list.form, entry })
  const grant = useEntryGrant('price', id)
  const title = itemLabel(id)
  return (
    <>
      <ScreenHead
        title={title}
        crumb={{ to: '/prices', label: screenNames.prices }}
        aside={<SavedState editor={editor} />}
        actions={<EditorActions editor={editor} title={title} />}
      />
      <ScreenBody>
        <TwoColumns side={<History editor={editor} />}>
          <Failure editor={editor} />
          <PriceForm editor={editor} isReadOnly={grant !== 'may'} />
          {isProgramId(id) && <ProgramSavings id={id} charged={Number(editor.data.charged)} />}
          {entry && (
            <Section title={screenNames.prices} note={copy.note} line="above">
              <PriceTable item={id} entry={entry} />
            </Section>
          )}
        </TwoColumns>
      </ScreenBody>
    </>
  )
}
