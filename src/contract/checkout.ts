import { z } from 'zod'
import { parseSelection, type Selection } from '#domain/catalogue/selection.ts'
import { currency } from '#domain/money/money.ts'
import { languages } from '#domain/people/language.ts'
import { isSiteFormKey } from '#domain/registrations/form-key.ts'
import { mostColleagues } from '#domain/registrations/groups.ts'
import { registrationStatuses } from '#domain/registrations/registration.ts'
import { type AnswerOf, calls } from './calls.ts'
import { cents, courseId, day, email, instant, line, name, phone, sentDay, token } from './fields.ts'

const selectedItems = z
  .union([z.string().max(40), z.array(z.string().max(40)).max(20)], 'must be an id or a list of ids')
  .transform((value, context): Selection => {
    const parsed = parseSelection(value)
    if ('selection' in parsed) return parsed.selection
    context.addIssue({ code: 'custom', message: parsed.fault })
    return z.NEVER
  })

/** The first day of the date chosen for each course. A course without one holds no seat. */
const dates = z.partialRecord(
  courseId,
  sentDay,
  'must hold days by the ids of courses, such as {"module2": "2025-09-12"}',
)

const keyLength = 'must be 8 to 200 characters'
const formKey = z
  .string()
  .min(8, keyLength)
  .max(200, keyLength)
  .refine((key) => !isSiteFormKey(key), 'must not contain a colon')

const customerData = z
  .object({
    name,
    email,
    phone,
    selectedItems,
    dates: dates.default({}),
    /** The token of a waiting-list offer, whose seat this registration takes. */
    offer: token.optional(),
    /** A discount code, in any case. */
    code: line(40).toUpperCase().optional(),
  })
  .superRefine(({ selectedItems: selection, dates }, context) => {
    for (const course of Object.keys(dates)) {
      if (typeof selection !== 'string' && selection.some((id) => id === course)) continue
      const reason =
        typeof selection === 'string' ? 'dates of a program are chosen later' : 'is not among selectedItems'
      context.addIssue({ code: 'custom', path: ['dates', course], message: reason })
    }
  })

/** A colleague that the buyer registers too. The language is that of the emails; without it, the buyer's. */
export const colleague = z.object({ name, email, language: z.enum(languages).optional() })
export type Colleague = z.output<typeof colleague>

const settledPayment = z.object({
  registrationId: z.uuid(),
  status: z.enum(registrationStatuses),
  receiptNumber: z.string().nullable(),
  /**
   * The link to the registration and its documents, as in the confirmation email; null before the payment has
   * succeeded and after the first links were ended.
   */
  link: token.nullable(),
})

const plannedPayment = z.object({ due: day, amount: cents })

export const openedPayment = z.object({
  /** Empty when credit pays everything. */
  clientSecret: z.string(),
  registrationId: z.uuid(),
  /** For all people of the order. */
  amount: cents,
  currency: z.literal(currency),
  /** Every payment, deposit first. Only with `plan: true`, and then `amount` is the deposit. */
  plan: z.array(plannedPayment).optional(),
  /** What credit pays. Only with `credit: true`, and then `amount` is what the card pays. */
  credit: cents.optional(),
  /** The paid registration, when credit has paid everything. */
  settled: settledPayment.optional(),
  /** When the held seats are released; null when no seat is held. */
  holdExpiresAt: instant.nullable(),
})

export const checkoutCalls = calls({
  'POST /api/create-payment-intent': {
    summary: 'Opens a registration, holds its seats and begins its payment; sent again it is the same one',
    who: 'anyone',
    headers: z.looseObject({ 'idempotency-key': formKey.optional() }),
    body: z
      .object({
        email,
        customerData,
        /** Pays in parts. The server makes the terms; nothing else about them is read. */
        plan: z.boolean().optional(),
        /** Pays with credit as far as it goes, for a signed-in buyer with a verified email. A card pays the rest. */
        credit: z.boolean().optional(),
        /**
         * Registers these people too, for the same courses, dates and price. The buyer pays for all at once, so not with a plan
         * and not with credit. Either everybody gets a seat or nobody.
         */
        colleagues: z.array(colleague).max(mostColleagues, `must be at most ${mostColleagues}`).optional(),
        /**
         * Whether the buyer declares to have what the chosen courses require. The form always asks; a request without it is
         * accepted, and stores no declaration.
         */
        declared: z.boolean().optional(),
        /** The page on which the tab opened the site, for the figures of the office. */
        firstPage: z.string().max(2000).startsWith('/', 'must be a path').optional(),
      })
      .refine((body) => body.email === body.customerData.email, {
        path: ['customerData', 'email'],
        message: 'must equal email',
      })
      .refine(({ plan, credit }) => !(plan && credit), {
        path: ['credit'],
        message: 'cannot be combined with plan',
      })
      .refine(({ plan, credit, colleagues = [] }) => colleagues.length === 0 || !(plan || credit), {
        path: ['colleagues'],
        message: 'cannot be combined with plan or credit',
      })
      .refine(({ email, colleagues = [] }) => {
        const addresses = [email, ...colleagues.map((one) => one.email)]
        return new Set(addresses).size === addresses.length
      }, 'each person needs an email address of their own'),
    answer: openedPayment,
  },
  /**
   * The browser reports that the card form finished or that the provider redirected back. The server asks the
   * provider and returns what it found. The client secret shows that the caller is the payer.
   */
  'POST /api/settle-payment': {
    summary: 'Asks the provider what became of a payment, and records it',
    who: 'secret',
    body: z.object({
      clientSecret: z.string().regex(/^pi_[A-Za-z0-9]{1,100}_secret_[A-Za-z0-9]{1,100}$/, 'is not valid'),
    }),
    answer: settledPayment,
  },
})
export type CheckoutCalls = typeof checkoutCalls
export type CreatePaymentIntentRequest = z.input<
  (typeof checkoutCalls)['POST /api/create-payment-intent']['body']
>
export type Order = z.output<
  (typeof checkoutCalls)['POST /api/create-payment-intent']['body']
>['customerData']
export type OpenedPayment = AnswerOf<(typeof checkoutCalls)['POST /api/create-payment-intent']>
export type SettledPayment = AnswerOf<(typeof checkoutCalls)['POST /api/settle-payment']>
