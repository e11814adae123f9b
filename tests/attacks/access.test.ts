// Access rules of every API call (who-may-call.ts). The calls are listed by the router: a new call without a rule fails.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { App } from '#platform/http/app-type.ts'
import { makeSignedLinks } from '#platform/signed-links.ts'
import { type AccountWorld, accountWorld } from '#tests/support/account.ts'
import { officeOf } from '#tests/support/office.ts'
import { type Access, whoMayCall } from './who-may-call.ts'

const callsOf = (access: Access) =>
  Object.entries(whoMayCall)
    .filter(([, one]) => one === access)
    .map(([call]) => call.split(' ') as ['GET', string])

let world: AccountWorld
beforeAll(async () => {
  world = await accountWorld()
})
afterAll(() => world.close())

/** Every call of the router, with or without an API description. */
async function routesOf(app: App): Promise<string[]> {
  const { paths } = (await app.inject('/api/docs/json')).json()
  const described = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{([^}]+)\}/g, ':$1')}`),
  )
  // The router prints no wildcard below a path.
  const wildcards = Object.keys(whoMayCall).filter((call) => {
    const [method, url = ''] = call.split(' ') as ['GET', string]
    return url.endsWith('/*') && app.hasRoute({ method, url })
  })
  const routes = [...described, ...wildcards, ...printed(app.printRoutes({ commonPrefix: false }))]
    .map((route) => route.replace(':*', '*'))
    // Calls of the office declare who may make them: src/features/office-calls/guard.test.ts tries each.
    .filter((route) => !/^(?:HEAD|OPTIONS) | \/api\/(?:docs|office\/)/.test(route))
  return [...new Set(routes)].sort()
}

/** The router prints a tree with four characters a level. Each node has the part that it adds to its parent's path. */
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

test('the table of access rules lists exactly the calls of the application', async () => {
  expect(await routesOf(world.app)).toEqual(Object.keys(whoMayCall).sort())
})

test('the API description states for every call its purpose, its users and whether it needs a token', async () => {
  const { cookie } = await officeOf(world).join('reader')
  const { paths } = (await world.app.inject({ url: '/api/docs/json', headers: { cookie } })).json()
  expect(Object.keys(paths)).toContain('/api/office/session')
  for (const [path, methods] of Object.entries<object>(paths)) {
    for (const { summary, tags, security } of Object.values(methods)) {
      expect({ path, summary, tags, security }).toEqual({
        path,
        summary: expect.stringMatching(/^[A-Z]/),
        tags: [expect.stringMatching(/^[A-Z]/)],
        security: securityOf(path),
      })
    }
  }
})

test('the API description has every call except browsers’ reports and Stripe’s webhooks', async () => {
  const { paths } = (await world.app.inject('/api/docs/json')).json()
  const hidden = Object.keys(whoMayCall).filter((call) => {
    const [method = '', path = ''] = call.split(' ')
    return path.startsWith('/api/') && !paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  })
  expect(hidden, 'add each to a group in src/features/pages/api-docs.ts').toEqual([
    'POST /api/csp-report',
    'POST /api/webhooks/stripe',
  ])
})

function securityOf(path: string) {
  if (/^\/api\/(?:account|learn)/.test(path)) return [{ bearer: [] }]
  return /^\/api\/office\/(?!sign-in|invitations)/.test(path) ? [{ office: [] }] : []
}

test('calls with an id in their path need a token, calls with a token in it need the link', () => {
  for (const [call, access] of Object.entries(whoMayCall)) {
    if (call.includes('/:id')) expect(['registrant', 'learner', 'machine']).toContain(access)
    if (call.includes('/:token')) expect([call, access]).toEqual([call, 'link'])
    if (call.includes(' /api/account')) expect([call, access]).toEqual([call, 'registrant'])
    if (call.includes(' /api/learn')) expect([call, access]).toEqual([call, 'learner'])
  }
})

test('account calls without a token, or with another scheme, get 401', async () => {
  for (const [method, path] of [...callsOf('registrant'), ...callsOf('learner')]) {
    const url = path
      .replace(':id', randomUUID())
      .replace(/:position|:number/, '1')
      .replace(/:course|:test/, 'module2')
      .replace(':slug', 'closing')
    for (const authorization of ['', 'Basic YWRtaW46YWRtaW4=', 'Bearer null', 'Bearer undefined']) {
      const { statusCode } = await world.app.inject({ method, url, headers: { authorization } })
      expect([path, authorization, statusCode]).toEqual([path, authorization, 401])
    }
  }
})

describe('a token', () => {
  const heads = [
    '{"alg":"none"}',
    '{"alg":"HS256","kid":"KID"}',
    '{"alg":"ES256"}',
    '{"alg":"ES256","kid":"KID"}',
    '{"alg":"ES256","kid":null}',
    '{"alg":"ES256","kid":7}',
    '{"alg":"ES256","kid":{}}',
    '{"alg":"ES256","kid":["KID"]}',
    '{"alg":"ES256","kid":["KID","KID"]}',
    '{"alg":"ES256","kid":"../../etc/passwd"}',
    '{"alg":"ES256","kid":"\' or 1=1 --"}',
    '{"alg":"ES256","kid":"\\u0000"}',
    '{"alg":["ES256"],"kid":"KID"}',
    '{"alg":"ES256","kid":"KID","crit":["b64"],"b64":false}',
    '{"alg":"ES256","jwk":{"kty":"EC"},"jku":"https://evil.example/keys"}',
    '{"__proto__":{"alg":"ES256"},"toString":1}',
    '[]',
    'null',
    '"text"',
    '{',
  ]
  const claims = {
    sub: 'x',
    iat: 1,
    exp: 9e9,
    auth_time: 1,
    email: 'owner@mail.example',
    email_verified: true,
  }
  const encoded = (text: string) => Buffer.from(text).toString('base64url')

  test.each(heads)('in the header %s signs nobody in', async (head) => {
    const key = await world.database.selectFrom('signingKeys').select('kid').executeTakeFirst()
    const token = [
      encoded(head.replaceAll('KID', key?.kid ?? 'none')),
      encoded(JSON.stringify(claims)),
      'A'.repeat(86),
    ].join('.')
    const headers = { authorization: `Bearer ${token}` }
    expect((await world.app.inject({ url: '/api/account/profile', headers })).statusCode).toBe(401)
    const url = '/identitytoolkit.googleapis.com/v1/accounts:lookup'
    const looked = await world.app.inject({ method: 'POST', url, payload: { idToken: token } })
    expect(looked.statusCode).toBe(400)
    expect(looked.json().error.message).toBe('INVALID_ID_TOKEN')
  })
})

describe('a link', () => {
  test('with the id of another record, another key, another purpose or a changed character opens nothing', async () => {
    const registration = await world.paid({ name: 'Olivia Owner', email: 'owner@mail.example', dates: {} })
    const { links } = world.context
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

test('the mailbox answers only requests from this machine', async () => {
  for (const [, path] of callsOf('machine')) {
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    expect((await world.app.inject({ url: path.replace(':id', randomUUID()), headers })).statusCode).toBe(404)
  }
})
