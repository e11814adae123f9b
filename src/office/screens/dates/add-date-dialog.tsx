import { useState } from 'react'
import { courseIds, courseOf } from '#content/catalogue.ts'
import { addCopy as copy } from '#content/en/office/registrations/dates.ts'
import { daySpan, longMonth } from '#content/en/office/times.ts'
import { words } from '#content/en/words.ts'
import type { OfficeDates } from '#contract/dates/office-dates.ts'
import { type CourseId, spotsPerDate } from '#domain/catalogue/catalogue.ts'
import { addDays, type Day, isDay } from '#domain/dates/days.ts'
import { usePreviewedChange } from '../../services/previewed-change.ts'
import { PreviewedDialog } from '../../ui/dialog/previewed-dialog.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import css from './add-date-dialog.module.css'
import type { Cell } from './calendar-cell.ts'

type Props = { cell: Cell | null; dates: OfficeDates; onClose: () => void }

/** Adds a date in a cell of the calendar, or of any course. */
export function AddDateDialog({ cell, dates, onClose }: Props) {
  const typed = useTypedDate(cell, dates.today)
  const { course, start, end, days, spots, isGiven } = typed
  const span = isGiven ? daySpan(start, end, dates.today) : ''
  const label = words.courseLabel(course)
  const change = usePreviewedChange(
    'POST /api/office/dates/:course/:start/add',
    isGiven ? { params: { course, start: start || 'none' }, body: { days, spots } } : null,
    'dates',
  )
  return (
    <PreviewedDialog
      title={cell ? copy.title(label, longMonth(cell.month)) : copy.anyTitle}
      change={change}
      missing={copy.needsDay}
      happens={({ toTell }) => [
        { title: `${label}, ${span}.`, note: `${copy.until(end)} ${copy.atOnce}` },
        ...(toTell > 0 ? [{ title: copy.toTell(toTell, label) }] : []),
      ]}
      main={() => copy.add(span)}
      keep={copy.leave}
      done={copy.done(label, span)}
      onClose={onClose}
    >
      {!cell && (
        <SelectField
          label={copy.course}
          value={course}
          onChange={(value) => typed.setCourse(value as CourseId)}
          options={courseIds().map((id) => ({ value: id, label: words.courseLabel(id) }))}
        />
      )}
      <DayFields typed={typed} today={dates.today} />
    </PreviewedDialog>
  )
}

function useTypedDate(cell: Cell | null, today: Day) {
  const [course, setCourse] = useState((cell?.course ?? courseIds()[0]) as CourseId)
  const [start, setStart] = useState(() => (cell ? firstDay(cell, today) : ''))
  const [typedDays, setTypedDays] = useState<string | null>(null)
  const [typedSpots, setTypedSpots] = useState(String(spotsPerDate))
  const days = Number(typedDays ?? courseOf(course).days)
  const spots = Number(typedSpots)
  const isGiven = isDay(start) && Number.isInteger(days) && days > 0 && Number.isInteger(spots) && spots > 0
  const end = isGiven ? addDays(start, days - 1) : ''
  return {
    course,
    setCourse,
    start,
    setStart,
    end,
    days,
    setTypedDays,
    spots,
    typedSpots,
    setTypedSpots,
    isGiven,
  }
}

type DayFieldsProps = { typed: ReturnType<typeof useTypedDate>; today: Day }

function DayFields({ typed, today }: DayFieldsProps) {
  const { start, days, typedSpots, setStart, setTypedDays, setTypedSpots } = typed
  return (
    <div className={`stack gap-12 ${css.row}`}>
      <Field
        label={copy.firstDay}
        type="date"
        min={today}
        value={start}
        onChange={(event) => setStart(event.currentTarget.value)}
      />
      <Field
        label={copy.days}
        type="number"
        min={1}
        max={60}
        value={String(days)}
        onChange={(event) => setTypedDays(event.currentTarget.value)}
      />
      <Field
        label={copy.seats}
        type="number"
        min={1}
        max={500}
        value={typedSpots}
        onChange={(event) => setTypedSpots(event.currentTarget.value)}
      />
    </div>
  )
}

/** The first Friday of the month that is still ahead: courses begin on Fridays. */
function firstDay({ month }: Cell, today: string): string {
  let day = month > today ? month : addDays(today, 1)
  while (new Date(`${day}T12:00:00Z`).getUTCDay() !== 5) day = addDays(day, 1)
  return day
}
