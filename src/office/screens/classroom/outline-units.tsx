import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { outlineCopy as copy } from '#content/en/office/catalogue/classroom.ts'
import type { Outline } from '#contract/catalogue/lessons.ts'
import type { OfficeClassroom } from '#contract/classroom/office-classroom.ts'
import { Pair } from '../../entries/both-field.tsx'
import { showToast } from '../../ui/screen/toasts.tsx'
import { TextButton, TextLink } from '../../ui/text-link.tsx'
import css from './outline.module.css'
import { moveLesson, moveUnit, type Place, retireLesson, stepFrom, stepLesson } from './outline-order.ts'

type Units = Outline['units']
type Shelved = OfficeClassroom['shelf'][number]

type Props = {
  course: string
  units: Units
  shelf: readonly Shelved[]
  readOnly: boolean
  onChange: (units: Units) => void
  /** A new lesson for the unit. */
  onAdd: (unit: number) => void
}

/** Rows move by drag, or by the arrow keys on their handle. A reader hears the new place. */
export function OutlineUnits({ course, units, shelf, readOnly, onChange, onAdd }: Props) {
  const [renaming, setRenaming] = useState<number | null>(null)
  const { list, said, step, stepUnit, retire } = useMoves(units, shelf, onChange)
  const drag = useDraggedRow(units, onChange)
  return (
    <>
      <p role="status" className="only-read">
        {said}
      </p>
      <ol ref={list} className={css.units}>
        {units.map((unit, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a unit has no id; its title may change with every letter.
            key={index}
            className="stack gap-4"
            {...drag.target({ unit: index, lesson: unit.lessons.length })}
          >
            <UnitHead
              unit={unit}
              index={index}
              drag={readOnly ? {} : drag.source({ unit: index, lesson: null })}
              onStep={readOnly ? null : (by) => stepUnit(index, by)}
              onRename={() => setRenaming(renaming === index ? null : index)}
              onAdd={() => onAdd(index)}
              onRemove={() => onChange(units.toSpliced(index, 1))}
            />
            {renaming === index && (
              <Pair
                label={copy.unitTitle}
                control="line"
                value={unit.title}
                onChange={(title) =>
                  onChange(units.with(index, { ...unit, title: title as typeof unit.title }))
                }
              />
            )}
            {unit.lessons.length === 0 && <p className={css.quiet}>{copy.emptyUnit}</p>}
            <ol>
              {unit.lessons.map((slug, at) => {
                const place = { unit: index, lesson: at }
                return (
                  <LessonRow
                    key={slug}
                    course={course}
                    slug={slug}
                    number={copy.place(index + 1, at + 1)}
                    lesson={shelf.find((one) => one.slug === slug)}
                    drag={readOnly ? {} : { ...drag.source(place), ...drag.target(place) }}
                    onStep={readOnly ? null : (by) => step(place, slug, by)}
                    onRetire={() => retire(place, slug)}
                  />
                )
              })}
            </ol>
          </li>
        ))}
      </ol>
    </>
  )
}

/** Moves of lessons and units by keys, and lessons that leave the outline. */
function useMoves(units: Units, shelf: readonly Shelved[], onChange: (units: Units) => void) {
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  // The handle that has the focus after a move by keys: rows of other units are other elements.
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    list.current?.querySelector<HTMLElement>(`[data-handle="${wanted.current}"]`)?.focus()
    wanted.current = undefined
  })
  const titleOf = (slug: string) => shelf.find((lesson) => lesson.slug === slug)?.title ?? slug
  const step = (from: Place, slug: string, by: -1 | 1) => {
    const to = stepFrom(units, from, by)
    if (!to) return
    wanted.current = slug
    onChange(stepLesson(units, from, by))
    setSaid(copy.moved(titleOf(slug), copy.place(to.unit + 1, to.lesson + 1)))
  }
  const stepUnit = (from: number, by: -1 | 1) => {
    const to = from + by
    if (to < 0 || to >= units.length) return
    wanted.current = `unit-${to}`
    onChange(moveUnit(units, from, to))
    setSaid(copy.moved(units[from]?.title.en ?? '', copy.unitPlace(to + 1)))
  }
  const retire = (place: Place, slug: string) => {
    onChange(retireLesson(units, place))
    showToast({ text: copy.retired(titleOf(slug)) })
  }
  return { list, said, step, stepUnit, retire }
}

