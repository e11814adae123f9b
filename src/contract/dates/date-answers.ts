// When the academy cancels a date, the registrant chooses: the money, credit, or another date (which is chosen like any date).

import { z } from 'zod'
import { calls } from '../calls.ts'
import { cents, courseId, day, token } from '../fields.ts'

/** A canceled date whose registrant has not chosen yet. */
export const askedView = z.object({
  /** The days and the place that were canceled. */
  start: day,
  end: day,
  location: z.string(),
  /** After it, the money goes back. */
  lastDay: day,
  /** What comes back for the course; null for a colleague, who does not see what the payer paid. */
  amount: cents.nullable(),
  /** The part of it that goes back as money; the rest was paid with credit. Null as above. */
  card: cents.nullable(),
  /** How the money goes back. `payer`: to the card of somebody else who paid; `offline`: by wire or check. */
  way: z.enum(['card', 'payer', 'offline']),
  /** What is no longer to be paid of a plan. */
  ends: cents,
  mayTakeCredit: z.boolean(),
})
export type AskedView = z.infer<typeof askedView>

const answer = z.object({ answer: z.enum(['card', 'credit']) })
export type MoneyAnswer = z.infer<typeof answer>['answer']

const summary =
  'Chooses the money or credit for a course whose date the academy canceled; 409 once something else was chosen'

export const dateAnswerCalls = calls({
  'POST /api/registrations/:token/answers/:course': {
    summary: `${summary}. 401 where it belongs to an account and its owner is not signed in`,
    who: 'link',
    params: z.object({ token, course: courseId }),
    body: answer,
  },
  'POST /api/account/registrations/:id/answers/:course': {
    summary,
    who: 'registrant',
    params: z.object({ id: z.uuid(), course: courseId }),
    body: answer,
  },
})
export type DateAnswerCalls = typeof dateAnswerCalls
