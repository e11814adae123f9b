import { z } from 'zod'
import { type AnswerOf, calls } from '../calls.ts'
import { cents, courseId, day } from '../fields.ts'
import { reportDay } from './report-day.ts'

/** A week begins on Monday, a month on its first day. */
const bar = z.object({ start: day, net: z.int() })

const sums = z.object({
  registrations: z.int(),
  net: z.int(),
  paid: cents,
  refunded: cents,
  seatsSold: z.int(),
  seatsOffered: z.int(),
})

export const figureCalls = calls({
  'GET /api/office/figures': {
    summary: 'Net money by course over time, registrations, seats sold, and visits up to payment',
    who: { staff: 'see' },
    query: z.object({
      by: z.enum(['week', 'month']).default('month'),
      /** Any day of the last week or month; default: today. */
      to: reportDay.optional(),
      /** How many weeks or months. */
      count: z.coerce.number().pipe(z.int().min(1).max(53)).default(12),
      /** The days of the visits, up to today. */
      visitDays: z.coerce.number().pipe(z.int().min(1).max(400)).default(30),
    }),
    answer: z.object({
      by: z.enum(['week', 'month']),
      from: day,
      to: day,
      totals: sums,
      /** The same number of weeks or months, one year earlier. */
      yearBefore: sums,
      courses: z.array(
        z.object({
          course: courseId,
          bars: z.array(bar),
          /** The same bars one year earlier. */
          before: z.array(bar),
          seatsSold: z.int(),
          seatsOffered: z.int(),
        }),
      ),
      refunds: z.array(
        z.object({
          start: day,
          count: z.int(),
          amount: cents,
          /** Of the count, by reason: the registrant canceled; the academy did, or could not sell the seat. */
          canceled: z.int(),
          academy: z.int(),
          /** A goodwill, or outside the office. */
          other: z.int(),
        }),
      ),
      visits: z.object({
        from: day,
        to: day,
        visits: z.int(),
        /** Every day of the span. */
        days: z.array(z.object({ day, visits: z.int() })),
        /** Visits of /register. */
        register: z.int(),
        ordered: z.int(),
        paid: z.int(),
        /** `ordered` and `paid` count registrations whose tab opened the site on this page. */
        pages: z.array(z.object({ page: z.string(), visits: z.int(), ordered: z.int(), paid: z.int() })),
        /** Null where the country is not known. */
        countries: z.array(
          z.object({ country: z.string().nullable(), visits: z.int(), ordered: z.int(), paid: z.int() }),
        ),
      }),
    }),
  },
})
export type FigureCalls = typeof figureCalls
export type OfficeFigures = AnswerOf<(typeof figureCalls)['GET /api/office/figures']>
