import { z } from 'zod'
import { type AnswerOf, calls } from '../calls.ts'
import { day, instant } from '../fields.ts'

const entered = z.object({
  id: z.uuid(),
  personId: z.string(),
  name: z.string().nullable(),
  email: z.string(),
  title: z.string(),
  enteredAt: instant,
})

export const awardCalls = calls({
  'GET /api/office/awards': {
    summary: 'Hours and cases that wait for a decision, and the last tests and award steps',
    who: { staff: 'awards' },
    answer: z.object({
      hours: z.array(
        entered.extend({
          provider: z.string(),
          kind: z.enum(['online', 'hands-on']),
          hours: z.number(),
          earnedOn: day,
        }),
      ),
      cases: z.array(entered.extend({ summary: z.string(), treatedOn: day, approvedBefore: z.int() })),
      tests: z.array(
        z.object({
          personId: z.string(),
          name: z.string().nullable(),
          email: z.string(),
          takenOn: day,
          score: z.int(),
        }),
      ),
      steps: z.array(
        z.object({
          personId: z.string(),
          name: z.string().nullable(),
          email: z.string(),
          award: z.enum(['fellowship', 'mastership']),
          step: z.enum(['fee', 'defense']),
          doneOn: day,
        }),
      ),
    }),
  },
})
export type AwardCalls = typeof awardCalls
export type OfficeAwards = AnswerOf<(typeof awardCalls)['GET /api/office/awards']>
