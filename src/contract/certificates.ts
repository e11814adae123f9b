import { z } from 'zod'
import { day, soldAs, storedId } from './fields.ts'

/** GET /api/certificates/:code */
export const checkCertificate = {
  summary:
    'Whether a certificate is valid: anyone may ask; 404 for an unknown or malformed code, of any length',
  params: z.object({ code: z.string().max(1000) }),
  response: {
    200: z.object({
      code: z.string(),
      state: z.enum(['valid', 'revoked']),
      name: z.string(),
      course: storedId,
      soldAs,
      ceHours: z.number(),
      completedOn: day,
    }),
  },
}
export type CheckedCertificate = z.infer<(typeof checkCertificate.response)[200]>
