import { z } from 'zod'
import { courseId, day, email, instant, sentDay, token } from './fields.ts'

/** POST /api/waiting-list */
export const joinWaitingList = {
  summary:
    'Joins the list of a sold-out date; the answer is the same whether the address was on it. The place counts once the link in its email is confirmed, or at once for the signed-in owner of a verified address',
  body: z.object({ course: courseId, start: sentDay, email }),
  response: {
    200: z.object({
      joined: z.literal(true),
      /** False while the entry waits to be confirmed by email. */
      confirmed: z.boolean(),
    }),
  },
}
export type JoinWaitingList = z.output<typeof joinWaitingList.body>
export type JoinedWaitingList = z.infer<(typeof joinWaitingList.response)[200]>

/** GET /api/waiting-list/:token */
export const waitingListPlace = {
  summary: 'A place on a list, and the seat that may be offered, by the link of an email',
  params: z.object({ token }),
  response: {
    200: z.object({
      course: courseId,
      start: day,
      end: day,
      location: z.string(),
      sample: z.boolean(),
      state: z.enum(['unconfirmed', 'waiting', 'offered', 'taken', 'lapsed', 'left']),
      /** Until when the offered seat is held. */
      offerExpiresAt: instant.nullable(),
    }),
  },
}
export type WaitingListPlace = z.infer<(typeof waitingListPlace.response)[200]>

/** POST /api/waiting-list/:token/confirmation */
export const confirmWaitingListPlace = {
  summary:
    'Confirms a place by the link of its email, once or again; 409 seats_left where the date has seats',
  params: z.object({ token }),
  response: waitingListPlace.response,
}

/** DELETE /api/waiting-list/:token */
export const leaveWaitingList = {
  summary: 'Leaves the list: 204, and again 204',
  params: z.object({ token }),
}
