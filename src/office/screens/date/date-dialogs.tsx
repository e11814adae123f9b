// The dialogs that change a date. Each says what will happen before it does.
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { secondPersonNeeded } from '#content/en/office/money/large-changes.ts'
import { changeCopy as copy } from '#content/en/office/registrations/date-changes.ts'
import { daySpan, shortDay } from '#content/en/office/times.ts'
import type { DateConsequences } from '#contract/dates/date-changes.ts'
import type { OfficeDate } from '#contract/dates/office-dates.ts'
import { addDays, type Day, daysBetween, isDay } from '#domain/dates/days.ts'
import { usePreviewedChange } from '../../services/previewed-change.ts'
import { reading } from '../../services/queries.ts'
import { ChoiceRow } from '../../ui/choice-row.tsx'
import { type Consequence, Step } from '../../ui/dialog/dialog.tsx'
import { PreviewedDialog } from '../../ui/dialog/previewed-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import css from './date-dialogs.module.css'

export type SetDate = OfficeDate & { start: Day; end: Day }
type Props = { date: SetDate; name: string; today: Day; onClose: () => void }

const only = (items: readonly (Consequence | false)[]) => items.filter((item) => item !== false)

export function SeatsDialog({ date, onClose }: Props) {
  const [typed, setTyped] = useState(String(date.spots))
  const spots = Number(typed)
  const isGiven = Number.isInteger(spots) && spots > 0 && spots !== date.spots
  const change = usePreviewedChange(
    'POST /api/office/dates/:course/:start/seats',
    isGiven ? { params: { course: date.course, start: date.start }, body: { spots } } : null,
    'dates',
  )
  return (
    <PreviewedDialog
      title={copy.seats.title}
      change={change}
      missing={copy.seats.says(date.spots)}
      happens={({ offered }) =>
        only([
          { title: copy.seatsNow(spots), note: copy.keepsSeats },
          offered > 0 && { title: copy.offered(offered) },
        ])
      }
      main={() => copy.seats.main(spots)}
      done={copy.seats.done}
      onClose={onClose}
    >
      <Field
        label={copy.seats.field}
        type="number"
        min={1}
        max={500}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </PreviewedDialog>
  )
}

export function MoveDialog({ date, name, today, onClose }: Props) {
  const navigate = useNavigate()
  const [to, setTo] = useState('')
  const [typedDays, setTypedDays] = useState(String(daysBetween(date.start, date.end) + 1))
  const days = Number(typedDays)
  const isGiven = isDay(to) && Number.isInteger(days) && days > 0
  const span = isGiven ? daySpan(to, addDays(to, days - 1), today) : ''
  const change = usePreviewedChange(
    'POST /api/office/dates/:course/:start/move',
    isGiven ? { params: { course: date.course, start: date.start }, body: { to, days } } : null,
    'dates',
  )
  return (
    <PreviewedDialog
      title={copy.move.title(name)}
      change={change}
      missing={copy.move.choose}
      happens={({ people, waited, toTell, limit }) =>
        only([
          ...secondPerson(limit),
          {
            title: copy.moved(people.length, span),
            note: people.length > 0 && (
              <>
                {copy.names(people.map((person) => person.name))}.{' '}
                {to === date.start ? copy.lengthNote : copy.movedNote}
              </>
            ),
          },
          waited > 0 && { title: copy.waitMoves(waited) },
          toTell > 0 && { title: copy.toTell(toTell) },
          { title: copy.stays },
        ])
      }
      main={({ people }) => copy.move.main(people.length)}
      done={copy.move.done}
      onClose={onClose}
      onDone={({ start }) => navigate({ to: `/dates/${date.course}/${start}`, replace: true })}
    >
      <NewDate day={to} days={typedDays} onDay={setTo} onDays={setTypedDays} />
    </PreviewedDialog>
  )
}

type NewDateProps = {
  day: string
  days: string
  onDay: (day: string) => void
  onDays: (days: string) => void
}

function NewDate({ day, days, onDay, onDays }: NewDateProps) {
  return (
    <div className={`stack gap-12 ${css.row}`}>
      <Field
        label={copy.move.day}
        type="date"
        value={day}
        onChange={(event) => onDay(event.currentTarget.value)}
      />
      <Field
        label={copy.move.days}
        type="number"
        min={1}
        max={60}
        value={days}
        onChange={(event) => onDays(event.currentTarget.value)}
      />
    </div>
  )
}