type UnitHeadProps = {
  unit: Units[number]
  index: number
  drag: object
  /** Null for those who only read. */
  onStep: ((by: -1 | 1) => void) | null
  onRename: () => void
  onAdd: () => void
  onRemove: () => void
}

function UnitHead({ unit, index, drag, onStep, onRename, onAdd, onRemove }: UnitHeadProps) {
  return (
    <div className={`row items-center gap-4-12 gold-below ${css.unitHead}`} {...drag}>
      {onStep && <Handle name={unit.title.en} id={`unit-${index}`} onStep={onStep} />}
      <h2 className={`min-w-0 font-medium ${css.unitTitle}`}>
        <span className={css.quiet}>{copy.unit(index + 1)}</span> {unit.title.en}
        {unit.title.es === null && <span className="text-note text-yellow"> {copy.untranslated}</span>}
      </h2>
      {onStep && (
        <span className="row gap-4-12">
          <TextButton onClick={onRename}>
            {copy.rename}
            <span className="only-read"> {unit.title.en}</span>
          </TextButton>
          <TextButton onClick={onAdd}>
            {copy.addLesson}
            <span className="only-read"> {copy.addLessonTo(unit.title.en)}</span>
          </TextButton>
          {unit.lessons.length === 0 && (
            <TextButton onClick={onRemove}>
              {copy.removeUnit}
              <span className="only-read"> {unit.title.en}</span>
            </TextButton>
          )}
        </span>
      )}
    </div>
  )
}

type RowProps = {
  course: string
  slug: string
  number: string
  lesson: Shelved | undefined
  drag: object
  onStep: ((by: -1 | 1) => void) | null
  onRetire: () => void
}

function LessonRow({ course, slug, number, lesson, drag, onStep, onRetire }: RowProps) {
  const title = lesson?.title ?? slug
  return (
    <li className={`flex items-center gap-12 line-below ${css.lesson}`} {...drag}>
      {onStep && <Handle name={title} id={slug} onStep={onStep} />}
      <span className={css.quiet}>{number}</span>
      <span className="flex-1 min-w-0">
        {lesson ? <TextLink to={`/classroom/${course}/lessons/${slug}`}>{title}</TextLink> : title}{' '}
        <span className="text-note text-yellow">{markOf(lesson)}</span>
      </span>
      <span className={css.quiet}>{lesson && copy.minutes(lesson.minutes)}</span>
      {onStep && (
        <TextButton onClick={onRetire}>
          {copy.retire}
          <span className="only-read"> {title}</span>
        </TextButton>
      )}
    </li>
  )
}

function markOf(lesson: Shelved | undefined): string {
  if (!lesson) return copy.unknown
  if (lesson.draft) return copy.draft
  return lesson.ready ? '' : copy.noText
}

function Handle({ name, id, onStep }: { name: string; id: string; onStep: (by: -1 | 1) => void }) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    onStep(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <button
      type="button"
      className={`flex-none text-slate ${css.handle}`}
      data-handle={id}
      aria-label={copy.move(name)}
      aria-keyshortcuts="ArrowUp ArrowDown"
      onKeyDown={press}
    >
      <span aria-hidden="true">⠿</span>
    </button>
  )
}

/** Without a lesson: the whole unit. */
type Dragged = { unit: number; lesson: number | null }

/** A lesson dropped on a row is put before it, on a unit at its end. A unit takes the place of the one under it. */
function useDraggedRow(units: Units, onChange: (units: Units) => void) {
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const moved = ({ unit, lesson }: Dragged, to: Place) =>
    lesson === null ? moveUnit(units, unit, to.unit) : moveLesson(units, { unit, lesson }, to)
  return {
    source: (place: Dragged) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move'
        setDragged(place)
      },
      onDragEnd: () => setDragged(null),
    }),
    target: (place: Place) => ({
      onDragOver: (event: DragEvent) => {
        if (dragged) event.preventDefault()
      },
      onDrop: (event: DragEvent) => {
        if (!dragged) return
        event.preventDefault()
        event.stopPropagation()
        onChange(moved(dragged, place))
        setDragged(null)
      },
    }),
  }
}
