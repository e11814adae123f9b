import { z } from 'zod'
import { email, line } from './fields.ts'

/** GET /api/ipinfo */
export const ipInfo = {
  summary: 'Where the caller is, as far as the page’s menu depends on it',
  response: {
    200: z.object({ isInMiddleEastOrAfrica: z.boolean(), country: z.string().length(2).nullable() }),
  },
}
export type IpInfo = z.infer<(typeof ipInfo.response)[200]>

/** POST /api/analytics/track-visit */
export const trackVisit = {
  summary: 'Counts a visit of a page',
  body: z.object({
    page: z.string().max(2000).startsWith('/', 'must be a path'),
    referrer: z.string().max(2000).default(''),
    userAgent: z.string().max(1000).default(''),
  }),
}
export type Visit = z.output<typeof trackVisit.body>

/** POST /api/contact */
export const contact = {
  summary: 'Sends a message to the academy',
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
  response: { 200: z.object({ sent: z.literal(true) }) },
}
export type ContactMessage = z.output<typeof contact.body>
