import { useQueryClient } from '@tanstack/react-query'
import type { OfficeAttendance } from '#contract/dates/attendance.ts'
import { attendedOf, earnedHours, type HalfDayMark } from '#domain/awards/attendance.ts'
import { reading, useChange } from '../../services/queries.ts'
import { sentenceOf } from '../../services/refusal.ts'
import { showToast } from '../../ui/screen/toasts.tsx'

export type DateOfCourse = { course: string; start: string }
export const dateOf = ({ course, start }: DateOfCourse): DateOfCourse => ({ course, start })

export const attendanceQuery = (params: DateOfCourse) =>
  reading('GET /api/office/dates/:course/:start/attendance', { params })

export type Square = { registrationId: string; was: HalfDayMark; is: HalfDayMark }

/** Marks squares at once on the screen; a refusal shows its sentence and what is stored. */
export function useMarking(params: DateOfCourse) {
  const queries = useQueryClient()
  const change = useChange('dates')
  const { queryKey } = attendanceQuery(params)
  return (halfDay: number, squares: readonly Square[]) => {
    if (squares.length === 0) return
    queries.setQueryData(queryKey, (shown) => shown && withMarks(shown, halfDay, squares))
    change.mutate(
      {
        call: 'PUT /api/office/dates/:course/:start/attendance',
        params,
        body: { halfDay, squares: [...squares] },
      },
      {
        onError: (error) => {
          showToast({ text: sentenceOf(error) })
          queries.invalidateQueries({ queryKey })
        },
      },
    )
  }
}

function withMarks(shown: OfficeAttendance, halfDay: number, squares: readonly Square[]): OfficeAttendance {
  const marked = new Map(squares.map(({ registrationId, is }) => [registrationId, is]))
  const people = shown.people.map((person) => {
    const is = marked.get(person.registrationId)
    return is ? { ...person, marks: person.marks.with(halfDay, is) } : person
  })
  return { ...shown, people }
}

/** What a press of a square makes of it. */
export const nextMark: Record<HalfDayMark, HalfDayMark> = { open: 'there', there: 'absent', absent: 'open' }

/** Everybody whose course is not completed and whose square is not marked. */
export function openSquares({ people }: OfficeAttendance, halfDay: number): Square[] {
  return people
    .filter(({ marks, state }) => state !== 'completed' && marks[halfDay] === 'open')
    .map(({ registrationId }) => ({ registrationId, was: 'open', is: 'there' }))
}

/** What the certificate has, or would have if the date were completed now. Null before the date begins. */
export function hoursOf(
  { begun, ceHours, held }: OfficeAttendance,
  { state, hours, marks }: OfficeAttendance['people'][number],
): number | null {
  if (state === 'completed') return hours
  return begun === 0 ? null : earnedHours(ceHours, { attended: attendedOf(marks), held })
}
