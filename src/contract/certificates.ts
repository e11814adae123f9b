import { z } from 'zod'
import { type AnswerOf, calls } from './calls.ts'
import { day, soldAs, storedId } from './fields.ts'

export const certificateCalls = calls({
  'GET /api/certificates/:code': {
    summary:
      'Whether a certificate is valid: anyone may ask; 404 for an unknown or malformed code, of any length',
    who: 'link',
    params: z.object({ code: z.string().max(1000) }),
    answer: z.object({
      code: z.string(),
      state: z.enum(['valid', 'revoked']),
      name: z.string(),
      course: storedId,
      soldAs,
      ceHours: z.number(),
      completedOn: day,
    }),
  },
})
export type CertificateCalls = typeof certificateCalls
export type CheckedCertificate = AnswerOf<(typeof certificateCalls)['GET /api/certificates/:code']>
