import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { coursesCopy as copy } from '#content/en/office/catalogue/catalogue.ts'
import { screenNames } from '#content/en/office/shell.ts'
import type { FormField } from '#contract/catalogue/form.ts'
import type { OfficeEntries, OfficeEntry } from '#contract/office/entries.ts'
import { Changes, ShowChanges } from '../../entries/changes.tsx'
import { EditorActions, Failure, SavedState } from '../../entries/editor-actions.tsx'
import { History } from '../../entries/history.tsx'
import { valueAt } from '../../entries/leaves.ts'
import {
  type EntryEditor,
  entryQuery,
  isUnknownEntry,
  useEntries,
  useEntry,
  useEntryGrant,
} from '../../entries/use-entry.ts'
import { choice, useSearchParams } from '../../services/search-params.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { ScreenBody, ScreenHead } from '../../ui/screen/screen-head.tsx'
import { TwoColumns } from '../../ui/screen/section.tsx'
import { Tabs } from '../../ui/screen/tabs.tsx'
import { CoursePrices } from './course-prices.tsx'
import { Hints } from './editor-parts.tsx'
import { EntryFields, isSetting } from './entry-fields.tsx'
import { PagePreview, Preview } from './preview.tsx'

const parts = ['words', 'topics', 'pictures', 'history'] as const
type Part = (typeof parts)[number]
const params = { part: choice(parts) }

/** The fields that have a tab of their own. A new field appears among the words. */
const ownFields = { topics: ['covers', 'outcomes', 'program'], pictures: ['photo', 'films'] }

function fieldsOf(part: 'words' | 'topics' | 'pictures', form: readonly FormField[]): FormField[] {
  if (part !== 'words') return form.filter(({ name }) => ownFields[part].includes(name))
  const others = Object.values(ownFields).flat()
  return form.filter(({ name }) => !others.includes(name))
}

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
  const [{ part }] = useSearchParams(params)
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
            <ShowChanges editor={editor} />
            <EditorActions editor={editor} title={title} />
          </>
        }
        tabs={
          <Tabs
            label={copy.partsLabel}
            tabs={parts.map((one) => ({
              label: copy.parts[one],
              count: countOf(one, editor),
              search: one === 'words' ? {} : { part: one },
              current: one === part,
            }))}
            aside={
              <>
                <PagePreview editor={editor} size="small" />
                <LinkButton to="/dates" size="small">
                  {copy.toDates}
                </LinkButton>
              </>
            }
          />
        }
      />
      <ScreenBody>
        {part === 'history' ? (
          <>
            <History editor={editor} />
            <Changes editor={editor} />
          </>
        ) : (
          <Fields key={part} part={part} editor={editor} />
        )}
      </ScreenBody>
    </>
  )
}

function Fields({ part, editor }: { part: Exclude<Part, 'history'>; editor: EntryEditor }) {
  const isReadOnly = useEntryGrant('course', editor.key) === 'no'
  const fields = fieldsOf(part, editor.form)
  const isLast = (field: FormField) => part === 'words' && isSetting(field)
  return (
    <TwoColumns
      side={
        <>
          <Preview editor={editor} hasPicture={part === 'pictures'} />
          <History editor={editor} most={3} />
        </>
      }
    >
      <Failure editor={editor} />
      <EntryFields editor={editor} isReadOnly={isReadOnly} form={fields.filter((field) => !isLast(field))} />
      {part !== 'pictures' && <Hints />}
      {part === 'words' && editor.entry?.data != null && <CoursePrices id={editor.key} />}
      <Changes editor={editor} />
      <EntryFields editor={editor} isReadOnly={isReadOnly} form={fields.filter(isLast)} />
    </TwoColumns>
  )
}

function countOf(part: Part, { data, entry }: EntryEditor): number | undefined {
  const many = (path: string) => (valueAt(data, path) as readonly unknown[] | null)?.length ?? 0
  if (part === 'topics') return many('covers.en')
  if (part === 'pictures') return (data.photo ? 1 : 0) + many('films')
  return part === 'history' ? (entry?.versions.length ?? 0) : undefined
}

function stateOf(entry: OfficeEntry | null): string {
  if (entry?.data == null) return copy.notPublished
  return valueAt(entry.data, 'retired') === true ? copy.notSold : copy.soldNow
}
