// Refunds by staff: the quote, the act, and what a second person approves.
import { z } from 'zod'
import { refundRules } from '#domain/registrations/refunds.ts'
import { cents, courseId, day, instant, language, lines, rowNumber, sentCents, storedId } from '../fields.ts'
import { registrationStatus } from '../registrations.ts'
import { emailPreview, previewed } from './previews.ts'

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

/** GET /api/office/registrations/:id/refund-quote. Nothing is changed. */
export const refundQuote = {
  summary: 'What a refund would be, and everything that would happen',
  params,
  querystring: z.object({
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
  response: {
    200: z.object({
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
}
export type RefundQuoteView = z.infer<(typeof refundQuote.response)[200]>

const refundForm = z.object({
  revision: rowNumber,
  items: z.array(courseId).min(1).max(20),
  amount: sentCents,
  keeps: z.boolean(),
})
const reason = lines(500)

/** POST /api/office/registrations/:id/refund */
export const makeRefund = {
  summary: 'Refunds up to what the policy gives; another amount needs a reason',
  params,
  body: refundForm.extend({ reason: reason.nullable() }),
  response: { 200: z.object({ status: registrationStatus, amount: cents }) },
}

/** POST /api/office/registrations/:id/approvals */
export const askApproval = {
  summary: 'Asks a second person to approve a refund beyond the policy. Nothing moves before that',
  params,
  body: refundForm.extend({ reason }),
  response: { 200: z.object({ id: z.uuid() }) },
}

/** GET /api/office/approvals: those that wait, oldest first */
export const listApprovals = {
  summary: 'Refunds that wait for a second person',
  response: { 200: z.object({ approvals: z.array(approval) }) },
}
export type OfficeApprovals = z.infer<(typeof listApprovals.response)[200]>

/** GET /api/office/registrations/:id/approvals, newest first */
export const approvalsOfRegistration = {
  summary: 'What was asked for and decided about refunds of a registration beyond the policy',
  params,
  response: { 200: z.object({ approvals: z.array(approval) }) },
}

/** POST /api/office/approvals/:id/approve. Refused with `quote_changed` if it is no longer what was asked for. */
export const approve = {
  summary: 'Approves the request of another person, and makes the refund',
  params,
  body: z.object({}),
  response: makeRefund.response,
}

/** POST /api/office/approvals/:id/decline */
export const decline = {
  summary: 'Declines the request of another person',
  params,
  body: z.object({ reason }),
  response: { 204: z.undefined() },
}

/** POST /api/office/approvals/:id/withdraw */
export const withdraw = {
  summary: 'Withdraws an own request',
  params,
  body: z.object({}),
  response: { 204: z.undefined() },
}

/** POST /api/office/registrations/:id/release-notice */
export const giveNotice = {
  summary: 'Emails a registrant that the seats are released if an overdue payment is not made',
  params,
  body: z.object({ revision: rowNumber }),
  response: { 200: z.object({ until: instant }) },
}

/** POST /api/office/registrations/:id/release */
export const releaseSeats = {
  summary: 'Cancels the courses of an overdue plan after its notice; nothing more is charged',
  params,
  body: z.object({ revision: rowNumber }),
  response: { 200: z.object({ status: registrationStatus }) },
}

/** GET /api/office/registrations/:id/failed-refunds */
export const failedRefunds = {
  summary: 'The failed refunds of a registration, and which part a chargeback may have returned',
  params,
  response: {
    200: z.object({
      amount: cents,
      refunds: z.array(z.object({ key: z.string(), amount: cents, decidedAt: instant })),
      /** Staff say how much of it a chargeback returned, unless both are the same. */
      byBank: z.object({ least: cents, most: cents }),
    }),
  },
}
export type FailedRefunds = z.infer<(typeof failedRefunds.response)[200]>

/** POST /api/office/registrations/:id/failed-refunds/retry */
export const retryRefunds = {
  summary: 'Sends the failed refunds of a registration again',
  params,
  body: z.object({ revision: rowNumber }),
  response: { 200: z.object({ status: registrationStatus, refunded: cents }) },
}

/** POST /api/office/registrations/:id/failed-refunds/outside */
export const refundOutside = {
  summary: 'Records that the money of failed refunds was refunded offline; the registrant gets an email',
  params,
  body: z.object({
    revision: rowNumber,
    /** The amount that was confirmed. */
    amount: sentCents,
    how: lines(500),
    byBank: sentCents.optional(),
  }),
  response: retryRefunds.response,
}

/** POST /api/office/registrations/:id/failed-refunds/outside/preview */
export const previewOutside = {
  ...refundOutside,
  summary: `Preview: ${refundOutside.summary}`,
  response: previewed,
}
