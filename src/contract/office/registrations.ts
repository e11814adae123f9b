import { z } from 'zod'
import { refundRules } from '#domain/registrations/refunds.ts'
import { disputeStates, registrationStatuses } from '#domain/registrations/registration.ts'
import { type AnswerOf, calls } from '../calls.ts'
import { cents, courseId, day, instant, language, line, rowNumber, sentDay, storedId } from '../fields.ts'
import { recordedAction } from '../record.ts'
import { registrationStatus } from '../registrations.ts'
import { officeEmail } from './emails.ts'
import { pageEnds, pageQuery, several } from './paging.ts'

export const registrationSorts = ['registered', '-registered', 'name', '-name', 'amount', '-amount'] as const

/** Two-letter code of ISO 3166. */
const country = z.string().regex(/^[A-Z]{2}$/, 'must be a country such as US')

/** Days are the academy's; both ends count. */
export const registrationFilter = z.object({
  /** Part of a name, email or phone number; or a receipt number or the id of a registration. */
  q: line(120).optional(),
  status: several(registrationStatuses).optional(),
  dispute: several(disputeStates).optional(),
  course: courseId.optional(),
  /** The first day of a date; `none` for courses without a date. */
  date: z.union([sentDay, z.literal('none')]).optional(),
  from: sentDay.optional(),
  to: sentDay.optional(),
  paidFrom: sentDay.optional(),
  paidTo: sentDay.optional(),
  language: language.optional(),
  country: country.optional(),
})
export type RegistrationFilter = z.output<typeof registrationFilter>

export const officeRegistrationRow = z.object({
  id: z.uuid(),
  receiptNumber: z.string().nullable(),
  registeredAt: instant,
  paidAt: instant.nullable(),
  /** Null after the person was erased; name and email are then empty. */
  personId: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  items: z.array(storedId),
  /** Courses that were not canceled. */
  courses: z.int(),
  /** The first day of those that have a date. */
  firstDay: day.nullable(),
  status: registrationStatus,
  dispute: z.enum(disputeStates).nullable(),
  amount: cents,
  /** Received, refunded, and held now: net is without refunds and without what banks took. */
  paid: cents,
  refunded: cents,
  net: z.int(),
  /** What the registrant still has to pay. */
  due: cents,
  language,
  country: z.string().nullable(),
})
export type OfficeRegistrationRow = z.infer<typeof officeRegistrationRow>

/** A filter that more match is not added up: it would take too long for a list. */
export const mostAddedUp = 10_000

const officeLine = z.object({
  course: storedId,
  start: day.nullable(),
  end: day.nullable(),
  sample: z.boolean(),
  /** The seat's place among the seats of the date, in the order of registering; null without a seat. */
  seat: z.object({ number: z.int(), of: z.int() }).nullable(),
  share: cents,
  state: z.enum(['active', 'completed', 'canceled']),
  /** What a cancellation today would return of what the course still costs; null if it cannot be canceled. */
  /** The policy's percentage. Of a plan, less comes back while a part is unpaid. */
  policy: z.object({ percent: z.int(), rule: z.enum(refundRules), comesBack: cents }).nullable(),
  refunded: cents,
  movedFrom: day.nullable(),
  /** The refund steps count from this day; null: from the first day. */
  stepsFrom: day.nullable(),
  /** The colleague who has taken the course over. */
  holder: z.object({ name: z.string(), email: z.string() }).nullable(),
  canceledAt: instant.nullable(),
  completedOn: day.nullable(),
  certificate: z.string().nullable(),
})

export const moneyKinds = [
  'agreed',
  'price-lowered',
  'payment',
  'payment-reversed',
  'refund',
  'refund-offline',
  'refund-reversed',
  'dispute-opened',
  'dispute-withdrawn',
  'dispute-lost',
  'chargeback-as-refund',
] as const

const moneyLine = z.object({
  day,
  kind: z.enum(moneyKinds),
  course: storedId.nullable(),
  /** The installment that it is about, from 1. */
  payment: z.int().nullable(),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  /** The provider's id, the key of a refund, or a receipt number. */
  reference: z.string().nullable(),
  /** Change of the agreed price. */
  price: z.int(),
  /** Negative for a payment that was reversed. */
  in: z.int(),
  /** Negative for a refund that failed and came back. */
  back: z.int(),
  /** What the registrant owes after this line; below zero while a refund is on its way. */
  owed: z.int(),
  /** A payment that is due but has not arrived. */
  expected: z.boolean(),
})
export type OfficeMoneyLine = z.infer<typeof moneyLine>

