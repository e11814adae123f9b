// Refunds by staff: the quote, the act, and what a second person approves.

import { z } from 'zod'
import { refundRules } from '#domain/registrations/refunds.ts'
import { type AnswerOf, calls } from '../calls.ts'
import { cents, courseId, day, instant, language, lines, rowNumber, sentCents, storedId } from '../fields.ts'
import { registrationStatus } from '../registrations.ts'
import { emailPreview, withPreview } from './previews.ts'

const params = z.object({ id: z.uuid() })

const step = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('money'),
    amount: cents,
    /** By wire or check: staff send it themselves. */
    byStaff: z.boolean(),
    card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
    /** Of all that was paid, what stays here afterwards. */
    paid: cents,
    stays: cents,
  }),
  z.object({
    kind: z.literal('seat'),
    course: storedId,
    start: day,
    end: day,
    /** Who is offered the seat at once; null if nobody waits. */
    offeredTo: z.object({ email: z.string(), name: z.string().nullable() }).nullable(),
    waiting: z.int(),
  }),
  z.object({ kind: z.literal('stays'), courses: z.array(storedId) }),
  z.object({ kind: z.literal('email'), to: z.string(), language }),
])
export type RefundStep = z.infer<typeof step>

const approval = z.object({
  id: z.uuid(),
  registrationId: z.uuid(),
  name: z.string(),
  items: z.array(storedId),
  amount: cents,
  keeps: z.boolean(),
  policy: cents,
  reason: z.string(),
  state: z.enum(['asked', 'approved', 'declined', 'withdrawn']),
  askedBy: z.string(),
  askedAt: instant,
  /** The staff member who asks for this list made the request. */
  own: z.boolean(),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  declineReason: z.string(),
})
export type OfficeApproval = z.infer<typeof approval>

const refundForm = z.object({
  revision: rowNumber,
  items: z.array(courseId).min(1).max(20),
  amount: sentCents,
  keeps: z.boolean(),
})
const reason = lines(500)

const refunded = z.object({ status: registrationStatus, amount: cents })

const refundsRetried = z.object({ status: registrationStatus, refunded: cents })

