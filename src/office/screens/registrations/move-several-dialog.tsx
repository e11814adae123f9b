import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { itemLabel } from '#content/en/office/catalogue/items.ts'
import { correctionCopy } from '#content/en/office/registrations/registration.ts'
import { bulkCopy as copy } from '#content/en/office/registrations/registrations.ts'
import { daySpan } from '#content/en/office/times.ts'
import type { DatesForSeveral, MovesPreview } from '#contract/office/bulk.ts'
import type { Day } from '#domain/dates/days.ts'
import { usePreviewedChange } from '../../services/previewed-change.ts'
import { reading } from '../../services/queries.ts'
import { ChoiceRow } from '../../ui/choice-row.tsx'
import { type Consequence, Step } from '../../ui/dialog/dialog.tsx'
import { PreviewedDialog } from '../../ui/dialog/previewed-dialog.tsx'

type Props = { ids: readonly string[]; today: Day; onClose: () => void; onDone: () => void }
type Course = DatesForSeveral['courses'][number]

/** One course of the ticked rows goes to another date: everybody, or nobody. */
export function MoveSeveralDialog({ ids, today, onClose, onDone }: Props) {
  const { data } = useQuery(reading('GET /api/office/registrations/dates', { query: { ids } }))
  const [picked, setPicked] = useState<{ course: string; start?: string } | null>(null)
  const courses = data?.courses ?? []
  const chosen = courses.find(({ course }) => course === picked?.course) ?? courses[0]
  const date = chosen?.dates.find(({ start }) => start === picked?.start)
  const span = date ? daySpan(date.start, date.end, today) : ''
  const change = usePreviewedChange(
    'POST /api/office/registrations/move',
    chosen && date ? { body: { registrationIds: ids, course: chosen.course, start: date.start } } : null,
    'registrations',
    'dates',
  )
  return (
    <PreviewedDialog
      title={copy.moveTitle}
      change={change}
      missing={copy.moveChoose}
      happens={(preview) => (chosen ? happens(preview, chosen, span, today) : [])}
      main={({ moved }) => copy.moveMain(moved.length, span)}
      keep={copy.moveKeep}
      done={copy.moveDone(span)}
      onClose={onClose}
      onDone={onDone}
    >
      <Step number={1} title={correctionCopy.which}>
        {courses.map(({ course, people }) => (
          <ChoiceRow
            key={course}
            type="radio"
            name="course"
            checked={course === chosen?.course}
            onChange={() => setPicked({ course })}
            label={itemLabel(course)}
            aside={copy.holds(people)}
          />
        ))}
        {data && courses.length === 0 && <p>{copy.noCourse}</p>}
      </Step>
      {chosen && (
        <WhereTo
          chosen={chosen}
          today={today}
          start={date?.start}
          onChoose={(start) => setPicked({ course: chosen.course, start })}
        />
      )}
    </PreviewedDialog>
  )
}

type WhereToProps = {
  chosen: Course
  today: Day
  start: string | undefined
  onChoose: (start: string) => void
}

function WhereTo({ chosen, today, start, onChoose }: WhereToProps) {
  return (
    <Step number={2} title={correctionCopy.whereTo}>
      {chosen.dates.map((one) => (
        <ChoiceRow
          key={one.start}
          type="radio"
          name="date"
          checked={one.start === start}
          onChange={() => onChoose(one.start)}
          label={daySpan(one.start, one.end, today)}
          aside={correctionCopy.seatsLeft(one.left)}
        />
      ))}
      {chosen.dates.length === 0 && <p>{correctionCopy.noDates}</p>}
    </Step>
  )
}

/** Seats, money and who is left out; the dialog adds the emails. */
function happens(
  { moved, stay, left }: MovesPreview,
  { course }: Course,
  span: string,
  today: Day,
): Consequence[] {
  const freed = Map.groupBy(
    moved.filter(({ from }) => from !== null),
    ({ from }) => from ?? '',
  )
  const keeping = moved.filter(({ stepsFrom }) => stepsFrom !== null)
  return [
    {
      title: copy.moves(itemLabel(course), moved.length, span),
      note: moved.map(({ name }) => name).join(', '),
    },
    { title: copy.seatsAfter(left, span) },
    ...[...freed].map(([from, people]) => ({ title: copy.frees(people.length, daySpan(from, from, today)) })),
    ...(stay.length > 0
      ? [{ title: copy.stays(stay.length), note: stay.map(({ name }) => name).join(', ') }]
      : []),
    { title: copy.noMoney },
    ...(keeping.length > 0
      ? [{ title: copy.stepsStay(keeping.length), note: keeping.map(({ name }) => name).join(', ') }]
      : []),
  ]
}
