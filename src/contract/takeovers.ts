import { z } from 'zod'
import { type AnswerOf, calls } from './calls.ts'
import { courseId, day, email, name, soldAs, storedId, token } from './fields.ts'

const offered = z.object({ course: courseId, name, email })
export type OfferTakeover = z.infer<typeof offered>

const byToken = z.object({ token })

export const takeoverCalls = calls({
  'POST /api/account/registrations/:id/takeovers': {
    summary: 'Emails a colleague a link to take a course over; 409 where that is not possible',
    who: 'registrant',
    params: z.object({ id: z.uuid() }),
    body: offered,
  },
  'GET /api/takeovers/:token': {
    summary: 'A course that a colleague can take over, by its link; 409 once that was used or has ended',
    who: 'link',
    params: byToken,
    answer: z.object({
      /** The registrant who gives the course. */
      from: z.string(),
      name: z.string(),
      email: z.string(),
      course: storedId,
      soldAs,
      start: day,
      end: day,
      /** The last day on which the link can be used. */
      until: day,
    }),
  },
  'POST /api/takeovers/:token': {
    summary: 'Takes the course over: seat, lessons and certificate are the colleague’s from now on',
    who: 'link',
    params: byToken,
    body: z.object({ name }),
  },
})
export type TakeoverCalls = typeof takeoverCalls
export type TakeoverView = AnswerOf<(typeof takeoverCalls)['GET /api/takeovers/:token']>
