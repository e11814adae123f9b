import { z } from 'zod'
import { type AnswerOf, calls } from '../calls.ts'
import { officeDate } from '../dates/office-dates.ts'
import { cents, day, instant, storedId } from '../fields.ts'
import { recordedAction } from '../record.ts'

const about = z.object({
  registrationId: z.uuid(),
  personId: z.string().nullable(),
  name: z.string(),
  items: z.array(storedId),
})

/** `until` is when it ends by itself, `since` how long it has waited. */
const need = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('offer-ends'),
    until: instant,
    since: instant,
    placeId: z.uuid(),
    email: z.string(),
    name: z.string().nullable(),
    course: storedId,
    start: day.nullable(),
    end: day.nullable(),
    /** Who gets the next offer. */
    next: z.string().nullable(),
  }),
  /** A refund beyond the policy that a second person decides. */
  about.extend({
    kind: z.literal('refund-asked'),
    until: z.null(),
    since: instant,
    amount: cents,
    askedBy: z.string(),
  }),
  /** Another change above the limit: somebody else makes it too, or it ends. */
  z.object({
    kind: z.literal('change-asked'),
    until: instant,
    since: instant,
    requestId: z.uuid(),
    change: z.string(),
    amount: cents,
    askedBy: z.string(),
    /** Where it is made in the office. */
    path: z.string(),
  }),
  about.extend({
    kind: z.literal('refund-failed'),
    until: z.null(),
    since: instant,
    amount: cents,
  }),
  about.extend({
    kind: z.literal('dispute'),
    until: z.null(),
    since: instant,
    amount: cents,
    state: z.enum(['open', 'inquiry']),
  }),
  /** A payment of a plan that stays unpaid after its last try. */
  about.extend({
    kind: z.literal('payment-overdue'),
    until: z.null(),
    since: instant,
    amount: cents,
    due: day,
    /** When the registrant was notified that the seats will be released. */
    noticedAt: instant.nullable(),
  }),
  /** A wire or check that waits for a second person. */
  z.object({
    kind: z.literal('wire'),
    until: z.null(),
    since: instant,
    wireId: z.uuid(),
    name: z.string(),
    amount: cents,
    reference: z.string(),
    recordedBy: z.string(),
  }),
  /** A date that is over, with people who have no certificate yet. */
  z.object({
    kind: z.literal('date-ended'),
    until: z.null(),
    since: instant,
    course: storedId,
    start: day,
    end: day,
    people: z.int(),
  }),
  z.object({
    kind: z.literal('email-given-up'),
    until: z.null(),
    since: instant,
    emailId: z.uuid(),
    to: z.string(),
    subject: z.string(),
    attempts: z.int(),
    lastError: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('disagreement'),
    until: z.null(),
    since: instant,
    sentence: z.string(),
  }),
  /** A page that could not be re-rendered: visitors see its last good state. */
  z.object({
    kind: z.literal('page-failed'),
    until: z.null(),
    since: instant,
    path: z.string(),
    reason: z.string(),
  }),
  z.object({
    kind: z.enum(['case', 'hours']),
    until: z.null(),
    since: instant,
    entryId: z.uuid(),
    personId: z.string(),
    name: z.string().nullable(),
    title: z.string(),
    /** Others of the same kind that wait too. */
    more: z.int(),
  }),
  z.object({
    kind: z.literal('question'),
    until: z.null(),
    since: instant,
    number: z.string(),
    email: z.string(),
    question: z.string(),
  }),
  about.extend({
    kind: z.literal('unfinished'),
    until: z.null(),
    since: instant,
    amount: cents,
    more: z.int(),
  }),
])
export type OfficeNeed = z.infer<typeof need>

/** Monday to Sunday. `toNow` compares both weeks up to the same hour. */
const week = z.object({
  days: z.array(z.int()),
  before: z.array(z.int()),
  toNow: z.int(),
  beforeToNow: z.int(),
})

export const todayCalls = calls({
  'GET /api/office/today': {
    summary: 'What needs somebody, soonest first; the next dates; this week; the last actions',
    who: { staff: 'see' },
    answer: z.object({
      now: instant,
      today: day,
      needs: z.array(need),
      dates: z.array(officeDate),
      week: z.object({ registrations: week, net: week }),
      /** Of the last 7 days that were summed. */
      funnel: z.object({ visits: z.int(), register: z.int(), paid: z.int() }),
      /** Changes, exports and views of a whole person, without sign-ins. */
      actions: z.array(
        z.object({
          id: z.int(),
          at: instant,
          /** Null for the command line: its user is the machine's. */
          who: z.string().nullable(),
          action: recordedAction,
          /** By id: the names of the registrations, people and staff that it is about, where they are still known. */
          names: z.record(z.string(), z.string()),
        }),
      ),
      /** The last reconciliation; null before the first. */
      reconciliation: z.object({ at: instant, found: z.int(), paymentsCompared: z.boolean() }).nullable(),
      /** For the rail. */
      counts: z.object({
        today: z.int(),
        money: z.int(),
        awards: z.int(),
        emails: z.int(),
        questions: z.int(),
        reconciliation: z.int(),
      }),
    }),
  },
})
export type TodayCalls = typeof todayCalls
export type OfficeToday = AnswerOf<(typeof todayCalls)['GET /api/office/today']>
