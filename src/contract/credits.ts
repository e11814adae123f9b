import { z } from 'zod'
import { isCreditable } from '#domain/credits.ts'
import { courseId, day, line, lines } from './fields.ts'

// CE hours, what a dentist enters of them, and how far the awards are.

const creditKind = z.enum(['online', 'hands-on'])
const reviewState = z.enum(['pending', 'approved', 'declined'])
const hours = z.number().refine(isCreditable, 'must be in half hours, up to 200')

/** Hours by course: earned, booked (a date is chosen) or open (none is yet). */
const creditLine = z.object({
  /** Null for hours of another provider. */
  course: courseId.nullable(),
  title: z.string().nullable(),
  provider: z.string().nullable(),
  kind: creditKind,
  hours: z.number(),
  state: z.enum(['earned', 'booked', 'open']),
  /** The day on which they were earned, or the first day of the date. */
  on: day.nullable(),
})
export type CreditLine = z.infer<typeof creditLine>

const outsideCredit = z.object({
  id: z.uuid(),
  title: z.string(),
  provider: z.string(),
  kind: creditKind,
  hours: z.number(),
  earnedOn: day,
  state: reviewState,
})

const awardCase = z.object({
  id: z.uuid(),
  title: z.string(),
  summary: z.string(),
  treatedOn: day,
  state: reviewState,
})

const reach = z.object({ reached: z.number(), of: z.number() })

const programStep = z.object({
  course: courseId,
  state: z.enum(['completed', 'booked', 'open', 'missing']),
  completedOn: day.nullable(),
  start: day.nullable(),
  end: day.nullable(),
  sample: z.boolean(),
})
export type ProgramStep = z.infer<typeof programStep>

const testStanding = z.discriminatedUnion('state', [
  z.object({ state: z.literal('passed'), score: z.number(), on: day }),
  z.object({ state: z.literal('open'), from: day.nullable(), retakesLeft: z.int() }),
  z.object({ state: z.literal('hours-needed'), hours: z.number() }),
])
export type TestStanding = z.infer<typeof testStanding>

const fellowship = z.object({
  steps: z.array(programStep),
  window: z.object({ from: day, to: day }).nullable(),
  handsOnCe: reach,
  totalCe: reach,
  cases: reach,
  test: testStanding,
  feePaid: z.boolean(),
  achieved: z.boolean(),
})
export type FellowshipAnswer = z.infer<typeof fellowship>

const mastership = z.object({
  steps: z.array(programStep),
  totalCe: reach,
  cases: reach,
  defendedOn: day.nullable(),
  feePaid: z.boolean(),
  achieved: z.boolean(),
})
export type MastershipAnswer = z.infer<typeof mastership>

/** GET /api/account/credits */
export const credits = {
  summary: 'Continuing education hours and the way to both awards',
  response: {
    200: z.object({
      lines: z.array(creditLine),
      earned: z.object({ online: z.number(), handsOn: z.number(), total: z.number() }),
      outside: z.array(outsideCredit),
      cases: z.array(awardCase),
      fellowship,
      mastership,
    }),
  },
}
export type Credits = z.infer<(typeof credits.response)[200]>

/** Made by the form: what is sent again under it is the same entry. */
const entryKey = z.looseObject({ 'idempotency-key': z.uuid('must be a UUID').optional() })
const entered = { 201: z.object({ id: z.uuid() }) }
const byId = z.object({ id: z.uuid() })

/** POST /api/account/outside-credits */
export const enterOutsideCredit = {
  summary: 'Enters hours earned elsewhere; staff look at them',
  headers: entryKey,
  body: z.object({ title: line(160), provider: line(120), kind: creditKind, hours, earnedOn: day }),
  response: entered,
}
export type OutsideCreditEntry = z.output<typeof enterOutsideCredit.body>

/** POST /api/account/cases */
export const enterCase = {
  summary: 'Enters a case for an award; staff look at it',
  headers: entryKey,
  body: z.object({ title: line(160), summary: lines(2000), treatedOn: day }),
  response: entered,
}
export type CaseEntry = z.output<typeof enterCase.body>

/** DELETE /api/account/outside-credits/:id and /api/account/cases/:id, while they wait to be looked at */
export const withdraw = {
  summary: 'Takes an entry back while it waits to be looked at',
  params: byId,
  response: { 204: z.undefined() },
}
