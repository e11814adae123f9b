// Who may make each call. The list of calls is the application's own: a new one without an entry here fails.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { App } from '#server/app.ts'
import { makeSignedLinks } from '#server/signed-links.ts'
import { type AccountWorld, accountWorld } from '#tests/support/account.ts'

/**
 * anyone: nothing in it is anybody's. account: the bearer's own, 401 without one. owner: also an id in the path, 404 for
 * strangers (src/server/account/ownership.test.ts tries each). link: a signed or random address. secret: something in the
 * body or a header that only its owner knows. machine: callers on this machine alone.
 */
type Access = 'anyone' | 'account' | 'owner' | 'link' | 'secret' | 'machine'

const table: Record<string, Access> = {
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

const callsOf = (access: Access) =>
  Object.entries(table)
    .filter(([, one]) => one === access)
    .map(([call]) => call.split(' ') as ['GET', string])

let world: AccountWorld
beforeAll(async () => {
  world = await accountWorld()
})
afterAll(() => world.close())

/** Every call that the router knows, described or hidden. */
async function routesOf(app: App): Promise<string[]> {
  const { paths } = (await app.inject('/api/docs/json')).json()
  const described = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{([^}]+)\}/g, ':$1')}`),
  )
  const routes = [...described, ...printed(app.printRoutes({ commonPrefix: false }))]
    .map((route) => route.replace(':*', '*'))
    .filter((route) => !/^(?:HEAD|OPTIONS) | \/api\/docs/.test(route))
  return [...new Set(routes)].sort()
}

/** The router prints a tree, four signs to a level, each node with what it adds to its parent's path. */
function printed(tree: string): string[] {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^(.*?)[├└]── (\S+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? []
    if (!part) return []
    const level = indent.length / 4
    above[level] = part
    const path = above.slice(0, level + 1).join('')
    return methods ? methods.split(', ').map((method) => `${method} ${path}`) : []
  })
}

test('every call of the application is in the table, and nothing else is', async () => {
  expect(await routesOf(world.app)).toEqual(Object.keys(table).sort())
})

test('calls with an id in their path are an owner’s, calls with a token a link’s', () => {
  for (const [call, access] of Object.entries(table)) {
    if (call.includes('/:id') && access !== 'machine') expect([call, access]).toEqual([call, 'owner'])
    if (call.includes('/:token')) expect([call, access]).toEqual([call, 'link'])
    if (call.includes(' /api/account')) expect(['account', 'owner']).toContain(access)
  }
})

test('account calls without a token, or with somebody else’s scheme, are 401', async () => {
  for (const [method, path] of [...callsOf('account'), ...callsOf('owner')]) {
    const url = path.replace(':id', randomUUID()).replace(':position', '1').replace(':course', 'module2')
    for (const authorization of ['', 'Basic YWRtaW46YWRtaW4=', 'Bearer null', 'Bearer undefined']) {
      const { statusCode } = await world.app.inject({ method, url, headers: { authorization } })
      expect([path, authorization, statusCode]).toEqual([path, authorization, 401])
    }
  }
})

describe('a link', () => {
  test('that is another’s id, signed elsewhere, for something else or changed opens nothing', async () => {
    const registration = await world.paid({ name: 'Olivia Owner', email: 'owner@mail.example', dates: {} })
    const { links } = world.checkout
    const own = links.sign('registration', registration.id)
    const forged = [
      registration.id,
      Buffer.from(registration.id.replaceAll('-', ''), 'hex').toString('base64url'),
      links.sign('waiting-list', registration.id),
      makeSignedLinks('another key').sign('registration', registration.id),
      links.sign('registration', randomUUID()),
      `${own.slice(0, -1)}${own.endsWith('A') ? 'B' : 'A'}${own}`,
      own
        .replace(/.$/, (last) => (last === '_' ? '-' : '_'))
        .split('')
        .reverse()
        .join(''),
    ]
    for (const [method, path] of callsOf('link')) {
      for (const token of path.includes('waiting-list')
        ? [...forged.filter((one) => one !== forged[2]), own]
        : forged) {
        const url = path.replace(/:token|:code/, token)
        const payload = { items: ['module2'], amount: 285_000 }
        const response = await world.app.inject({ method, url, ...(method !== 'GET' && { payload }) })
        expect([path, token, [400, 404].includes(response.statusCode)]).toEqual([path, token, true])
        expect(response.body).not.toContain('Olivia')
      }
    }
    expect((await world.registration(registration.id)).status).toBe('completed')
    expect((await world.app.inject(`/api/registrations/${own}`)).json()).toMatchObject({
      name: 'Olivia Owner',
    })
  })
})

test('calls that need a secret do nothing without it', async () => {
  const { clientSecret } = await world.opened({ email: 'payer@mail.example', dates: {} })
  const [intent = ''] = clientSecret.split('_secret_')
  const guess = `${intent}_secret_guessed`
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const { publishableKey } = world.paymentKeys
  for (const [method, path] of callsOf('secret')) {
    const isForm = /\/v1\/\*|securetoken|sandbox/.test(path)
    const response = await world.app.inject({
      method,
      url: path.replace('*', `payment_intents/${intent}`),
      headers: isForm ? form : {},
      payload: isForm
        ? new URLSearchParams({
            key: publishableKey,
            payment_intent: intent,
            client_secret: guess,
            result: 'authorize',
          }).toString()
        : {
            clientSecret: guess,
            idToken: 'a.b.c',
            oobCode: 'x',
            email: 'payer@mail.example',
            password: 'guess one',
            newPassword: 'mine now',
          },
    })
    expect([path, response.statusCode >= 400 && response.statusCode < 500]).toEqual([path, true])
  }
})

test('the mailbox answers this machine alone', async () => {
  for (const [, path] of callsOf('machine')) {
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    expect((await world.app.inject({ url: path.replace(':id', randomUUID()), headers })).statusCode).toBe(404)
  }
})