export const refundCalls = calls({
  /** Nothing is changed. */
  'GET /api/office/registrations/:id/refund-quote': {
    summary: 'What a refund would be, and everything that would happen',
    who: { staff: 'refund' },
    params,
    query: z.object({
      /** 'module1,module2'; default: all courses that can be canceled, or that are held. */
      items: z
        .string()
        .max(700)
        .transform((text) => text.split(','))
        .pipe(z.array(courseId).min(1).max(20))
        .optional(),
      /** In cents; default: the policy's amount. */
      amount: z.coerce.number().pipe(sentCents).optional(),
      /** Refund a part of the price; the courses stay. */
      keeps: z.enum(['true', 'false']).default('false'),
    }),
    answer: z.object({
      revision: rowNumber,
      /** All courses that may be chosen, with what the policy gives for each today. */
      lines: z.array(
        z.object({
          course: storedId,
          start: day.nullable(),
          end: day.nullable(),
          cost: cents,
          policy: cents,
          percent: z.int(),
          rule: z.enum(refundRules),
          chosen: z.boolean(),
        }),
      ),
      items: z.array(storedId),
      keeps: z.boolean(),
      amount: cents,
      policy: cents,
      most: cents,
      beyond: cents,
      /** More needs a second person even within the policy. */
      limit: cents,
      terms: z.object({ version: z.string(), fullDays: z.int(), halfDays: z.int(), months: z.int() }),
      /** Who can approve it, if it needs a second person. */
      approvers: z.array(z.string()),
      /** In the order in which they happen. */
      steps: z.array(step),
      /** To the registrant, in their language and in English. */
      emails: z.array(emailPreview),
      waiting: approval.nullable(),
    }),
  },
  'POST /api/office/registrations/:id/refund': {
    summary: 'Refunds up to what the policy gives; another amount needs a reason',
    who: { staff: 'refund', fresh: true },
    records: 'refund',
    params,
    body: refundForm.extend({ reason: reason.nullable() }),
    answer: refunded,
  },
  /** Who may not refund beyond the policy may still ask. */
  ...withPreview('POST /api/office/registrations/:id/approvals', {
    summary: 'Asks a second person to approve a refund beyond the policy. Nothing moves before that',
    who: { staff: 'refund' },
    records: 'refund ask',
    params,
    body: refundForm.extend({ reason }),
    answer: z.object({ id: z.uuid() }),
  }),
  /** Those that wait, oldest first */
  'GET /api/office/approvals': {
    summary: 'Refunds that wait for a second person',
    who: { staff: 'refund' },
    answer: z.object({ approvals: z.array(approval) }),
  },
  /** Newest first */
  'GET /api/office/registrations/:id/approvals': {
    summary: 'What was asked for and decided about refunds of a registration beyond the policy',
    who: { staff: 'refund' },
    params,
    answer: z.object({ approvals: z.array(approval) }),
  },
  /** Refused with `quote_changed` if it is no longer what was asked for. */
  'POST /api/office/approvals/:id/approve': {
    summary: 'Approves the request of another person, and makes the refund',
    who: { staff: 'approve', fresh: true },
    records: 'refund approve',
    params,
    body: z.object({}),
    answer: refunded,
  },
  'POST /api/office/approvals/:id/decline': {
    summary: 'Declines the request of another person',
    who: { staff: 'approve' },
    records: 'refund decline',
    params,
    body: z.object({ reason }),
  },
  'POST /api/office/approvals/:id/withdraw': {
    summary: 'Withdraws an own request',
    who: { staff: 'refund' },
    records: 'refund withdraw',
    params,
    body: z.object({}),
  },
  ...withPreview('POST /api/office/registrations/:id/release-notice', {
    summary: 'Emails a registrant that the seats are released if an overdue payment is not made',
    who: { staff: 'refund' },
    records: 'plans notice',
    params,
    body: z.object({ revision: rowNumber }),
    answer: z.object({ until: instant }),
  }),
  'POST /api/office/registrations/:id/release': {
    summary: 'Cancels the courses of an overdue plan after its notice; nothing more is charged',
    who: { staff: 'refund', fresh: true },
    records: 'plans release',
    params,
    body: z.object({ revision: rowNumber }),
    answer: z.object({ status: registrationStatus }),
  },
  'GET /api/office/registrations/:id/failed-refunds': {
    summary: 'The failed refunds of a registration, and which part a chargeback may have returned',
    who: { staff: 'refund' },
    params,
    answer: z.object({
      amount: cents,
      refunds: z.array(z.object({ key: z.string(), amount: cents, decidedAt: instant })),
      /** Staff say how much of it a chargeback returned, unless both are the same. */
      byBank: z.object({ least: cents, most: cents }),
    }),
  },
  'POST /api/office/registrations/:id/failed-refunds/retry': {
    summary: 'Sends the failed refunds of a registration again',
    who: { staff: 'refund', fresh: true },
    records: 'refund retry',
    params,
    body: z.object({ revision: rowNumber }),
    answer: refundsRetried,
  },
  ...withPreview('POST /api/office/registrations/:id/failed-refunds/outside', {
    summary: 'Records that the money of failed refunds was refunded offline; the registrant gets an email',
    who: { staff: 'refund', fresh: true },
    records: 'refund outside',
    params,
    body: z.object({
      revision: rowNumber,
      /** The amount that was confirmed. */
      amount: sentCents,
      how: lines(500),
      byBank: sentCents.optional(),
    }),
    answer: refundsRetried,
  }),
})
export type RefundCalls = typeof refundCalls
export type RefundQuoteView = AnswerOf<(typeof refundCalls)['GET /api/office/registrations/:id/refund-quote']>
export type OfficeApprovals = AnswerOf<(typeof refundCalls)['GET /api/office/approvals']>
