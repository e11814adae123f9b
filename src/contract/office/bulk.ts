// What staff do with several registrations at once. Each change has a preview: it answers what would happen, and its
// `revision`. A change with another revision is refused as `stale`, and nothing happens.

import { z } from 'zod'
import { type AnswerOf, calls } from '../calls.ts'
import { emailsToCome, revision, typed } from '../dates/date-changes.ts'
import { courseId, day, language, sentDay } from '../fields.ts'

/** As many as a page can have. */
const most = 100
const registrationIds = z.array(z.uuid()).min(1).max(most)
const person = z.object({ registrationId: z.uuid(), name: z.string() })

const email = z.object({
  registrationIds,
  en: typed,
  /** Null: Spanish readers get the English text. */
  es: typed.nullable(),
})

const moves = z.object({ registrationIds, course: courseId, start: sentDay })

export const bulkCalls = calls({
  'POST /api/office/registrations/email/preview': {
    summary: 'Who would get an email, and how it reads in both languages',
    who: { staff: 'dates' },
    body: email,
    answer: z.object({
      revision,
      recipients: z.array(z.object({ name: z.string().nullable(), email: z.string(), language })),
      ...emailsToCome,
    }),
  },
  /** The same `id` is sent once to each person. */
  'POST /api/office/registrations/email': {
    summary: 'Emails the people of the registrations, each once and in their language',
    who: { staff: 'dates' },
    records: 'registrations email',
    body: email.extend({ id: z.uuid(), revision }),
    answer: z.object({ sent: z.int() }),
  },
  'GET /api/office/registrations/dates': {
    summary: 'The courses that the registrations hold, and the dates with a free seat',
    who: { staff: 'dates' },
    query: z.object({
      ids: z
        .string()
        .max(37 * most)
        .transform((text) => text.split(','))
        .pipe(registrationIds),
    }),
    answer: z.object({
      courses: z.array(
        z.object({
          course: courseId,
          people: z.int(),
          dates: z.array(z.object({ start: day, end: day, left: z.int() })),
        }),
      ),
    }),
  },
  'POST /api/office/registrations/move/preview': {
    summary: 'Who would move, who would stay, the seats and the emails',
    who: { staff: 'dates' },
    body: moves,
    answer: z.object({
      revision,
      /** `stepsFrom`: the refund steps stay those of this day; null: they become those of the date. */
      moved: z.array(person.extend({ from: day.nullable(), stepsFrom: day.nullable() })),
      /** They do not hold the course, or have this date already. */
      stay: z.array(person),
      /** Seats left on the date afterwards. */
      left: z.int(),
      ...emailsToCome,
    }),
  },
  'POST /api/office/registrations/move': {
    summary: 'Moves one course of several registrations to another date: all of them, or nobody',
    who: { staff: 'dates' },
    records: 'registrations move',
    body: moves.extend({ revision }),
    answer: z.object({ start: day, moved: z.int() }),
  },
})
export type BulkCalls = typeof bulkCalls
export type DatesForSeveral = AnswerOf<(typeof bulkCalls)['GET /api/office/registrations/dates']>
export type MovesPreview = AnswerOf<(typeof bulkCalls)['POST /api/office/registrations/move/preview']>
