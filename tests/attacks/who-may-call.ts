// Who may make each call of the application.

/**
 * anyone: nothing in it is anybody's. account: the bearer's own, 401 without one. owner: also an id in the path, 404 for
 * strangers (src/server/account/ownership.test.ts tries each). link: a signed or random address. secret: something in the
 * body or a header that only its owner knows. machine: callers on this machine alone.
 */
export type Access = 'anyone' | 'account' | 'owner' | 'link' | 'secret' | 'machine'

export const whoMayCall: Record<string, Access> = {
  'GET /healthz': 'anyone',
  'GET /readyz': 'anyone',
  'GET /robots.txt': 'anyone',
  'GET /sitemap.xml': 'anyone',
  'GET /manifest.webmanifest': 'anyone',
  'GET /.well-known/jwks.json': 'anyone',
  'GET *': 'anyone',
  'GET /api/config': 'anyone',
  'GET /api/ipinfo': 'anyone',
  'GET /api/sessions': 'anyone',
  'POST /api/analytics/track-visit': 'anyone',
  'POST /api/contact': 'anyone',
  'POST /api/create-payment-intent': 'anyone',
  'POST /api/waiting-list': 'anyone',
  'GET /sandbox/stripe.js': 'anyone',
  'GET /sandbox/elements-inner-payment': 'anyone',
  'GET /sandbox/3ds': 'anyone',

  'GET /api/account/profile': 'account',
  'PATCH /api/account/profile': 'account',
  'GET /api/account/transactions': 'account',
  'GET /api/account/active-courses': 'account',
  'GET /api/account/completed-courses': 'account',
  'GET /api/account/payment-methods': 'account',
  'GET /api/account/registrations': 'account',
  'GET /api/account/credits': 'account',
  'GET /api/account/credits.pdf': 'account',
  'GET /api/account/data.json': 'account',
  'POST /api/account/outside-credits': 'account',
  'POST /api/account/cases': 'account',
  'POST /api/account/calendar-feed': 'account',
  'DELETE /api/account': 'account',

  'GET /api/account/transactions/:id/refund-quote': 'owner',
  'POST /api/account/transactions/:id/cancel': 'owner',
  'GET /api/account/transactions/:id/receipt.pdf': 'owner',
  'GET /api/account/transactions/:id/refunds/:position.pdf': 'owner',
  'PUT /api/account/registrations/:id/dates/:course': 'owner',
  'GET /api/account/registrations/:id/calendar.ics': 'owner',
  'GET /api/account/certificates/:id.pdf': 'owner',
  'DELETE /api/account/outside-credits/:id': 'owner',
  'DELETE /api/account/cases/:id': 'owner',

  'GET /api/registrations/:token': 'link',
  'GET /api/registrations/:token/refund-quote': 'link',
  'POST /api/registrations/:token/cancel': 'link',
  'GET /api/registrations/:token/receipt.pdf': 'link',
  'GET /api/registrations/:token/refunds/:position.pdf': 'link',
  'GET /api/registrations/:token/certificates/:code.pdf': 'link',
  'GET /api/registrations/:token/calendar.ics': 'link',
  'GET /api/waiting-list/:token': 'link',
  'DELETE /api/waiting-list/:token': 'link',
  'GET /calendar/:token.ics': 'link',
  'GET /api/certificates/:code': 'link',

  'POST /api/settle-payment': 'secret',
  'POST /api/webhooks/stripe': 'secret',
  'POST /identitytoolkit.googleapis.com/v1/accounts:signUp': 'anyone',
  'POST /identitytoolkit.googleapis.com/v1/accounts:signInWithPassword': 'secret',
  'POST /identitytoolkit.googleapis.com/v1/accounts:lookup': 'secret',
  'POST /identitytoolkit.googleapis.com/v1/accounts:update': 'secret',
  'POST /identitytoolkit.googleapis.com/v1/accounts:delete': 'secret',
  'POST /identitytoolkit.googleapis.com/v1/accounts:sendOobCode': 'anyone',
  'POST /identitytoolkit.googleapis.com/v1/accounts:resetPassword': 'secret',
  'POST /securetoken.googleapis.com/v1/token': 'secret',
  'GET /v1/*': 'secret',
  'POST /v1/*': 'secret',
  'DELETE /v1/*': 'secret',
  'POST /sandbox/3ds': 'secret',

  'GET /sandbox/mailbox': 'machine',
  'GET /sandbox/mailbox.json': 'machine',
  'GET /sandbox/mailbox/:id': 'machine',
}
