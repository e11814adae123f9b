import { z } from 'zod'
import { courseId, day, email, name, soldAs, storedId, token } from './fields.ts'

const offered = z.object({ course: courseId, name, email })
export type OfferTakeover = z.infer<typeof offered>

/** POST /api/account/registrations/:id/takeovers */
export const offerTakeover = {
  summary: 'Emails a colleague a link to take a course over; 409 where that is not possible',
  params: z.object({ id: z.uuid() }),
  body: offered,
  response: { 204: z.undefined() },
}

const byToken = z.object({ token })

/** GET /api/takeovers/:token */
export const readTakeover = {
  summary: 'A course that a colleague can take over, by its link; 409 once that was used or has ended',
  params: byToken,
  response: {
    200: z.object({
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
}
export type TakeoverView = z.infer<(typeof readTakeover.response)[200]>

/** POST /api/takeovers/:token */
export const acceptTakeover = {
  summary: 'Takes the course over: seat, lessons and certificate are the colleague’s from now on',
  params: byToken,
  body: z.object({ name }),
  response: { 204: z.undefined() },
}
