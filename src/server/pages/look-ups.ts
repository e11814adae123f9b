import type { Database } from '#database/engine/connection.ts'
import { certificateByCode } from '#database/tables/certificates.ts'
import { readCertificateCode } from '#domain/certificate-code.ts'

/** By the pattern of a page: whether what its :parts name exists. */
export type LookUps = Record<string, (params: Record<string, string>) => Promise<boolean>>

/**
 * A code that cannot be one is known without the database. The look-up of any other is one row by its key, less than counting
 * it against a limit would be, and says nothing but that a code exists, of sixty bits; what stands on the certificate is read
 * by GET /api/certificates/:code, under its limit.
 */
export function makeLookUps(database: Database): LookUps {
  return {
    async '/verify/:code'({ code = '' }) {
      const read = readCertificateCode(code)
      return read !== null && (await certificateByCode(database, read)) !== undefined
    },
  }
}
