// What staff do with a course date. Every change has a preview under the same address with `/preview`: it answers what
// would happen, and its `revision`. A change with another revision is refused as `stale`, and nothing happens.
import { z } from 'zod'
import { cents, courseId, day, language, line, lines, sentDay } from '../fields.ts'

const params = z.object({ course: courseId, start: sentDay })
export const revision = z.string().regex(/^[\w-]{20,100}$/, 'is not a revision')
const spots = z.int().min(1).max(500)
const days = z.int().min(1).max(60)

const emailHead = z.object({ kind: z.string(), to: z.string(), language, subject: z.string() })

/** Every email in the order of sending, and one of each kind and language with its text. */
export const emailsToCome = {
  emails: z.array(emailHead),
  examples: z.array(emailHead.extend({ text: z.string() })),
}

const consequences = z.object({
  revision,
  /** Registrants who are moved, or asked what they choose. */
  people: z.array(
    z.object({
      registrationId: z.uuid(),
      name: z.string(),
      email: z.string(),
      /** What comes back, unless they choose another date. */
      refund: cents,
      /** The last day to choose; null if there is nothing to choose. */
      answerBy: day.nullable(),
      movedTo: day.nullable(),
    }),
  ),
  refunds: cents,
  /** What is then no longer to pay of plans. */
  forgiven: cents,
  /** The limit, if the change is above it and another person has to make it too. */
  limit: cents.nullable(),
  /** Payments in progress that are stopped. */
  stopped: z.int(),
  /** People on the waiting list, which ends or moves. */
  waited: z.int(),
  /** People on the waiting list who are offered a seat. */
  offered: z.int(),
  /** People who have the course without a date and get an email 15 minutes after the last change. */
  toTell: z.int(),
  ...emailsToCome,
})
export type DateConsequences = z.infer<typeof consequences>

/** `start` and `end` after the change. */
const changed = z.object({ start: day, end: day })

function change<Body extends z.ZodRawShape>(summary: string, body: Body) {
  return {
    preview: {
      summary: `Preview: ${summary}`,
      params,
      body: z.object(body),
      response: { 200: consequences },
    },
    make: {
      summary,
      params,
      body: z.object({ ...body, revision }),
      response: { 200: changed },
    },
  }
}

/** POST /api/office/dates/:course/:start/add */
export const addDate = change('Adds a date', { days, spots })
/** POST /api/office/dates/:course/:start/open: a closed or canceled date, with its days and seats. */
export const openDate = change('Opens a date again', {})
/** POST /api/office/dates/:course/:start/seats */
export const changeSeats = change('Changes the seats of a date', { spots })
/** POST /api/office/dates/:course/:start/move */
export const moveDate = change('Moves a date with everybody on it', { to: sentDay, days })
/** POST /api/office/dates/:course/:start/close */
export const closeDate = change('Closes a date to new registrations', {})
/** POST /api/office/dates/:course/:start/cancel: registrants choose, or move to another date. */
export const cancelDate = change('Cancels a date', { moveTo: sentDay.nullable() })

const placeChange = z.object({
  place: z.uuid(),
  /** The places as the page shows them, in order. */
  order: z.array(z.uuid()).max(1000),
})
const waitingListChanged = z.object({ order: z.array(z.uuid()), offered: z.int(), ...emailsToCome })

/** POST /api/office/dates/:course/:start/waiting-list/(up | remove | extend), and /preview */
export const changeWaitingList = {
  summary: 'Moves a person up the waiting list, removes one, or extends an offer by 24 hours',
  params,
  body: placeChange,
  response: { 200: waitingListChanged },
}

export const typed = z.object({ subject: line(200), text: lines(8000) })

const dateEmail = z.object({
  to: z.enum(['seated', 'waiting', 'everyone']),
  en: typed,
  /** Null: Spanish readers get the English text. */
  es: typed.nullable(),
})

/** POST /api/office/dates/:course/:start/email/preview */
export const previewDateEmail = {
  summary: 'Who would get an email, and how it reads in both languages',
  params,
  body: dateEmail,
  response: {
    200: z.object({
      revision,
      recipients: z.array(z.object({ name: z.string().nullable(), email: z.string(), language })),
      ...emailsToCome,
    }),
  },
}
export type DateEmailPreview = z.infer<(typeof previewDateEmail.response)[200]>

/** POST /api/office/dates/:course/:start/email. The same `id` is sent once to each person. */
export const emailDate = {
  summary: 'Emails everybody on a date or waiting for it',
  params,
  body: dateEmail.extend({ id: z.uuid(), revision }),
  response: { 200: z.object({ sent: z.int() }) },
}

/** POST /api/office/dates/:course/:start/email/trial */
export const tryDateEmail = {
  summary: 'Sends the texts to the staff member who wrote them',
  params,
  body: dateEmail.omit({ to: true }),
  response: { 204: z.undefined() },
}
