import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { pricesCopy as copy, editorCopy } from '#content/en/office/catalogue.ts'
import { itemLabel } from '#content/en/office/items.ts'
import { screenNames } from '#content/en/office/shell.ts'
import { dayAndTime } from '#content/en/office/times.ts'
import type { OfficeEntries, OfficeEntry } from '#contract/office/entries.ts'
import { isProgramId } from '#domain/catalogue.ts'
import { useAcademyNow } from '../../services/academy-now.ts'
import { Refusal, sentenceOf } from '../../services/refusal.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Note } from '../../ui/note.tsx'
import { ScreenBody, ScreenHead } from '../../ui/screen-head.tsx'
import { Section, TwoColumns } from '../../ui/section.tsx'
import { PriceTable } from './course-prices.tsx'
import { EditorActions } from './editor-actions.tsx'
import { History } from './history.tsx'
import { PriceForm } from './price-form.tsx'
import { ProgramSavings } from './program-savings.tsx'
import { entryQuery, useEntries, useEntry, useEntryGrant } from './use-entry.ts'

/** The price of one item: what is charged now, what will be, and what was. */
export function PriceScreen() {
  const { id = '' } = useParams({ strict: false })
  const list = useEntries('price')
  const query = useQuery({ ...entryQuery('price', id), retry: false })
  const isNew = query.error instanceof Refusal && query.error.status === 404
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
  const now = useAcademyNow()
  const title = itemLabel(id)
  const saved = entry?.draftedAt ? editorCopy.kept(dayAndTime(entry.draftedAt, now)) : ''
  return (
    <>
      <ScreenHead
        title={title}
        crumb={{
          to: '/prices',
          label: screenNames.prices,
          note: editor.isTyped ? editorCopy.unsaved : saved,
        }}
        actions={<EditorActions editor={editor} title={title} />}
      />
      <ScreenBody>
        <TwoColumns side={<History editor={editor} mayPublish={grant === 'may'} />}>
          {editor.error && !editor.isStale && <Note kind="refused" title={sentenceOf(editor.error)} />}
          <PriceForm editor={editor} isReadOnly={grant !== 'may'} />
          {isProgramId(id) && <ProgramSavings id={id} charged={Number(editor.data.charged)} />}
          {entry && (
            <Section title={screenNames.prices} note={copy.note} line="above">
              <PriceTable entry={entry} />
            </Section>
          )}
        </TwoColumns>
      </ScreenBody>
    </>
  )
}
