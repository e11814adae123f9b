// The embedded identity service alone, called through `inject`, with a clock that tests move.

import Fastify from 'fastify'
import { leastPasswordLength } from '#domain/people/password.ts'
import { createTurnstile } from '#domain/site/turnstile.ts'
import type { Database } from '#platform/database/connection.ts'
import { makeLimiter } from '#platform/limits/limits.ts'
import { createKeyring } from '#standins/identity/keyring.ts'
import type { HashingCost } from '#standins/identity/passwords.ts'
import { identityRoutes } from '#standins/identity/routes.ts'
import type { ActionEmail, IdentityService } from '#standins/identity/service.ts'

/** A real hash takes about 40 ms of CPU, and a test run needs hundreds. */
export const nextToNothing: HashingCost = { memory: 8, passes: 1, parallelism: 1 }

type Answer = {
  status: number
  body: Record<string, unknown>
  error: string | undefined
  /** The cookies that a browser would send back. */
  cookie: string | undefined
}

type Caller = { from?: string; locale?: string; cookie?: string }

export function movableClock(start = '2025-08-01T12:00:00Z') {
  let now = new Date(start).getTime()
  return {
    now: () => new Date(now),
    forward(milliseconds: number) {
      now += milliseconds
    },
  }
}

export async function startIdentity(
  database: Database,
  options: Partial<IdentityService> = {},
  clock = movableClock(),
) {
  const emails: ActionEmail[] = []
  const cleared: string[] = []
  const erased: string[] = []
  const keyring = createKeyring({ database, clock })
  const service: IdentityService = {
    database,
    clock,
    origin: 'https://academy.example',
    hideAccounts: false,
    leastPassword: leastPasswordLength,
    refusedPasswords: new Set(),
    keyring,
    limiter: makeLimiter(database, clock),
    hashing: createTurnstile({ atOnce: 2, waiting: 400, waitingEach: 200 }),
    hashingCost: nextToNothing,
    async postEmail(_db, email) {
      emails.push(email)
    },
    async followAddress() {},
    async clearAccount(_db, uid) {
      cleared.push(uid)
    },
    async erasePerson(_db, { uid }) {
      erased.push(uid)
    },
    ...options,
  }
  const app = Fastify({ trustProxy: true })
  await identityRoutes(app, service)

  const post = async (
    path: string,
    payload: object | string,
    { from = '10.0.0.1', locale, cookie }: Caller = {},
  ) => {
    const response = await app.inject({
      method: 'POST',
      url: `${path}?key=academy-identity`,
      headers: {
        'content-type':
          typeof payload === 'string' ? 'application/x-www-form-urlencoded' : 'application/json',
        'x-forwarded-for': from,
        ...(locale && { 'x-firebase-locale': locale }),
        ...(cookie && { cookie }),
      },
      payload,
    })
    const body = response.headers['content-type']?.toString().includes('json') ? response.json() : {}
    const set = response.headers['set-cookie']?.toString().split(';')[0]
    return { status: response.statusCode, body, error: body.error?.message, cookie: set } as Answer
  }
  /** One of the calls `accounts:…` */
  const call = (operation: string, payload: object, caller?: Caller) =>
    post(`/identitytoolkit.googleapis.com/v1/accounts:${operation}`, payload, caller)
  const refresh = (token: string) =>
    post(
      '/securetoken.googleapis.com/v1/token',
      new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token }).toString(),
    )

  return {
    app,
    service,
    clock,
    keyring,
    emails,
    cleared,
    erased,
    post,
    call,
    refresh,
    /** A new account and its tokens. */
    async signUp(email: string, password = 'a good one') {
      const { body } = await call('signUp', { email, password, returnSecureToken: true }, { from: email })
      return body as { localId: string; idToken: string; refreshToken: string }
    },
    /** The code in the last email to that address. */
    codeFor(address: string) {
      const link = emails.findLast(({ to }) => to === address)?.link
      return new URL(link ?? 'about:blank').searchParams.get('oobCode') ?? ''
    },
    close: () => app.close(),
  }
}