export function CloseDialog({ date, onClose }: Props) {
  const change = usePreviewedChange(
    'POST /api/office/dates/:course/:start/close',
    { params: { course: date.course, start: date.start } },
    'dates',
  )
  return (
    <PreviewedDialog
      title={copy.close.title}
      change={change}
      happens={({ waited }) =>
        only([{ title: copy.gone, note: copy.keepsSeats }, waited > 0 && { title: copy.waitEnds(waited) }])
      }
      main={() => copy.close.main}
      done={copy.close.done}
      onClose={onClose}
    />
  )
}

export function OpenDialog({ date, onClose }: Props) {
  const change = usePreviewedChange(
    'POST /api/office/dates/:course/:start/open',
    { params: { course: date.course, start: date.start } },
    'dates',
  )
  return (
    <PreviewedDialog
      title={copy.open.title}
      change={change}
      happens={({ offered, toTell }) =>
        only([
          { title: copy.back, note: copy.seatsNow(date.spots) },
          offered > 0 && { title: copy.offered(offered) },
          toTell > 0 && { title: copy.toTell(toTell) },
        ])
      }
      main={() => copy.open.main}
      done={copy.open.done}
      onClose={onClose}
    />
  )
}

export function CancelDialog({ date, name, today, onClose }: Props) {
  const [moveTo, setMoveTo] = useState<string | null>(null)
  const others = useOtherDates(date, today)
  const change = usePreviewedChange(
    'POST /api/office/dates/:course/:start/cancel',
    { params: { course: date.course, start: date.start }, body: { moveTo } },
    'dates',
  )
  return (
    <PreviewedDialog
      title={copy.cancel.title(name)}
      change={change}
      happens={(preview) => cancelItems(preview, spanOf(others, moveTo, today), today)}
      main={() => copy.cancel.main}
      done={copy.cancel.done}
      onClose={onClose}
    >
      <Step number={1} title={copy.cancel.how}>
        <ChoiceRow
          type="radio"
          name="moveTo"
          checked={moveTo === null}
          onChange={() => setMoveTo(null)}
          label={copy.cancel.ask}
        />
        {others.map((other) => (
          <ChoiceRow
            key={other.id}
            type="radio"
            name="moveTo"
            checked={moveTo === other.start}
            onChange={() => setMoveTo(other.start)}
            label={copy.cancel.to(daySpan(other.start, other.end, today))}
            aside={copy.cancel.free(other.free)}
          />
        ))}
      </Step>
    </PreviewedDialog>
  )
}

/** Above the limit the first person asks. */
function secondPerson(limit: DateConsequences['limit']): Consequence[] {
  return limit === null ? [] : [secondPersonNeeded(limit)]
}

function cancelItems(preview: DateConsequences, to: string, today: Day) {
  const { people, stopped, waited, limit } = preview
  const names = copy.names(people.map((person) => person.name))
  const asked = people.filter(({ answerBy }) => answerBy !== null)
  const lastDay = asked[0]?.answerBy ?? null
  const ended = people.filter(({ answerBy, movedTo }) => answerBy === null && movedTo === null)
  return only([
    ...secondPerson(limit),
    { title: copy.gone },
    lastDay !== null && {
      title: copy.asked(asked.length, shortDay(lastDay, today)),
      note: `${names}. ${copy.askedNote(preview)}`,
    },
    ended.length > 0 && { title: copy.ends(ended.length) },
    to !== '' && { title: copy.moved(people.length, to), note: `${names}. ${copy.movedNote}` },
    stopped > 0 && { title: copy.stopped(stopped) },
    waited > 0 && { title: copy.waitEnds(waited) },
  ])
}

function spanOf(others: readonly SetDate[], start: string | null, today: Day): string {
  const other = others.find((one) => one.start === start)
  return other ? daySpan(other.start, other.end, today) : ''
}

/** Open dates of the course in the next twelve months. */
function useOtherDates(date: SetDate, today: Day): SetDate[] {
  const { data } = useQuery(reading('GET /api/office/dates'))
  const dates = data?.courses.find(({ course }) => course === date.course)?.dates ?? []
  return dates.filter(
    (other): other is SetDate =>
      other.start !== null &&
      other.end !== null &&
      other.state === 'open' &&
      other.start > today &&
      other.id !== date.id,
  )
}
