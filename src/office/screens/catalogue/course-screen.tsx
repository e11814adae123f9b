import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { coursesCopy as copy, editorCopy } from '#content/en/office/catalogue.ts'
import { screenNames } from '#content/en/office/shell.ts'
import { dayAndTime } from '#content/en/office/times.ts'
import type { OfficeEntries, OfficeEntry } from '#contract/office/entries.ts'
import { useAcademyNow } from '../../services/academy-now.ts'
import { Refusal } from '../../services/refusal.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { ScreenBody, ScreenHead } from '../../ui/screen-head.tsx'
import { CoursePrices } from './course-prices.tsx'
import { EditorActions } from './editor-actions.tsx'
import { EditorParts } from './editor-parts.tsx'
import { valueAt } from './leaves.ts'
import { entryQuery, useEntries, useEntry } from './use-entry.ts'

/** One course: its words in both languages, its settings and its prices. An unknown id is a course to be added. */
export function CourseScreen() {
  const { id = '' } = useParams({ strict: false })
  const list = useEntries('course')
  const query = useQuery({ ...entryQuery('course', id), retry: false })
  const isNew = query.error instanceof Refusal && query.error.status === 404
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
  const editor = useEntry('course', id, { form: list.form, entry })
  const now = useAcademyNow()
  const title = String(valueAt(editor.data, 'label.en') || id)
  const saved = entry?.draftedAt && editorCopy.kept(dayAndTime(entry.draftedAt, now))
  const note = editor.isTyped ? editorCopy.unsaved : saved || stateOf(entry)
  return (
    <>
      <ScreenHead
        title={title}
        crumb={{ to: '/courses', label: screenNames.courses, note }}
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
