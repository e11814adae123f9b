import { z } from 'zod'
import { dateAnswers } from '#domain/registrations/date-answer.ts'
import { disputeStates } from '#domain/registrations/registration.ts'
import { type AnswerOf, calls } from '../calls.ts'
import { cents, courseId, day, instant, language, sentDay, storedId } from '../fields.ts'
import { reportDay } from '../office/report-day.ts'
import { registrationStatus } from '../registrations.ts'

/** Seats: paid, at checkout, offered to the waiting list, and free. */
export const officeDate = z.object({
  id: z.uuid(),
  course: storedId,
  /** Both null for a date to be announced. */
  start: day.nullable(),
  end: day.nullable(),
  location: z.string(),
  spots: z.int(),
  paid: z.int(),
  atCheckout: z.int(),
  offered: z.int(),
  free: z.int(),
  waiting: z.int(),
  state: z.enum(['open', 'closed', 'canceled', 'past']),
  sample: z.boolean(),
})
export type OfficeDate = z.infer<typeof officeDate>

const attendee = z.object({
  registrationId: z.uuid(),
  receiptNumber: z.string().nullable(),
  personId: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  language,
  hasAccount: z.boolean(),
  agdNumber: z.string().nullable(),
  status: registrationStatus,
  dispute: z.enum(disputeStates).nullable(),
  /** The line's share, and what was refunded of it. */
  share: cents,
  refunded: cents,
  /** False while the payment is awaited. */
  paid: z.boolean(),
  movedFrom: day.nullable(),
  completedOn: day.nullable(),
  certificate: z.string().nullable(),
})
export type OfficeAttendee = z.infer<typeof attendee>

const asked = z.object({
  registrationId: z.uuid(),
  name: z.string(),
  email: z.string(),
  /** Null while they have not chosen. */
  answer: z.enum(dateAnswers).nullable(),
  lastDay: day,
  /** The first day of the date that they chose. */
  chosen: day.nullable(),
})
export type OfficeAsked = z.infer<typeof asked>

const waitingPlace = z.object({
  id: z.uuid(),
  /** From 1, in the order of the list. */
  position: z.int(),
  email: z.string(),
  /** From an account or a registration with this address. */
  name: z.string().nullable(),
  personId: z.string().nullable(),
  language,
  state: z.enum(['waiting', 'offered']),
  joinedAt: instant,
  offeredUntil: instant.nullable(),
})

export const dateCalls = calls({
  /** Twelve months of every course */
  'GET /api/office/dates': {
    summary: 'The dates of twelve months, course by course, with their seats and waiting lists',
    who: { staff: 'see', scope: 'filtered' },
    query: z.object({
      /** Any day of the first month; default: this month. */
      from: reportDay.optional(),
    }),
    answer: z.object({
      today: day,
      /** First days of the twelve months. */
      months: z.array(day),
      courses: z.array(
        z.object({
          course: courseId,
          price: cents,
          ceHours: z.number(),
          /** Paid courses without a date. */
          withoutDate: z.int(),
          dates: z.array(officeDate),
        }),
      ),
      totals: z.object({
        dates: z.int(),
        spots: z.int(),
        paid: z.int(),
        atCheckout: z.int(),
        offered: z.int(),
        waiting: z.int(),
        /** Full dates that somebody waits for. */
        waitedFor: z.int(),
      }),
    }),
  },
  /** `none` lists the people who have the course without a date */
  'GET /api/office/dates/:course/:start': {
    summary: 'One date: who has a seat, who waits, what was paid',
    who: { staff: 'see', scope: ':course' },
    params: z.object({ course: courseId, start: z.union([sentDay, z.literal('none')]) }),
    answer: z.object({
      course: courseId,
      date: officeDate.nullable(),
      ceHours: z.number(),
      today: day,
      /** Shares of the paid lines, without refunds. */
      paidFor: cents,
      certificates: z.int(),
      roster: z.array(attendee),
      waiting: z.array(waitingPlace),
      /** Of a canceled date: its registrants, and what they chose. */
      asked: z.array(asked),
    }),
  },
})
export type DateCalls = typeof dateCalls
export type OfficeDates = AnswerOf<(typeof dateCalls)['GET /api/office/dates']>
export type OfficeDatePage = AnswerOf<(typeof dateCalls)['GET /api/office/dates/:course/:start']>
