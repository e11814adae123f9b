import { z } from 'zod'
import { type AnswerOf, calls } from '../calls.ts'
import { cents, day, line, sentCents, sentDay, storedId } from '../fields.ts'

const code = line(40).toUpperCase()

const discountCode = z.object({
  code: z.string(),
  /** Either of the two. */
  percent: z.int().nullable(),
  amount: cents.nullable(),
  /** Null for every course and program. */
  items: z.array(storedId).nullable(),
  /** Orders that are paid or can be paid. */
  used: z.int(),
  most: z.int(),
  from: day,
  until: day,
  ended: z.boolean(),
})
export type OfficeCode = z.infer<typeof discountCode>

export const codeCalls = calls({
  'GET /api/office/codes': {
    summary: 'Discount codes with their uses, newest first',
    who: { staff: 'see' },
    answer: z.object({ codes: z.array(discountCode) }),
  },
  'POST /api/office/codes': {
    summary: 'Makes a discount code',
    who: { staff: 'accounting', fresh: true },
    records: 'codes make',
    body: z.object({
      code,
      percent: z.int().min(1).max(99).nullable(),
      amount: sentCents.min(100).nullable(),
      items: z.array(z.string().max(40)).min(1).max(20).nullable(),
      most: z.int().min(1).max(10_000),
      from: sentDay,
      until: sentDay,
    }),
  },
  'POST /api/office/codes/:code/end': {
    summary: 'Ends a discount code; orders that used it keep their price',
    who: { staff: 'accounting', fresh: true },
    records: 'codes end',
    params: z.object({ code }),
    body: z.object({}),
  },
})
export type CodeCalls = typeof codeCalls
export type OfficeCodes = AnswerOf<(typeof codeCalls)['GET /api/office/codes']>
