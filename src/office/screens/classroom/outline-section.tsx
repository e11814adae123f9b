import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { outlineCopy as copy } from '#content/en/office/catalogue/classroom.ts'
import { itemLabel } from '#content/en/office/catalogue/items.ts'
import type { Outline } from '#contract/catalogue/lessons.ts'
import type { OfficeClassroom } from '#contract/classroom/office-classroom.ts'
import type { OfficeEntry } from '#contract/office/entries.ts'
import { EditorActions, Failure, SavedState } from '../../entries/editor-actions.tsx'
import { History } from '../../entries/history.tsx'
import { entryQuery, useEntry, useMayTeach } from '../../entries/use-entry.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceRow } from '../../ui/choice-row.tsx'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { Section, TwoColumns } from '../../ui/screen/section.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { AddLessonDialog } from './add-lesson-dialog.tsx'
import css from './outline.module.css'
import { addLesson } from './outline-order.ts'
import { OutlineReadings } from './outline-readings.tsx'
import { OutlineUnits } from './outline-units.tsx'

/** Units and lessons in their order. Changes are a draft until they are published. */
export function OutlineSection({ classroom }: { classroom: OfficeClassroom }) {
  const query = useQuery(entryQuery('outline', classroom.course))
  return (
    <Loaded query={query}>
      {(entry) => <OutlineEditor key={classroom.course} entry={entry} classroom={classroom} />}
    </Loaded>
  )
}

function OutlineEditor({ entry, classroom }: { entry: OfficeEntry; classroom: OfficeClassroom }) {
  const editor = useEntry('outline', classroom.course, { form: entry.form, entry })
  const readOnly = !useMayTeach(classroom.course)
  // It has readings, and no units or test.
  const isClinical = classroom.test === null
  const [adding, setAdding] = useState<number | null>(null)
  const { units, readings, sample } = editor.typed as unknown as Outline
  const set = (part: Partial<Outline>) => editor.type({ ...editor.typed, ...part })
  const setUnits = (next: Outline['units']) => set({ units: next })
  return (
    <TwoColumns
      side={
        <>
          <Shelf
            lessons={classroom.shelf}
            units={units}
            onPutBack={readOnly ? null : (slug) => setUnits(addLesson(units, units.length - 1, slug))}
          />
          <History editor={editor} />
        </>
      }
    >
      <div className={`row items-center ${css.bar}`}>
        <SavedState editor={editor} />
        <EditorActions editor={editor} title={copy.name(itemLabel(classroom.course))} />
      </div>
      <Failure editor={editor} />
      {!isClinical && <p className={css.lead}>{copy.lead}</p>}
      <OutlineUnits
        course={classroom.course}
        units={units}
        shelf={classroom.shelf}
        readOnly={readOnly}
        onChange={setUnits}
        onAdd={setAdding}
      />
      {!readOnly && !isClinical && <OutlineFoot units={units} sample={sample} onChange={set} />}
      <OutlineReadings readings={readings} readOnly={readOnly} onChange={(next) => set({ readings: next })} />
      {adding !== null && (
        <AddLessonDialog
          course={classroom.course}
          taken={classroom.shelf.map(({ slug }) => slug)}
          onAdded={(slug) => setUnits(addLesson(units, adding, slug))}
          onClose={() => setAdding(null)}
        />
      )}
    </TwoColumns>
  )
}

type OutlineFootProps = Pick<Outline, 'units' | 'sample'> & { onChange: (part: Partial<Outline>) => void }

function OutlineFoot({ units, sample, onChange }: OutlineFootProps) {
  const added = { title: { en: copy.newUnit, es: null }, lessons: [] }
  return (
    <>
      <Button onClick={() => onChange({ units: [...units, added] })}>{copy.addUnit}</Button>
      <ChoiceRow
        type="checkbox"
        name="sample"
        label={copy.sample}
        checked={sample}
        onChange={(on) => onChange({ sample: on })}
      />
    </>
  )
}

type ShelfProps = {
  lessons: OfficeClassroom['shelf']
  units: Outline['units']
  onPutBack: ((slug: string) => void) | null
}

/** The lessons that are in no unit. */
function Shelf({ lessons, units, onPutBack }: ShelfProps) {
  const listed = new Set(units.flatMap((unit) => unit.lessons))
  const shelf = lessons.filter(({ slug }) => !listed.has(slug))
  if (shelf.length === 0) return null
  return (
    <Section title={copy.shelf} note={copy.shelfNote} line="above">
      <ul>
        {shelf.map(({ slug, title, draft }) => (
          <li key={slug} className="flex justify-between gap-12 py-6 line-below">
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
    </Section>
  )
}
