import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { itemLabel } from '#content/en/office/catalogue/items.ts'
import { correctionCopy as copy } from '#content/en/office/registrations/registration.ts'
import { daySpan, shortDay } from '#content/en/office/times.ts'
import type { MoveOptions } from '#contract/office/corrections.ts'
import type { Previewed } from '#contract/office/previews.ts'
import { reading } from '../../services/queries.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceRow } from '../../ui/choice-row.tsx'
import { type Consequence, Dialog, Step, WhatWillHappen } from '../../ui/dialog/dialog.tsx'
import { EmailPreview } from '../../ui/dialog/email-preview.tsx'
import { Note } from '../../ui/note.tsx'
import type { DialogProps } from './dialog-props.ts'
import { useCorrection } from './use-correction.ts'

type Course = MoveOptions['courses'][number]

export function MoveDialog(dialog: DialogProps) {
  const { registration, onClose } = dialog
  const move = useMove(dialog)
  const { chosen, date, span, to, preview, change } = move
  const emails = date ? (preview.data?.emails ?? []) : []
  const stays = date?.stepsFrom ? shortDay(date.stepsFrom, dialog.today) : null
  const error = change.error ?? preview.error
  return (
    <Dialog
      title={copy.moveTitle}
      about={copy.about(registration.receiptNumber)}
      onClose={onClose}
      onSubmit={move.submit}
      side={
        <>
          <WhatWillHappen items={chosen && date ? happens(chosen, to, span(chosen), stays, emails) : []} />
          <EmailPreview emails={emails} />
        </>
      }
      buttons={
        <>
          <Button onClick={onClose}>{copy.keepDate}</Button>
          <Button
            kind="main"
            type="submit"
            hint="mod+enter"
            busy={change.isPending}
            reason={!date && copy.moveChoose}
          >
            {date ? copy.moveSubmit(to) : copy.moveTitle}
          </Button>
        </>
      }
    >
      <Courses move={move} />
      <Dates move={move} />
      {error && <Note kind="refused" title={sentenceOf(error)} />}
    </Dialog>
  )
}

type Move = ReturnType<typeof useMove>

function useMove({ registration, current, today, onClose }: DialogProps) {
  const { data } = useQuery(
    reading('GET /api/office/registrations/:id/dates', { params: { id: registration.id } }),
  )
  const [course, setCourse] = useState<string | null>(null)
  const [start, setStart] = useState<string | null>(null)
  const courses = data?.courses ?? []
  const chosen = courses.find((one) => one.course === course) ?? courses[0]
  const date = chosen?.dates.find((one) => one.start === start)
  const span = (days: { start: string | null; end: string | null }) =>
    days.start && days.end ? daySpan(days.start, days.end, today) : ''
  const to = date ? span(date) : ''
  const correction = useCorrection({
    call: 'POST /api/office/registrations/:id/move',
    id: registration.id,
    body: chosen && date ? { course: chosen.course, start: date.start } : null,
    revision: registration.revision,
    current: current.revision,
    says: copy.moveDone(chosen ? itemLabel(chosen.course) : '', to),
    onClose,
  })
  const chooseCourse = (wanted: string) => {
    setCourse(wanted)
    setStart(null)
  }
  return { ...correction, courses, chosen, chooseCourse, date, chooseDate: setStart, span, to }
}

function Courses({ move: { courses, chosen, chooseCourse, span } }: { move: Move }) {
  return (
    <Step number={1} title={copy.which}>
      {courses.map((one) => (
        <ChoiceRow
          key={one.course}
          type="radio"
          name="course"
          checked={one === chosen}
          onChange={() => chooseCourse(one.course)}
          label={itemLabel(one.course)}
          aside={span(one)}
        />
      ))}
    </Step>
  )
}

function Dates({ move: { chosen, date, chooseDate, span } }: { move: Move }) {
  return (
    <Step number={2} title={copy.whereTo}>
      {chosen?.dates.map((one) => (
        <ChoiceRow
          key={one.start}
          type="radio"
          name="date"
          checked={one === date}
          onChange={() => chooseDate(one.start)}
          label={span(one)}
          aside={copy.seatsLeft(one.left)}
        />
      ))}
      {chosen?.dates.length === 0 && <p>{copy.noDates}</p>}
    </Step>
  )
}

function happens(
  { course, start }: Course,
  to: string,
  from: string,
  stays: string | null,
  emails: Previewed['emails'],
): Consequence[] {
  return [
    { title: copy.seatTaken(itemLabel(course), to) },
    ...(start ? [{ title: copy.seatFreed(from), note: copy.seatFreedNote }] : []),
    ...(stays ? [{ title: copy.stepsStay(stays), note: copy.stepsStayNote }] : []),
    ...emails.map(({ language, to: address, subject }) => ({
      title: copy.emailGoes(language, address),
      note: subject,
    })),
  ]
}
