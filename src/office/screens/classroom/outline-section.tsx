import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { outlineCopy as copy, editingCopy } from '#content/en/office/classroom.ts'
import { itemLabel } from '#content/en/office/items.ts'
import type { Outline } from '#contract/catalogue/lessons.ts'
import type { OfficeClassroom } from '#contract/office/classroom.ts'
import type { OfficeEntry } from '#contract/office/entries.ts'
import { reading } from '../../services/queries.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceRow } from '../../ui/choice-row.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Section, TwoColumns } from '../../ui/section.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { AddLessonDialog } from './add-lesson-dialog.tsx'
import { EntryActions, SavedState } from './entry-actions.tsx'
import { EntryHistory } from './entry-history.tsx'
import css from './outline.module.css'
import { addLesson } from './outline-order.ts'
import { OutlineUnits } from './outline-units.tsx'
import { StaleEntry } from './stale-entry.tsx'
import { useEntry } from './use-entry.ts'
import { useRights } from './use-rights.ts'

/** Units and lessons in their order. Changes are a draft until they are published. */
export function OutlineSection({ classroom }: { classroom: OfficeClassroom }) {
  const path = `/catalogue/outline/${classroom.course}`
  const query = useQuery(reading<OfficeEntry>(path))
  return (
    <Loaded query={query}>
      {(entry) => <OutlineEditor key={path} path={path} entry={entry} classroom={classroom} />}
    </Loaded>
  )
}

type EditorProps = { path: string; entry: OfficeEntry; classroom: OfficeClassroom }

function OutlineEditor({ path, entry, classroom }: EditorProps) {
  const editing = useEntry<Outline>(path, entry)
  const rights = useRights(classroom.course)
  const [adding, setAdding] = useState<number | null>(null)
  const { data, change } = editing
  const readOnly = !rights.mayDraft
  const setUnits = (units: Outline['units']) => change({ ...data, units })
  const listed = new Set(data.units.flatMap(({ lessons }) => lessons))
  const shelf = classroom.shelf.filter(({ slug }) => !listed.has(slug))
  return (
    <TwoColumns
      side={
        <>
          {shelf.length > 0 && (
            <Shelf
              shelf={shelf}
              course={classroom.course}
              onPutBack={
                readOnly ? null : (slug) => setUnits(addLesson(data.units, data.units.length - 1, slug))
              }
            />
          )}
          <EntryHistory editing={editing} {...rights} />
        </>
      }
    >
      <div className={css.bar}>
        <SavedState editing={editing} {...rights} />
        <EntryActions editing={editing} what={itemLabel(classroom.course)} {...rights} />
      </div>
      <p className={css.lead}>{copy.lead}</p>
      <OutlineUnits
        course={classroom.course}
        units={data.units}
        shelf={classroom.shelf}
        readOnly={readOnly}
        onChange={setUnits}
        onAdd={setAdding}
      />
      {!readOnly && (
        <>
          <Button
            onClick={() => setUnits([...data.units, { title: { en: copy.newUnit, es: null }, lessons: [] }])}
          >
            {copy.addUnit}
          </Button>
          <ChoiceRow
            type="checkbox"
            name="sample"
            label={copy.sample}
            checked={data.sample}
            onChange={(sample) => change({ ...data, sample })}
          />
        </>
      )}
      {adding !== null && (
        <AddLessonDialog
          course={classroom.course}
          taken={classroom.shelf.map(({ slug }) => slug)}
          onAdded={(slug) => setUnits(addLesson(data.units, adding, slug))}
          onClose={() => setAdding(null)}
        />
      )}
      {editing.stale && <StaleEntry stale={editing.stale} yours={data} onSettle={editing.settle} />}
    </TwoColumns>
  )
}

type ShelfProps = {
  shelf: OfficeClassroom['shelf']
  course: string
  onPutBack: ((slug: string) => void) | null
}

function Shelf({ shelf, onPutBack }: ShelfProps) {
  return (
    <Section title={copy.shelf} note={copy.shelfNote} line="above">
      <ul>
        {shelf.map(({ slug, title, draft }) => (
          <li key={slug} className={css.shelved}>
            <span>
              {title} {draft && <span className={css.quiet}>{copy.draft}</span>}
            </span>
            {onPutBack && (
              <TextButton onClick={() => onPutBack(slug)}>
                {copy.putBack}
                <span className="only-read"> {title}</span>
              </TextButton>
            )}
          </li>
        ))}
      </ul>
      {!onPutBack && <p className={css.quiet}>{editingCopy.readOnly}</p>}
    </Section>
  )
}
