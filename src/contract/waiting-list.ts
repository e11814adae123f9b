import { z } from 'zod'
import { courseId, day, email, instant, token } from './fields.ts'

/** POST /api/waiting-list */
export const joinWaitingList = {
  summary: 'Joins the list of a full date; the answer is the same whether the address stood there already',
  body: z.object({ course: courseId, start: day, email }),
  response: { 200: z.object({ joined: z.literal(true) }) },
}
export type JoinWaitingList = z.output<typeof joinWaitingList.body>

/** GET /api/waiting-list/:token */
export const waitingListPlace = {
  summary: 'A place on a list, and the seat that may be offered, by the link of a mail',
  params: z.object({ token }),
  response: {
    200: z.object({
      course: courseId,
      start: day,
      end: day,
      sample: z.boolean(),
      state: z.enum(['waiting', 'offered', 'taken', 'lapsed', 'left']),
      /** Until when the offered seat is held. */
      offerExpiresAt: instant.nullable(),
    }),
  },
}
export type WaitingListPlace = z.infer<(typeof waitingListPlace.response)[200]>

/** DELETE /api/waiting-list/:token */
export const leaveWaitingList = {
  summary: 'Leaves the list: 204, and again 204',
  params: z.object({ token }),
}
