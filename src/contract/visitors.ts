import { z } from 'zod'
import { type AnswerOf, calls } from './calls.ts'
import { email, line } from './fields.ts'

export const visitorCalls = calls({
  'GET /api/ipinfo': {
    summary: 'Where the caller is, as far as the page’s menu depends on it',
    who: 'anyone',
    answer: z.object({ isInMiddleEastOrAfrica: z.boolean(), country: z.string().length(2).nullable() }),
  },
  'POST /api/analytics/track-visit': {
    summary: 'Counts a visit of a page',
    who: 'anyone',
    body: z.object({
      page: z.string().max(2000).startsWith('/', 'must be a path'),
      referrer: z.string().max(2000).default(''),
      userAgent: z.string().max(1000).default(''),
    }),
  },
  'POST /api/contact': {
    summary: 'Sends a message to the academy',
    who: 'anyone',
    body: z.object({
      /** Any script is allowed: the name is never printed on a document. */
      name: line(120),
      email,
      message: z
        .string()
        .refine((value) => value.isWellFormed() && !value.includes('\0'), 'must be plain text')
        .trim()
        .min(1, 'is required')
        .max(5000, 'must be at most 5000 characters'),
      /** The subject of the inquiry, when a page links here with one. */
      subject: line(200).optional(),
    }),
    answer: z.object({ sent: z.literal(true) }),
  },
})
export type VisitorCalls = typeof visitorCalls
export type IpInfo = AnswerOf<(typeof visitorCalls)['GET /api/ipinfo']>
export type Visit = z.output<(typeof visitorCalls)['POST /api/analytics/track-visit']['body']>
export type ContactMessage = z.output<(typeof visitorCalls)['POST /api/contact']['body']>
