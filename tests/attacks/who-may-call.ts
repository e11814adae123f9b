// The access rule of each call of the application, apart from those of the office.
import { api } from '#contract/api.ts'
import type { Call, PublicAccess } from '#contract/calls.ts'

/** machine: only callers on this machine. */
export type Access = PublicAccess | 'machine'

const declared = Object.entries({ ...api } as Record<string, Call>).flatMap(([call, { who }]) =>
  typeof who === 'string' ? [[call, who] as const] : [],
)

/** What is no call of the API: pages' files, other people's wires, browsers' reports. */
const others: Record<string, Access> = {
  'GET /healthz': 'anyone',
  'GET /readyz': 'anyone',
  'GET /robots.txt': 'anyone',
  'GET /sitemap.xml': 'anyone',
  'GET /manifest.webmanifest': 'anyone',
  'GET /.well-known/jwks.json': 'anyone',
  'GET /.well-known/security.txt': 'anyone',
  'POST /api/csp-report': 'anyone',
  'GET *': 'anyone',
  'GET /media/:file': 'anyone',
  'GET /sandbox/stripe.js': 'anyone',
  'GET /sandbox/elements-inner-payment': 'anyone',
  'GET /sandbox/3ds': 'anyone',
  'POST /api/webhooks/stripe': 'secret',
  'POST /identitytoolkit.googleapis.com/v1/accounts:signUp': 'anyone',
  'POST /identitytoolkit.googleapis.com/v1/accounts:signInWithPassword': 'secret',
  'POST /identitytoolkit.googleapis.com/v1/accounts:lookup': 'secret',
  'POST /identitytoolkit.googleapis.com/v1/accounts:update': 'secret',
  'POST /identitytoolkit.googleapis.com/v1/accounts:delete': 'secret',
  'POST /identitytoolkit.googleapis.com/v1/accounts:sendOobCode': 'anyone',
  'POST /identitytoolkit.googleapis.com/v1/accounts:resetPassword': 'secret',
  'POST /identitytoolkit.googleapis.com/v1/accounts:createAuthUri': 'anyone',
  'GET /identitytoolkit.googleapis.com/v2/passwordPolicy': 'anyone',
  'GET /identitytoolkit.googleapis.com/*': 'anyone',
  'POST /identitytoolkit.googleapis.com/*': 'anyone',
  'GET /securetoken.googleapis.com/*': 'anyone',
  'POST /securetoken.googleapis.com/*': 'anyone',
  'POST /securetoken.googleapis.com/v1/token': 'secret',
  'GET /v1/*': 'secret',
  'POST /v1/*': 'secret',
  'POST /sandbox/3ds': 'secret',
  'GET /sandbox/mailbox': 'machine',
  'GET /sandbox/mailbox.json': 'machine',
  'GET /sandbox/mailbox/:id': 'machine',
}

export const whoMayCall: Record<string, Access> = { ...Object.fromEntries(declared), ...others }
