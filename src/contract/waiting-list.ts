import { z } from 'zod'
import { type AnswerOf, calls } from './calls.ts'
import { courseId, day, email, instant, sentDay, token } from './fields.ts'

const placeOnList = z.object({
  course: courseId,
  start: day,
  end: day,
  location: z.string(),
  sample: z.boolean(),
  state: z.enum(['unconfirmed', 'waiting', 'offered', 'taken', 'lapsed', 'left']),
  /** Until when the offered seat is held. */
  offerExpiresAt: instant.nullable(),
})

export const waitingListCalls = calls({
  'POST /api/waiting-list': {
    summary:
      'Joins the list of a sold-out date; the answer is the same whether the address was on it. The place counts once the link in its email is confirmed, or at once for the signed-in owner of a verified address',
    who: 'anyone',
    body: z.object({ course: courseId, start: sentDay, email }),
    answer: z.object({
      joined: z.literal(true),
      /** False while the entry waits to be confirmed by email. */
      confirmed: z.boolean(),
    }),
  },
  'GET /api/waiting-list/:token': {
    summary: 'A place on a list, and the seat that may be offered, by the link of an email',
    who: 'link',
    params: z.object({ token }),
    answer: placeOnList,
  },
  'POST /api/waiting-list/:token/confirmation': {
    summary:
      'Confirms a place by the link of its email, once or again; 409 seats_left where the date has seats',
    who: 'link',
    params: z.object({ token }),
    answer: placeOnList,
  },
  'DELETE /api/waiting-list/:token': {
    summary: 'Leaves the list: 204, and again 204',
    who: 'link',
    params: z.object({ token }),
  },
})
export type WaitingListCalls = typeof waitingListCalls
export type JoinWaitingList = z.output<(typeof waitingListCalls)['POST /api/waiting-list']['body']>
export type JoinedWaitingList = AnswerOf<(typeof waitingListCalls)['POST /api/waiting-list']>
export type WaitingListPlace = AnswerOf<(typeof waitingListCalls)['GET /api/waiting-list/:token']>
