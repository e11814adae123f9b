import { z } from 'zod'
import { cents, day, line, sentCents, sentDay, storedId } from '../fields.ts'

const nothing = { 204: z.undefined() }
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

/** GET /api/office/codes */
export const listCodes = {
  summary: 'Discount codes with their uses, newest first',
  response: { 200: z.object({ codes: z.array(discountCode) }) },
}
export type OfficeCodes = z.infer<(typeof listCodes.response)[200]>

/** POST /api/office/codes */
export const makeCode = {
  summary: 'Makes a discount code',
  body: z.object({
    code,
    percent: z.int().min(1).max(99).nullable(),
    amount: sentCents.min(100).nullable(),
    items: z.array(z.string().max(40)).min(1).max(20).nullable(),
    most: z.int().min(1).max(10_000),
    from: sentDay,
    until: sentDay,
  }),
  response: nothing,
}

/** POST /api/office/codes/:code/end */
export const endCode = {
  summary: 'Ends a discount code; orders that used it keep their price',
  params: z.object({ code }),
  body: z.object({}),
  response: nothing,
}
