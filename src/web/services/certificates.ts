import type { CheckedCertificate } from '#contract/certificates.ts'
import { get } from './api.ts'

export function checkCertificate(code: string): Promise<CheckedCertificate> {
  return get(`/api/certificates/${encodeURIComponent(code)}`)
}
