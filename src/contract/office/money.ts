import { z } from 'zod'
import { creditSources } from '#domain/money/tuition-credit.ts'
import { disputeStates } from '#domain/registrations/registration.ts'
import { type AnswerOf, calls } from '../calls.ts'
import { cents, day, instant, line, sentDay, storedId } from '../fields.ts'
import { registrationStatus } from '../registrations.ts'
import { pageEnds, pageQuery, several } from './paging.ts'
import type { moneyKinds } from './registrations.ts'

const whose = z.object({
  registrationId: z.uuid(),
  receiptNumber: z.string().nullable(),
  personId: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  items: z.array(storedId),
})

const movementKinds = [
  'payment',
  'payment-reversed',
  'refund',
  'refund-offline',
  'refund-reversed',
  'dispute-opened',
  'dispute-withdrawn',
] as const satisfies readonly (typeof moneyKinds)[number][]

const movement = whose.extend({
  id: z.int(),
  day,
  recordedAt: instant,
  kind: z.enum(movementKinds),
  reference: z.string().nullable(),
  in: cents,
  back: cents,
})
export type OfficeMovement = z.infer<typeof movement>

/** By the academy's day on which money came or went. Fees are the provider's: /money/fees has them. */
const daySums = z.object({
  payments: z.int(),
  paid: cents,
  refunds: z.int(),
  /** Refunds that the card's bank did not take. */
  refundsBack: z.int(),
  /** Without what came back. */
  refunded: cents,
  /** Taken by banks, minus what they gave back. */
  disputed: z.int(),
  net: z.int(),
})

const span = z.object({
  /** Default: the first day of this month. */
  from: sentDay.optional(),
  /** Default: today. */
  to: sentDay.optional(),
})

const openRefund = whose.extend({
  key: z.string(),
  amount: cents,
  reason: z.string(),
  /** asked: a request that waits for a second person. */
  state: z.enum(['asked', 'due', 'pending', 'failed']),
  /** When it was decided, or asked for. */
  decidedAt: instant,
})

export const moneyCalls = calls({
  'GET /api/office/money': {
    summary: 'Payments and refunds by day, newest first, with the sums of the span',
    who: { staff: 'see' },
    query: pageQuery.extend({
      ...span.shape,
      kind: several(movementKinds).optional(),
      /** Cards, or wires and checks. Default: both. */
      provider: z.enum(['card', 'offline']).optional(),
      /** Part of a name, email or phone number, a receipt number, or a reference. */
      q: line(80).optional(),
    }),
    answer: pageEnds.extend({
      from: day,
      to: day,
      rows: z.array(movement),
      /** Of the rows that match. */
      count: z.int(),
      in: cents,
      back: cents,
      /** Of the whole span. */
      totals: daySums,
      /** Only days with a movement. */
      days: z.array(daySums.extend({ day })),
    }),
  },
  'GET /api/office/money/fees': {
    summary: 'What the provider took for the movements of the days, by their ids',
    who: { staff: 'see' },
    query: z.object({ from: sentDay, to: sentDay }),
    answer: z.object({
      byKind: z.partialRecord(z.enum(movementKinds), cents),
      /** Only movements for which the provider lists a fee. */
      fees: z.record(z.string(), cents),
    }),
  },
  'GET /api/office/money/open': {
    summary: 'Money that is not settled: refunds, disputes, and registrations that were not finished',
    who: { staff: 'see' },
    answer: z.object({
      refundsAsked: z.array(openRefund),
      refundsOpen: z.array(openRefund),
      refundsFailed: z.array(openRefund),
      /** Open disputes and inquiries. */
      disputes: z.array(
        whose.extend({
          id: z.string(),
          amount: cents,
          state: z.enum(disputeStates),
          /** Where the provider takes the answer; null in the sandbox. */
          link: z.string().nullable(),
        }),
      ),
      /** Of plans, in the next 30 days or overdue. */
      installments: z.array(
        whose.extend({ amount: cents, dueDay: day, position: z.int(), of: z.int(), overdue: z.boolean() }),
      ),
      /** Credit that people can use. */
      credit: z.array(
        z.object({
          id: z.uuid(),
          personId: z.string(),
          name: z.string(),
          email: z.string(),
          source: z.enum(creditSources),
          amount: cents,
          expiresOn: day,
        }),
      ),
      /** Of the last 14 days: not paid, and the person has paid for nothing since. Newest first. */
      unfinished: z.array(
        whose.extend({
          phone: z.string(),
          amount: cents,
          status: registrationStatus,
          registeredAt: instant,
          declined: z.int(),
        }),
      ),
    }),
  },
  'GET /api/office/money/export.csv': {
    summary: 'For accounting: every payment, refund and dispute of the span with the provider’s fee, as CSV',
    who: { staff: 'accounting', fresh: true },
    records: 'money export',
    query: z.object({ from: sentDay, to: sentDay }),
    answer: 'file',
  },
})
export type MoneyCalls = typeof moneyCalls
export type OfficeMoney = AnswerOf<(typeof moneyCalls)['GET /api/office/money']>
export type OfficeFees = AnswerOf<(typeof moneyCalls)['GET /api/office/money/fees']>
export type OfficeOpenMoney = AnswerOf<(typeof moneyCalls)['GET /api/office/money/open']>
