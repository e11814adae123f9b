import { z } from 'zod'

/** GET /api/words?path=: for a visitor who follows a link to the page. */
export const pageWords = {
  summary: 'The words of a page that staff published, by kind and key',
  querystring: z.object({
    path: z
      .string()
      .regex(/^\/[\w/-]*$/, 'must be a path of the site')
      .max(200),
  }),
  response: { 200: z.record(z.string(), z.record(z.string(), z.unknown())) },
}
