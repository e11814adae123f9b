// What staff do with a course date. Every change has a preview under the same address with `/preview`: it answers what
// would happen, and its `revision`. A change with another revision is refused as `stale`, and nothing happens.

import { z } from 'zod'
import { calls } from '../calls.ts'
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

const preview = { who: { staff: 'dates' }, params, answer: consequences } as const
const change = { who: { staff: 'dates' }, params, answer: changed } as const

const adding = z.object({ days, spots })
const opening = z.object({})
const seats = z.object({ spots })
const moving = z.object({ to: sentDay, days })
const closing = z.object({})
const canceling = z.object({ moveTo: sentDay.nullable() })

const placeChange = z.object({
  place: z.uuid(),
  /** The places as the page shows them, in order. */
  order: z.array(z.uuid()).max(1000),
})
const waitingListChanged = z.object({ order: z.array(z.uuid()), offered: z.int(), ...emailsToCome })

export const typed = z.object({ subject: line(200), text: lines(8000) })

const dateEmail = z.object({
  to: z.enum(['seated', 'waiting', 'everyone']),
  en: typed,
  /** Null: Spanish readers get the English text. */
  es: typed.nullable(),
})

const changeWaitingList = {
  summary: 'Moves a person up the waiting list, removes one, or extends an offer by 24 hours',
  who: { staff: 'dates' },
  params,
  body: placeChange,
  answer: waitingListChanged,
} as const

export const dateChangeCalls = calls({
  'POST /api/office/dates/:course/:start/add/preview': {
    ...preview,
    summary: 'Preview: Adds a date',
    body: adding,
  },
  'POST /api/office/dates/:course/:start/add': {
    ...change,
    summary: 'Adds a date',
    records: 'sessions add',
    body: adding.extend({ revision }),
  },
  /** A closed or canceled date, with its days and seats. */
  'POST /api/office/dates/:course/:start/open/preview': {
    ...preview,
    summary: 'Preview: Opens a date again',
    body: opening,
  },
  'POST /api/office/dates/:course/:start/open': {
    ...change,
    summary: 'Opens a date again',
    records: 'sessions add',
    body: opening.extend({ revision }),
  },
  'POST /api/office/dates/:course/:start/seats/preview': {
    ...preview,
    summary: 'Preview: Changes the seats of a date',
    body: seats,
  },
  'POST /api/office/dates/:course/:start/seats': {
    ...change,
    summary: 'Changes the seats of a date',
    records: 'sessions seats',
    body: seats.extend({ revision }),
  },
  'POST /api/office/dates/:course/:start/move/preview': {
    ...preview,
    summary: 'Preview: Moves a date with everybody on it',
    body: moving,
  },
  'POST /api/office/dates/:course/:start/move': {
    ...change,
    summary: 'Moves a date with everybody on it',
    records: 'sessions move',
    body: moving.extend({ revision }),
  },
  'POST /api/office/dates/:course/:start/close/preview': {
    ...preview,
    summary: 'Preview: Closes a date to new registrations',
    body: closing,
  },
  'POST /api/office/dates/:course/:start/close': {
    ...change,
    summary: 'Closes a date to new registrations',
    records: 'sessions close',
    body: closing.extend({ revision }),
  },
  /** Registrants choose, or move to another date. */
  'POST /api/office/dates/:course/:start/cancel/preview': {
    ...preview,
    summary: 'Preview: Cancels a date',
    body: canceling,
  },
  'POST /api/office/dates/:course/:start/cancel': {
    ...change,
    summary: 'Cancels a date',
    who: { staff: 'dates', fresh: true },
    records: 'cancel-session',
    body: canceling.extend({ revision }),
  },
  'POST /api/office/dates/:course/:start/waiting-list/up/preview': changeWaitingList,
  'POST /api/office/dates/:course/:start/waiting-list/up': {
    ...changeWaitingList,
    records: 'waiting-list up',
  },
  'POST /api/office/dates/:course/:start/waiting-list/remove/preview': changeWaitingList,
  'POST /api/office/dates/:course/:start/waiting-list/remove': {
    ...changeWaitingList,
    records: 'waiting-list remove',
  },
  'POST /api/office/dates/:course/:start/waiting-list/extend/preview': changeWaitingList,
  'POST /api/office/dates/:course/:start/waiting-list/extend': {
    ...changeWaitingList,
    records: 'waiting-list extend',
  },
  'POST /api/office/dates/:course/:start/email/preview': {
    summary: 'Who would get an email, and how it reads in both languages',
    who: { staff: 'dates' },
    params,
    body: dateEmail,
    answer: z.object({
      revision,
      recipients: z.array(z.object({ name: z.string().nullable(), email: z.string(), language })),
      ...emailsToCome,
    }),
  },
  /** The same `id` is sent once to each person. */
  'POST /api/office/dates/:course/:start/email': {
    summary: 'Emails everybody on a date or waiting for it',
    who: { staff: 'dates' },
    records: 'email a date',
    params,
    body: dateEmail.extend({ id: z.uuid(), revision }),
    answer: z.object({ sent: z.int() }),
  },
  'POST /api/office/dates/:course/:start/email/trial': {
    summary: 'Sends the texts to the staff member who wrote them',
    who: { staff: 'dates' },
    params,
    body: dateEmail.omit({ to: true }),
  },
})
export type DateChangeCalls = typeof dateChangeCalls
