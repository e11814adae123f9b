import { z } from 'zod'
import { type AnswerOf, calls } from '../calls.ts'
import { colleague } from '../checkout.ts'
import { askedView } from '../dates/date-answers.ts'
import {
  cents,
  clearable,
  courseId,
  day,
  instant,
  language,
  line,
  lines,
  name,
  phone,
  printed,
  sentDay,
  soldAs,
  storedId,
  token,
} from '../fields.ts'
import { planPayment } from '../plans.ts'
import {
  cancellation,
  dateOpen,
  offeredDates,
  refundQuote,
  registration,
  registrationStatus,
} from '../registrations.ts'

/** Fields that are not filled in yet are null. */
const profileAnswer = z.object({
  profile: z.object({
    name: z.string().nullable(),
    email: z.string(),
    phone: z.string().nullable(),
    createdAt: instant,
    agdNumber: z.string().nullable(),
    licenseNumber: z.string().nullable(),
    licenseState: z.string().nullable(),
    billingName: z.string().nullable(),
    billingAddress: z.string().nullable(),
    taxId: z.string().nullable(),
  }),
})
export type Profile = z.infer<typeof profileAnswer>['profile']

/** A place on a waiting list; `token` opens its page. */
const waitingPlace = z.object({
  course: courseId,
  start: day,
  end: day,
  state: z.enum(['waiting', 'offered']),
  /** Until when the offered seat is held. */
  offeredUntil: instant.nullable(),
  token,
})
export type WaitingPlace = z.infer<typeof waitingPlace>

const transaction = z.object({
  id: z.uuid(),
  timestamp: instant,
  selectedItems: z.array(storedId),
  /** By course. */
  soldAs: z.record(storedId, soldAs),
  amount: cents,
  refunded: cents,
  status: registrationStatus,
  disputed: z.boolean(),
  receiptNumber: z.string().nullable(),
  /** The colleague who takes it, if the account paid for another person. */
  person: z.string().optional(),
  /** Number of refunds, each with its own receipt. */
  refunds: z.int(),
  /** Every payment made and to make, deposit first. Only of a registration that is paid in parts. */
  plan: z.array(planPayment).optional(),
  /** The token of the page where the plan is paid. */
  planToken: z.string().optional(),
  /** The card that later payments are charged to. */
  planCard: z
    .object({ brand: z.string(), last4: z.string(), expMonth: z.int(), expYear: z.int() })
    .optional(),
})
export type Transaction = z.infer<typeof transaction>

/** The registration line behind an active course. */
const activeCourse = z.object({
  registrationId: z.uuid(),
  soldAs,
  start: day.nullable(),
  end: day.nullable(),
  /** Where its date is. */
  location: z.string().nullable(),
  dateOpen,
  offeredDates,
  /** The academy canceled the date, and the registrant has not chosen yet. */
  asked: askedView.optional(),
  /** Left out while no colleague can take the course over. */
  takeover: z
    .object({
      state: z.enum(['possible', 'offered', 'given', 'received']),
      /** The name of the colleague, for the registrant. */
      colleague: z.string().nullable(),
    })
    .optional(),
})
export type ActiveCourse = z.infer<typeof activeCourse>

const completedCourse = z.object({
  course: storedId,
  soldAs,
  completedOn: day,
  ceHours: z.number(),
  /** Null while the certificate is revoked. */
  certificate: z.object({ id: z.uuid(), code: z.string() }).nullable(),
})
export type CompletedCourse = z.infer<typeof completedCourse>

const paymentMethod = z.object({
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
})
export type PaymentMethod = z.infer<typeof paymentMethod>

export const byId = z.object({ id: z.uuid() })

/**
 * What the registration page needs to continue an unpaid order. The key allows changes to the order, so only
 * its owner's browser gets it.
 */
const unpaidOrderAnswer = z.object({
  formKey: z.string(),
  selectedItems: z.array(storedId),
  /** The first day of each date with a held seat. */
  dates: z.partialRecord(courseId, day),
  /** The waiting-list offer that one of the seats is held through. */
  offer: z.object({ token, course: courseId, date: day }).nullable(),
  /** The colleagues that the order registers too. */
  colleagues: z.array(colleague),
})
export type UnpaidOrder = z.infer<typeof unpaidOrderAnswer>

