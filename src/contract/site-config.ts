import { z } from 'zod'
import { type AnswerOf, calls } from './calls.ts'

export const siteConfigCalls = calls({
  'GET /api/config': {
    summary: 'What the browser must know before it can pay or sign in',
    who: 'anyone',
    answer: z.object({
      publishableKey: z.string(),
      /** The sandbox's script; null with Stripe, whose loader has its own URL. */
      stripeJsUrl: z.string().nullable(),
      identity: z.object({
        apiKey: z.string(),
        authDomain: z.string(),
        projectId: z.string(),
        /** null with Firebase, '/' for the own service (the page's origin), or an emulator's URL. */
        emulatorUrl: z.string().nullable(),
      }),
      testMode: z.boolean(),
      /** Business days within which the office replies to questions. */
      askReplyDays: z.int(),
    }),
  },
})
export type SiteConfigCalls = typeof siteConfigCalls
export type SiteConfig = AnswerOf<(typeof siteConfigCalls)['GET /api/config']>
