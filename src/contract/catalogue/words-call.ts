import { z } from 'zod'
import { routes } from '../routes.ts'

/** GET /api/words/:page: for a visitor who follows a link to the page. */
export const pageWords = {
  summary: 'The words of a page that staff published, by kind and key',
  params: z.object({ page: z.enum(routes.map(({ page }) => page)) }),
  response: { 200: z.record(z.string(), z.record(z.string(), z.unknown())) },
}
