import { z } from 'zod'
import { calls } from '../calls.ts'
import { courseId, instant, language } from '../fields.ts'

export const liveSession = z.object({
  id: z.uuid(),
  course: courseId,
  title: z.string(),
  speaker: z.string(),
  startsAt: instant,
  minutes: z.int(),
  /** 15 minutes before the start. */
  opensAt: instant,
  /** open: the join call answers with the link. */
  state: z.enum(['ahead', 'open', 'over']),
  /** Counts for the certificate. */
  required: z.boolean(),
  joined: z.boolean(),
  /** After the session, once staff have added it. */
  recording: z.url().nullable(),
})
export type LiveSession = z.infer<typeof liveSession>

const ofLive = z.object({ course: courseId, id: z.uuid() })

export const learnLiveCalls = calls({
  /** 409 `not_open` until 15 minutes before, and after the end. */
  'POST /api/learn/:course/live/:id/join': {
    summary: 'Records that the person joins a live session, and answers with its link',
    who: 'learner',
    params: ofLive,
    answer: z.object({ link: z.url() }),
  },
  'POST /api/learn/:course/live/:id/recording': {
    summary: 'Records that the person opens the recording; it counts like joining',
    who: 'learner',
    params: ofLive,
    answer: z.object({ link: z.url() }),
  },
  'GET /api/learn/:course/live/:id/calendar': {
    summary: 'A live session as a calendar entry (.ics)',
    who: 'learner',
    params: ofLive,
    query: z.object({ lang: language.default('en') }),
    answer: z.string(),
  },
})
export type LearnLiveCalls = typeof learnLiveCalls
