import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { coursesCopy as copy } from '#content/en/office/catalogue.ts'
import { screenNames } from '#content/en/office/shell.ts'
import type { OfficeEntries, OfficeEntry } from '#contract/office/entries.ts'
import { EditorActions, SavedState } from '../../entries/editor-actions.tsx'
import { valueAt } from '../../entries/leaves.ts'
import { entryQuery, isUnknownEntry, useEntries, useEntry } from '../../entries/use-entry.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { ScreenBody, ScreenHead } from '../../ui/screen-head.tsx'
import { CoursePrices } from './course-prices.tsx'
import { EditorParts } from './editor-parts.tsx'

/** One course: its words in both languages, its settings and its prices. An unknown id is a course to be added. */
export function CourseScreen() {
  const { id = '' } = useParams({ strict: false })
  const list = useEntries('course')
  const query = useQuery({ ...entryQuery('course', id), retry: false })
  const isNew = isUnknownEntry(query.error)
  return (
    <Loaded query={list}>
      {(entries) =>
        isNew ? (
          <Editor key={`new ${id}`} id={id} list={entries} entry={null} />
        ) : (
          <Loaded query={query}>{(entry) => <Editor key={id} id={id} list={entries} entry={entry} />}</Loaded>
        )
      }
    </Loaded>
  )
}

type Props = { id: string; list: OfficeEntries; entry: OfficeEntry | null }

function Editor({ id, list, entry }: Props) {
  const editor = useEntry('course', id, { form: list.form, entry, others: list.entries })
  const title = String(valueAt(editor.data, 'label.en') || id)
  return (
    <>
      <ScreenHead
        title={title}
        crumb={{ to: '/courses', label: screenNames.courses, note: stateOf(entry) }}
        aside={<SavedState editor={editor} />}
        actions={
          <>
            <LinkButton to="/dates">{copy.toDates}</LinkButton>
            <EditorActions editor={editor} title={title} />
          </>
        }
      />
      <ScreenBody>
        <EditorParts editor={editor} isWide />
        {entry?.data != null && <CoursePrices id={id} />}
      </ScreenBody>
    </>
  )
}

function stateOf(entry: OfficeEntry | null): string {
  if (entry?.data == null) return copy.notPublished
  return valueAt(entry.data, 'retired') === true ? copy.notSold : copy.soldNow
}
