// What staff do with several registrations at once. Each change has a preview: it answers what would happen, and its
// `revision`. A change with another revision is refused as `stale`, and nothing happens.
import { z } from 'zod'
import { courseId, day, language, sentDay } from '../fields.ts'
import { emailsToCome, revision, typed } from './date-changes.ts'

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

/** POST /api/office/registrations/email/preview */
export const previewRegistrantsEmail = {
  summary: 'Who would get an email, and how it reads in both languages',
  body: email,
  response: {
    200: z.object({
      revision,
      recipients: z.array(z.object({ name: z.string().nullable(), email: z.string(), language })),
      ...emailsToCome,
    }),
  },
}

/** POST /api/office/registrations/email. The same `id` is sent once to each person. */
export const emailRegistrants = {
  summary: 'Emails the people of the registrations, each once and in their language',
  body: email.extend({ id: z.uuid(), revision }),
  response: { 200: z.object({ sent: z.int() }) },
}

/** GET /api/office/registrations/dates?ids=… */
export const datesForSeveral = {
  summary: 'The courses that the registrations hold, and the dates with a free seat',
  querystring: z.object({
    ids: z
      .string()
      .max(37 * most)
      .transform((text) => text.split(','))
      .pipe(registrationIds),
  }),
  response: {
    200: z.object({
      courses: z.array(
        z.object({
          course: courseId,
          people: z.int(),
          dates: z.array(z.object({ start: day, end: day, left: z.int() })),
        }),
      ),
    }),
  },
}
export type DatesForSeveral = z.infer<(typeof datesForSeveral.response)[200]>

const moves = z.object({ registrationIds, course: courseId, start: sentDay })

/** POST /api/office/registrations/move/preview */
export const previewMoves = {
  summary: 'Who would move, who would stay, the seats and the emails',
  body: moves,
  response: {
    200: z.object({
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
}
export type MovesPreview = z.infer<(typeof previewMoves.response)[200]>

/** POST /api/office/registrations/move */
export const moveRegistrants = {
  summary: 'Moves one course of several registrations to another date: all of them, or nobody',
  body: moves.extend({ revision }),
  response: { 200: z.object({ start: day, moved: z.int() }) },
}