const refundView = z.object({
  key: z.string(),
  amount: cents,
  reason: z.string(),
  state: z.enum(['due', 'pending', 'succeeded', 'failed', 'outside', 'credit']),
  decidedAt: instant,
})

const happening = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('registered'), at: instant }),
  z.object({ kind: z.literal('money'), at: instant, what: z.enum(moneyKinds), amount: cents }),
  z.object({
    kind: z.literal('email'),
    at: instant,
    subject: z.string(),
    emailKind: z.string(),
    language,
    state: officeEmail.shape.state,
  }),
  z.object({ kind: z.literal('refund-failed'), at: instant, amount: cents }),
  z.object({
    kind: z.literal('staff'),
    at: instant,
    who: z.string(),
    action: recordedAction,
    /** By id. */
    names: z.record(z.string(), z.string()),
  }),
])
export type OfficeHappening = z.infer<typeof happening>

export const officeRegistrationCalls = calls({
  'GET /api/office/registrations': {
    summary: 'Registrations by any mix of filters, with totals of all that match',
    who: { staff: 'see' },
    query: pageQuery.extend({
      ...registrationFilter.shape,
      sort: z.enum(registrationSorts).default('-registered'),
    }),
    answer: pageEnds.extend({
      rows: z.array(officeRegistrationRow),
      /** Of all that match; null if more than `mostAddedUp` do. Without a filter, all are added up. */
      totals: z
        .object({
          count: z.int(),
          paid: cents,
          refunded: cents,
          /** Held by banks in open disputes, or lost in them. */
          disputed: z.int(),
          net: z.int(),
          due: cents,
        })
        .nullable(),
    }),
  },
  'GET /api/office/registrations/export.csv': {
    summary: 'The registrations that match, one row for each course, as CSV',
    who: { staff: 'see', fresh: true },
    records: 'registrations export',
    query: registrationFilter,
    answer: 'file',
  },
  /** By id or receipt number */
  'GET /api/office/registrations/:id': {
    summary: 'Everything about a registration: courses, money, emails and what happened',
    who: { staff: 'see' },
    params: z.object({ id: z.union([z.uuid(), z.string().regex(/^[\w-]{3,40}$/)]) }),
    answer: z.object({
      id: z.uuid(),
      /** Forms send it back: a change based on an older one is refused. */
      revision: rowNumber,
      status: registrationStatus,
      dispute: z.enum(disputeStates).nullable(),
      receiptNumber: z.string().nullable(),
      personId: z.string().nullable(),
      hasAccount: z.boolean(),
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      language,
      country: z.string().nullable(),
      registeredAt: instant,
      paidAt: instant.nullable(),
      items: z.array(storedId),
      amount: cents,
      policy: z.object({ version: z.string(), fullDays: z.int(), halfDays: z.int(), months: z.int() }),
      termsVersion: z.string(),
      /** What the buyer declared about courses that require something; null if nobody asked. */
      declared: z.array(z.string()).nullable(),
      /** The people of one payment, the payer first; empty for a registration that was bought alone. */
      group: z.array(z.object({ id: z.uuid(), name: z.string() })),
      lines: z.array(officeLine),
      /** All lines canceled today, capped at what is left. */
      cancelToday: z.object({ amount: cents, left: cents }),
      money: z.array(moneyLine),
      sums: z.object({ in: z.int(), back: z.int(), owed: z.int(), refundOwed: z.int() }),
      refunds: z.array(refundView),
      /** What came by wire or check and is to be sent back by staff. */
      offlineDue: cents,
      /** A plan whose payment stays unpaid. Seats are released after a notice. */
      overdue: z
        .object({
          amount: cents,
          due: day,
          noticeHours: z.int(),
          noticedAt: instant.nullable(),
          mayRelease: z.boolean(),
        })
        .nullable(),
      emails: z.array(officeEmail),
      /** Newest first. */
      timeline: z.array(happening),
      /** In the order of registering. */
      newer: z.uuid().nullable(),
      older: z.uuid().nullable(),
    }),
  },
})
export type OfficeRegistrationCalls = typeof officeRegistrationCalls
export type OfficeRegistrations = AnswerOf<(typeof officeRegistrationCalls)['GET /api/office/registrations']>
export type OfficeRegistration = AnswerOf<
  (typeof officeRegistrationCalls)['GET /api/office/registrations/:id']
>
