import { z } from 'zod'
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
  storedId,
  token,
} from './fields.ts'
import { cancellation, refundQuote, registration, registrationStatus } from './registrations.ts'

/** A field that the profile does not have yet is null. */
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

/** GET /api/account/profile */
export const profile = { response: { 200: profileAnswer } }

/** PATCH /api/account/profile: what is left out stays as it is. */
export const editProfile = {
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
  response: { 200: profileAnswer },
}
export type ProfileEdit = z.input<typeof editProfile.body>

export const transaction = z.object({
  id: z.uuid(),
  timestamp: instant,
  selectedItems: z.array(storedId),
  amount: cents,
  refunded: cents,
  status: registrationStatus,
  disputed: z.boolean(),
  receiptNumber: z.string().nullable(),
  /** How many parts of it went back, each with a receipt of its own. */
  refunds: z.int(),
})
export type Transaction = z.infer<typeof transaction>

/** GET /api/account/transactions */
export const transactions = { response: { 200: z.array(transaction) } }

/** What stands behind an active course; the page shows its date. */
export const activeCourse = z.object({
  registrationId: z.uuid(),
  start: day.nullable(),
  end: day.nullable(),
  /** Whether another date may be chosen now. */
  dateOpen: z.boolean(),
  /** On which the waiting list keeps a seat for the owner: choosing one of them takes that seat. */
  offeredDates: z.array(day),
})
export type ActiveCourse = z.infer<typeof activeCourse>

/** GET /api/account/active-courses: by course id, one entry for each time the course was bought. */
export const activeCourses = { response: { 200: z.record(storedId, z.array(activeCourse).min(1)) } }
export type ActiveCourses = z.infer<(typeof activeCourses.response)[200]>

export const completedCourse = z.object({
  course: storedId,
  completedOn: day,
  ceHours: z.number(),
  /** Null while the certificate is revoked. */
  certificate: z.object({ id: z.uuid(), code: z.string() }).nullable(),
})
export type CompletedCourse = z.infer<typeof completedCourse>

/** GET /api/account/completed-courses */
export const completedCourses = { response: { 200: z.array(completedCourse) } }

export const paymentMethod = z.object({
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
})
export type PaymentMethod = z.infer<typeof paymentMethod>

/** GET /api/account/payment-methods: the cards used */
export const paymentMethods = { response: { 200: z.array(paymentMethod) } }

/** GET /api/account/registrations */
export const accountRegistrations = { response: { 200: z.array(registration) } }

const byId = z.object({ id: z.uuid() })

/** What the registration page goes on with. Who has the key may change the order: it is for its owner's browser alone. */
const unpaidOrderAnswer = z.object({
  formKey: z.string(),
  selectedItems: z.array(storedId),
  /** The first day of each date on which a seat is held. */
  dates: z.partialRecord(courseId, day),
  /** The offer of the waiting list through which one of them is held. */
  offer: z.object({ token, course: courseId, date: day }).nullable(),
})
export type UnpaidOrder = z.infer<typeof unpaidOrderAnswer>

/** GET /api/account/registrations/:id/unpaid-order: 409 once it can no longer be paid. */
export const unpaidOrder = { params: byId, response: { 200: unpaidOrderAnswer } }

/** GET /api/account/transactions/:id/refund-quote */
export const accountRefundQuote = { params: byId, response: { 200: refundQuote } }
/** POST /api/account/transactions/:id/cancel */
export const accountCancel = { params: byId, body: cancellation, response: { 200: registration } }

/**
 * PUT /api/account/registrations/:id/dates/:course: chooses the date of a course, or another one. A seat on it that the
 * waiting list offers to the owner's verified address is the one that is taken.
 */
export const chooseDate = {
  params: byId.extend({ course: courseId }),
  body: z.object({ start: day }),
  response: { 200: registration },
}

/** The language of a document; without it the registration's, or English. */
const inLanguage = z.object({ lang: language.optional() })

/** GET /api/account/transactions/:id/receipt.pdf */
export const accountReceipt = { params: byId, querystring: inLanguage }
/** Refunds of a transaction are counted from 1. */
const position = z.coerce.number().int().min(1)
/** GET /api/account/transactions/:id/refunds/:position.pdf */
export const accountRefundReceipt = {
  params: byId.extend({ position }),
  querystring: inLanguage,
}
/** GET /api/account/registrations/:id/calendar.ics: all of its dates, or one course's */
export const accountCalendar = {
  params: byId,
  querystring: inLanguage.extend({ course: courseId.optional() }),
}
/** GET /api/account/certificates/:id.pdf */
export const accountCertificate = { params: byId, querystring: inLanguage }
/** GET /api/account/credits.pdf */
export const creditsDocument = { querystring: inLanguage }

const byToken = z.object({ token })

/** GET /api/registrations/:token/receipt.pdf and …/calendar.ics, from the confirmation mail */
export const guestDocument = { params: byToken, querystring: inLanguage }
/** GET /api/registrations/:token/refunds/:position.pdf */
export const guestRefundReceipt = { params: byToken.extend({ position }), querystring: inLanguage }
/** GET /api/registrations/:token/certificates/:code.pdf */
export const guestCertificate = {
  params: byToken.extend({ code: z.string() }),
  querystring: inLanguage,
}

/** POST /api/account/calendar-feed: the secret address of one's dates; with `renew` the old one ends. */
export const calendarFeed = {
  body: z.object({ renew: z.boolean().default(false) }),
  response: { 200: z.object({ url: z.string() }) },
}

/** GET /calendar/:token.ics: in the language that stands in the address, since a calendar sends no cookie. */
export const calendarFeedFile = {
  params: z.object({ token }),
  querystring: z.object({ lang: language.optional() }),
}

/** DELETE /api/account: needs a token from a sign-in of the last five minutes */
export const deleteAccount = { response: { 204: z.undefined() } }
