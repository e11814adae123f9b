import { readCertificateCode } from '#domain/awards/certificate-code.ts'
import { certificateByCode } from '#features/certificates/certificates.queries.ts'
import type { Database } from '#platform/database/connection.ts'

/** For each pattern: whether the resource that its :parts name exists. */
export type LookUps = Record<string, (params: Record<string, string>) => Promise<boolean>>

/**
 * Malformed codes are refused without a query. Other codes cost one query by primary key, which is cheaper
 * than counting it against a limit. It reveals only that a 60-bit code exists; GET /api/certificates/:code
 * shows the content, with a limit.
 */
export function makeLookUps(database: Database): LookUps {
  return {
    async '/verify/:code'({ code = '' }) {
      const read = readCertificateCode(code)
      return read !== null && (await certificateByCode(database, read)) !== undefined
    },
  }
}
