import { z } from 'zod'
import { refundRules } from '#domain/registrations/refunds.ts'
import { disputeStates, registrationStatuses } from '#domain/registrations/registration.ts'
import { calls } from './calls.ts'
import { askedView } from './dates/date-answers.ts'
import { cents, courseId, day, instant, sentCents, sentDay, soldAs, storedId, token } from './fields.ts'

export const registrationStatus = z.enum(registrationStatuses)

export const refundStep = z.object({
  lastDay: day,
  amount: cents,
  rule: z.enum(refundRules),
})

const registrationLine = z.object({
  course: storedId,
  soldAs,
  /** The line's share of the price. */
  amount: cents,
  start: day.nullable(),
  end: day.nullable(),
  /** Where its date is. */
  location: z.string().nullable(),
  sample: z.boolean(),
  state: z.enum(['active', 'completed', 'canceled']),
  refunded: cents,
  calendar: z.array(refundStep),
})

export const registration = z.object({
  id: z.uuid(),
  timestamp: instant,
  name: z.string(),
  email: z.string(),
  selectedItems: z.array(storedId),
  amount: cents,
  refunded: cents,
  status: registrationStatus,
  dispute: z.enum(disputeStates).nullable(),
  receiptNumber: z.string().nullable(),
  /** Who paid, for a registrant who did not. Then all amounts are 0 and there is no receipt. */
  paidBy: z.string().optional(),
  lines: z.array(registrationLine),
})
export type Registration = z.infer<typeof registration>

/**
 * The refund for a cancellation now: each line that can still be canceled, with its rule. Only staff can
 * cancel a course that is no longer in the catalogue.
 */
export const refundQuote = z.object({
  lines: z.array(
    z.object({
      course: courseId,
      /** To the card, if this line alone is canceled. */
      amount: cents,
      rule: refundStep.shape.rule,
      /** What the policy gives. In a plan, it ends what is still to pay first. */
      granted: cents.optional(),
    }),
  ),
  /** All lines together, capped at what is left of the payment. */
  amount: cents,
  left: cents,
  /** What is still to pay of a plan. */
  due: cents.optional(),
  policyVersion: z.string(),
})
export type RefundQuoteAnswer = z.infer<typeof refundQuote>

/** `amount` is the refund that the registrant was shown; 409 when it has changed since. */
export const cancellation = z.object({
  items: z.array(courseId).min(1, 'choose what to cancel').max(6),
  amount: sentCents,
})
export type Cancellation = z.output<typeof cancellation>

/** Whether another date may be chosen now. */
export const dateOpen = z.boolean()
/** Dates on which the waiting list holds a seat for the registrant. Choosing one of them takes that seat. */
export const offeredDates = z.array(day)

/** The registration with details that signed-in users get from separate account calls. */
const linkedRegistration = registration.extend({
  lines: z.array(registrationLine.extend({ dateOpen, offeredDates, asked: askedView.optional() })),
  /** Valid certificates of completed lines. */
  certificates: z.array(z.object({ course: storedId, code: z.string() })),
  /** Number of refunds, each with a receipt. */
  refunds: z.number(),
  /** `owner`: the registration belongs to an account that the caller is not signed in to. */
  cancellableBy: z.enum(['caller', 'owner']),
})
export type GuestRegistration = z.infer<typeof linkedRegistration>

const byToken = z.object({ token })

export const registrationCalls = calls({
  /** The signed link of the confirmation email */
  'GET /api/registrations/:token': {
    summary: 'A registration, by the link of its confirmation',
    who: 'link',
    params: byToken,
    answer: linkedRegistration,
  },
  'GET /api/registrations/:token/refund-quote': {
    summary: 'What would be returned if it were canceled now, line by line, and why',
    who: 'link',
    params: byToken,
    answer: refundQuote,
  },
  'POST /api/registrations/:token/cancel': {
    summary:
      'Cancels lines of a registration; the refund follows the quote. 401 where it belongs to an account and its owner is not signed in',
    who: 'link',
    params: byToken,
    body: cancellation,
    answer: linkedRegistration,
  },
  'PUT /api/registrations/:token/dates/:course': {
    summary:
      'Chooses the date of a course, or another one. 401 where it belongs to an account and its owner is not signed in',
    who: 'link',
    params: byToken.extend({ course: courseId }),
    body: z.object({ start: sentDay }),
    answer: linkedRegistration,
  },
})
export type RegistrationCalls = typeof registrationCalls
