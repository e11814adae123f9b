// Attendance by half-day, and the certificates that follow.

import { z } from 'zod'
import { halfDayMarks } from '#domain/awards/attendance.ts'
import { type AnswerOf, calls } from '../calls.ts'
import { courseId, day, line, sentDay } from '../fields.ts'
import { emailsToCome, revision } from './date-changes.ts'

const params = z.object({ course: courseId, start: sentDay })
const mark = z.enum(halfDayMarks)

const person = z.object({
  registrationId: z.uuid(),
  name: z.string(),
  email: z.string(),
  /** One for each half-day, the morning of the first day first. */
  marks: z.array(mark),
  attended: z.int(),
  /** Not marked; they count as attended when the date is completed. */
  unmarked: z.int(),
  /** What the certificate has, or would have now. */
  hours: z.number(),
  /** absent: the whole time, so without a certificate. */
  state: z.enum(['due', 'absent', 'completed']),
})

const previewCompletion = {
  summary: 'Preview: completes a date, or undoes that',
  params,
  body: z.object({ revision }),
  answer: z.object(emailsToCome),
} as const

export const attendanceCalls = calls({
  'GET /api/office/dates/:course/:start/attendance': {
    summary: 'Who was there, half-day by half-day, and the CE hours that follow',
    who: { staff: 'see', scope: ':course' },
    params,
    answer: z.object({
      start: day,
      end: day,
      /** Half-days that can be marked: up to today. */
      begun: z.int(),
      held: z.int(),
      ceHours: z.number(),
      people: z.array(person),
      revision,
    }),
  },
  /** Refused as `stale` if a square shows something else by now. */
  'PUT /api/office/dates/:course/:start/attendance': {
    summary: 'Marks a half-day of one or several people',
    who: { staff: 'attendance', scope: ':course' },
    records: 'attendance',
    params,
    body: z.object({
      halfDay: z.int().min(0).max(119),
      squares: z
        .array(z.object({ registrationId: z.uuid(), was: mark, is: mark }))
        .min(1)
        .max(500),
    }),
  },
  /** With the revision of the attendance. */
  'POST /api/office/dates/:course/:start/complete': {
    summary: 'Completes a date and emails the certificates',
    who: { staff: 'attendance', scope: ':course' },
    records: 'complete',
    params,
    body: z.object({ revision }),
    answer: z.object({
      certificates: z.array(
        z.object({
          registrationId: z.uuid(),
          name: z.string(),
          email: z.string(),
          hours: z.number(),
          code: z.string(),
        }),
      ),
    }),
  },
  /** POST …/complete/preview and …/undo-completion/preview: the emails. Nothing is changed. */
  'POST /api/office/dates/:course/:start/complete/preview': {
    ...previewCompletion,
    who: { staff: 'attendance', scope: ':course' },
  },
  'POST /api/office/dates/:course/:start/undo-completion/preview': {
    ...previewCompletion,
    who: { staff: 'attendance', scope: ':course' },
  },
  /** Without registrations: everybody on the date. */
  'POST /api/office/dates/:course/:start/undo-completion': {
    summary: 'Revokes the certificates of a date, or of some people on it',
    who: { staff: 'attendance', scope: ':course' },
    records: 'complete',
    params,
    body: z.object({ revision, registrationIds: z.array(z.uuid()).min(1).max(500).optional() }),
    answer: z.object({ undone: z.int() }),
  },
  'GET /api/office/dates/:course/:start/agd.csv': {
    summary: 'The attendance file of a date for the Academy of General Dentistry, as CSV',
    who: { staff: 'attendance', fresh: true, scope: ':course' },
    records: 'agd file',
    params,
    query: z.object({
      instructor: line(120),
      subject: z.string().regex(/^\d{3}$/, 'must have three digits'),
    }),
    answer: 'file',
  },
})
export type AttendanceCalls = typeof attendanceCalls
export type OfficeAttendance = AnswerOf<
  (typeof attendanceCalls)['GET /api/office/dates/:course/:start/attendance']
>