export const accountCalls = calls({
  /** Waiting-list places are those of a verified address. */
  'GET /api/account/profile': {
    summary: 'Name, address and practice of the account, and its places on waiting lists',
    who: 'registrant',
    answer: profileAnswer.extend({ waitingList: z.array(waitingPlace) }),
  },
  'PATCH /api/account/profile': {
    summary: 'Changes the profile; what is left out stays as it is',
    who: 'registrant',
    body: z
      .object({
        name,
        phone,
        agdNumber: clearable(
          z
            .string()
            .trim()
            .regex(/^\d{6}$/, 'must be six digits'),
        ),
        licenseNumber: clearable(printed(line(40))),
        licenseState: clearable(printed(line(60))),
        billingName: clearable(printed(line(120))),
        billingAddress: clearable(printed(lines(400))),
        taxId: clearable(printed(line(40))),
      })
      .partial(),
    answer: profileAnswer,
  },
  'GET /api/account/transactions': {
    summary: 'What was paid and what was returned, the newest first',
    who: 'registrant',
    answer: z.array(transaction),
  },
  'GET /api/account/active-courses': {
    summary: 'Courses bought and not completed: by course id, one entry for each time the course was bought',
    who: 'registrant',
    answer: z.record(storedId, z.array(activeCourse).min(1)),
  },
  'GET /api/account/completed-courses': {
    summary: 'Courses completed, with their certificates',
    who: 'registrant',
    answer: z.array(completedCourse),
  },
  'GET /api/account/payment-methods': {
    summary: 'The cards used',
    who: 'registrant',
    answer: z.array(paymentMethod),
  },
  'GET /api/account/registrations': {
    summary: 'All registrations, with their lines and dates',
    who: 'registrant',
    answer: z.array(registration),
  },
  'GET /api/account/registrations/:id/unpaid-order': {
    summary: 'What is needed to pay an open registration; 409 once it can no longer be paid',
    who: 'registrant',
    params: byId,
    answer: unpaidOrderAnswer,
  },
  'GET /api/account/transactions/:id/refund-quote': {
    summary: 'What would be returned if it were canceled now, line by line, and why',
    who: 'registrant',
    params: byId,
    answer: refundQuote,
  },
  'POST /api/account/transactions/:id/cancel': {
    summary: 'Cancels lines of a registration; the refund follows the quote',
    who: 'registrant',
    params: byId,
    body: cancellation,
    answer: registration,
  },
  /**
   * Chooses or changes the date of a course. A seat offered to the owner's verified address by the waiting list is
   * taken first.
   */
  'PUT /api/account/registrations/:id/dates/:course': {
    summary: 'Chooses the date of a course, or another one',
    who: 'registrant',
    params: byId.extend({ course: courseId }),
    body: z.object({ start: sentDay }),
    answer: registration,
  },
  'GET /api/account/data.json': {
    summary: 'Everything that is kept of the person, to take away',
    who: 'registrant',
    answer: 'file',
  },
  'POST /api/account/calendar-feed': {
    summary: 'The secret address of one’s dates; with `renew` the old one ends',
    who: 'registrant',
    body: z.object({ renew: z.boolean().default(false) }),
    answer: z.object({ url: z.string() }),
  },
  'POST /api/account/end-links': {
    summary: 'Ends every link in earlier emails about one’s registrations, and emails new links',
    who: 'registrant',
  },
  'GET /calendar/:token.ics': {
    summary: 'The dates behind a secret address, in the language that stands in it',
    who: 'link',
    params: z.object({ token }),
    query: z.object({ lang: language.optional() }),
    answer: 'file',
  },
  'DELETE /api/account': {
    summary: 'Deletes the account; needs a token from a sign-in of the last five minutes',
    who: 'registrant',
  },
})
export type AccountCalls = typeof accountCalls
export type ProfileEdit = z.input<(typeof accountCalls)['PATCH /api/account/profile']['body']>
export type ActiveCourses = AnswerOf<(typeof accountCalls)['GET /api/account/active-courses']>
