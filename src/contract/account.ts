import { z } from 'zod'
import { cents, courseId, day, instant, itemId } from './fields.ts'
import { cancellation, refundQuote, registration, registrationStatus } from './registrations.ts'

/** GET /api/account/profile; a field that the profile does not have yet is null. */
export const profile = {
  response: {
    200: z.object({
      profile: z.object({
        name: z.string().nullable(),
        email: z.string(),
        phone: z.string().nullable(),
        createdAt: instant,
      }),
    }),
  },
}
export type Profile = z.infer<(typeof profile.response)[200]>['profile']

export const transaction = z.object({
  id: z.uuid(),
  timestamp: instant,
  selectedItems: z.array(itemId),
  amount: cents,
  refunded: cents,
  status: registrationStatus,
  disputed: z.boolean(),
  receiptNumber: z.string().nullable(),
})
export type Transaction = z.infer<typeof transaction>

/** GET /api/account/transactions */
export const transactions = { response: { 200: z.array(transaction) } }

/** What stands behind an active course: the spec asks for a truthy value, the page shows its date. */
export const activeCourse = z.object({
  registrationId: z.uuid(),
  start: day.nullable(),
  end: day.nullable(),
})

/** GET /api/account/active-courses */
export const activeCourses = { response: { 200: z.partialRecord(courseId, activeCourse) } }
export type ActiveCourses = z.infer<(typeof activeCourses.response)[200]>

export const completedCourse = z.object({
  course: courseId,
  completedOn: day,
  ceHours: z.number(),
  certificateId: z.uuid(),
  certificateCode: z.string(),
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

/** GET /api/account/transactions/:id/refund-quote */
export const accountRefundQuote = { params: byId, response: { 200: refundQuote } }
/** POST /api/account/transactions/:id/cancel */
export const accountCancel = { params: byId, body: cancellation, response: { 200: registration } }

/** DELETE /api/account: needs a token from a sign-in of the last five minutes */
export const deleteAccount = { response: { 204: z.undefined() } }
