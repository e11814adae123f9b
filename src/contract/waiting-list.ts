import { z } from 'zod'
import { courseId, day, email, instant, token } from './fields.ts'

/** POST /api/waiting-list: joins a full date. The answer is the same whether the address stood there already. */
export const joinWaitingList = {
  body: z.object({ course: courseId, start: day, email }),
  response: { 200: z.object({ joined: z.literal(true) }) },
}
export type JoinWaitingList = z.output<typeof joinWaitingList.body>

/** GET /api/waiting-list/:token: what the link of a mail stands for. */
export const waitingListPlace = {
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

/** DELETE /api/waiting-list/:token: 204, and again 204. */
export const leaveWaitingList = { params: z.object({ token }) }
