import { z } from 'zod'
import { day, instant } from '../fields.ts'

const entered = z.object({
  id: z.uuid(),
  personId: z.string(),
  name: z.string().nullable(),
  email: z.string(),
  title: z.string(),
  enteredAt: instant,
})

/** GET /api/office/awards */
export const officeAwards = {
  summary: 'Hours and cases that wait for a decision, and the last tests and award steps',
  response: {
    200: z.object({
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
}
export type OfficeAwards = z.infer<(typeof officeAwards.response)[200]>
