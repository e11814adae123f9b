import { z } from 'zod'
import { calls } from '../calls.ts'

export const wordsCalls = calls({
  /** For a visitor who follows a link to the page. */
  'GET /api/words': {
    summary: 'The words of a page that staff published, by kind and key',
    who: 'anyone',
    query: z.object({
      path: z
        .string()
        .regex(/^\/[\w/-]*$/, 'must be a path of the site')
        .max(200),
    }),
    answer: z.record(z.string(), z.record(z.string(), z.unknown())),
  },
})
export type WordsCalls = typeof wordsCalls
