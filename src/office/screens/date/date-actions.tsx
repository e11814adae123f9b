import { changeCopy as copy } from '#content/en/office/registrations/date-changes.ts'
import { shortDay } from '#content/en/office/times.ts'
import type { OfficeAttendance } from '#contract/dates/attendance.ts'
import type { Day } from '#domain/dates/days.ts'
import { choice, useSearchParams } from '../../services/search-params.ts'
import { useGrant } from '../../services/session.ts'
import { type Action, ActionRows } from '../../ui/action-rows.tsx'
import { Section } from '../../ui/screen/section.tsx'
import { AgdDialog } from './agd-dialog.tsx'
import { CompleteDialog, UndoDialog } from './completion-dialogs.tsx'
import {
  CancelDialog,
  CloseDialog,
  MoveDialog,
  OpenDialog,
  SeatsDialog,
  type SetDate,
} from './date-dialogs.tsx'
import { dateOf } from './use-attendance.ts'

const dialogs = {
  seats: SeatsDialog,
  move: MoveDialog,
  close: CloseDialog,
  open: OpenDialog,
  cancel: CancelDialog,
}
const completions = { complete: CompleteDialog, undo: UndoDialog, agd: AgdDialog }
type Change = keyof typeof dialogs | keyof typeof completions

/** The open dialog has an address: Today links to the completion of a date. */
const params = {
  do: choice(['', ...([...Object.keys(dialogs), ...Object.keys(completions)] as Change[])]),
}

type Props = { date: SetDate; name: string; today: Day; attendance: OfficeAttendance }

/** What can be done with the date, and what cannot, with the reason. */
export function DateActions({ date, name, today, attendance }: Props) {
  const [asked, ask] = useSearchParams(params)
  const mayChange = useGrant('dates') === 'may'
  const mayMark = useGrant('attendance') !== 'no'
  const close = () => ask({ do: '' }, { replace: true })
  const off = reasonsOf(date, today, attendance)
  const reasonOf = (change: Change) =>
    (change in completions ? mayMark : mayChange) ? off[change] : copy.off.role
  const open = asked.do === '' || reasonOf(asked.do) ? null : asked.do
  const row = (change: Change, says: string, key?: string): Action => {
    const reason = reasonOf(change)
    return {
      verb: reason ? copy[change].verb.replace('…', '') : copy[change].verb,
      says: reason ?? says,
      run: reason ? undefined : () => ask({ do: change }),
      ...(key && { key }),
    }
  }
  const isCompleted = attendance.people.some(({ state }) => state === 'completed')
  const isOpen = date.state === 'open' || date.state === 'past'
  const actions = [
    row('complete', copy.complete.says),
    ...(isCompleted ? [row('agd', copy.agd.says), row('undo', copy.undo.says)] : []),
    row('seats', copy.seats.says(date.spots)),
    isOpen ? row('close', copy.close.says) : row('open', copy.open.says),
    row('move', copy.move.says, 'm'),
    row('cancel', copy.cancel.says(attendance.people.length)),
  ]
  const Changing = open && open in dialogs ? dialogs[open as keyof typeof dialogs] : null
  const Completing = open && open in completions ? completions[open as keyof typeof completions] : null
  return (
    <Section title={copy.title} line="above">
      <ActionRows actions={actions} />
      {Changing && <Changing date={date} name={name} today={today} onClose={close} />}
      {Completing && <Completing date={dateOf(date)} attendance={attendance} onClose={close} />}
    </Section>
  )
}

/** Why a change is not possible; without an entry it is. */
function reasonsOf(date: SetDate, today: Day, { people }: OfficeAttendance): Partial<Record<Change, string>> {
  const { start, end, state } = date
  const begun = start < today ? copy.off.begun(shortDay(start, today)) : undefined
  const ended = state === 'canceled' ? copy.off.canceled : undefined
  const isDue = people.some((person) => person.state === 'due')
  const isCompleted = people.some((person) => person.state === 'completed')
  const reasons: Partial<Record<Change, string | undefined>> = {
    complete:
      ended ??
      (people.length === 0 ? copy.off.nobody : undefined) ??
      (end > today ? copy.off.ahead(shortDay(end, today)) : undefined) ??
      (isDue ? undefined : copy.off.done),
    undo: isCompleted ? undefined : copy.off.none,
    seats: ended ?? begun ?? (state === 'closed' ? copy.off.closed : undefined),
    close: begun,
    open: begun,
    move: ended ?? begun,
    cancel: ended ?? (begun ? copy.off.refunds : undefined),
  }
  return Object.fromEntries(Object.entries(reasons).filter(([, reason]) => reason)) as never
}
