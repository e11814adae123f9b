import { call } from './call.ts'

export function checkCertificate(code: string) {
  return call('GET /api/certificates/:code', { params: { code } })
}
