import { z } from 'zod'
import { isDay } from '#domain/dates/days.ts'
import { currency } from '#domain/money/money.ts'
import { planFaults } from '#domain/pricing/plan.ts'
import { type AnswerOf, calls } from './calls.ts'
import { cents, day, storedId, token } from './fields.ts'

/** `failed`: tried and not paid, or its day has passed. */
const planPaymentStates = ['paid', 'failed', 'due'] as const

export const planPayment = z.object({
  due: day,
  amount: cents,
  state: z.enum(planPaymentStates),
  /** Its place among the payments of the registration, for its receipt. */
  position: z.int(),
  receiptNumber: z.string().nullable(),
})
export type PlanPayment = z.infer<typeof planPayment>

const card = z.object({
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
})

const plan = z.object({
  selectedItems: z.array(storedId),
  payments: z.array(planPayment),
  /** The agreed price, less what cancellations have ended. */
  total: cents,
  paid: cents,
  /** What is still to pay. */
  rest: cents,
  /** The first payment that is overdue, and what happens to it. */
  overdue: z
    .object({
      due: day,
      amount: cents,
      needsBank: z.boolean(),
      nextTry: day.nullable(),
      keptUntil: day,
    })
    .nullable(),
  /** The card that later payments are charged to. */
  card: card.nullable(),
  /** A dispute stops all charges. */
  stopped: z.boolean(),
  changeableBy: z.enum(['caller', 'owner']),
})
export type PlanView = z.infer<typeof plan>

const byToken = z.object({ token })

export const planCalls = calls({
  'GET /api/plan-terms': {
    summary: 'The payments of an order in parts, or why it has none',
    who: 'anyone',
    query: z.object({
      items: z.string().max(400),
      /** The first days that were chosen: module1:2027-03-05,clinical1:2027-06-04. */
      dates: z
        .string()
        .regex(/^([a-z0-9]+:\d{4}-\d{2}-\d{2}(,|$))*$/)
        .max(400)
        .refine((text) => (text.match(/[\d-]{10}/g) ?? []).every(isDay), 'must have days such as 2025-09-12')
        .optional(),
    }),
    answer: z.union([
      z.object({ plan: z.array(z.object({ due: day, amount: cents })) }),
      z.object({ fault: z.enum(planFaults), lastBeforeDays: z.int(), firstAfterDays: z.int() }),
    ]),
  },
  'GET /api/plans/:token': {
    summary: 'The payments of a registration that is paid in parts, by the link of its emails',
    who: 'link',
    params: byToken,
    answer: plan,
  },
  'POST /api/plans/:token/payment': {
    summary: 'Opens the next payment of a plan, or all that is left, for any card; 409 if nothing is to pay',
    who: 'link',
    params: byToken,
    body: z.object({ rest: z.boolean().default(false) }),
    answer: z.object({ clientSecret: z.string(), amount: cents, currency: z.literal(currency) }),
  },
  'POST /api/plans/:token/card': {
    summary: 'Begins to save another card for later payments. 401 where the owner must sign in',
    who: 'link',
    params: byToken,
    body: z.object({}),
    answer: z.object({ clientSecret: z.string() }),
  },
  'PUT /api/plans/:token/card': {
    summary: 'Uses the saved card from the next payment on. 401 where the owner must sign in',
    who: 'link',
    params: byToken,
    body: z.object({
      clientSecret: z.string().regex(/^seti_[A-Za-z0-9]{1,100}_secret_[A-Za-z0-9]{1,100}$/, 'is not valid'),
    }),
    answer: plan,
  },
})
export type PlanCalls = typeof planCalls
export type PlanTerms = AnswerOf<(typeof planCalls)['GET /api/plan-terms']>
export type OpenedPlanPayment = AnswerOf<(typeof planCalls)['POST /api/plans/:token/payment']>
