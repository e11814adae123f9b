// Answers one API request, whether it came over HTTP or in the process.
import type { Pool } from 'pg'
import type { Call } from './call.ts'
import { type Endpoint, endpoints, type Method } from './endpoints.ts'
import { apiVersion } from './events.ts'
import { expand } from './expand.ts'
import { type Form, parseForm } from './form.ts'
import { claim, fingerprint, type KeptAnswer, keep } from './idempotency.ts'
import { type Language, languageOf, message } from './messages.ts'
import { randomName } from './objects.ts'
import { take } from './parameters.ts'
import { invalid, Refusal } from './refusals.ts'
import { type Connection, inTransaction } from './transaction.ts'

export type Parts = {
  pool: Pool
  clock: { now(): Date }
  keys: { secret: string; publishable: string }
  /** Base address of the hosted pages; answers contain the address of the bank's page. */
  origin: string
  log: { error(details: object, sentence: string): void }
}

type WireRequest = {
  method: string
  path: string
  query: string
  headers: Record<string, string | undefined>
  body: string
}
export type WireAnswer = { status: number; headers: Record<string, string>; body: string }

export async function answerTo(request: WireRequest, parts: Parts): Promise<WireAnswer> {
  const requestId = `req_${randomName(14)}`
  const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'request-id': requestId,
    'stripe-version': request.headers['stripe-version'] ?? apiVersion,
    'cache-control': 'no-cache, no-store',
    ...(key && { 'idempotency-key': key }),
  }
  let isPublic = true
  try {
    const found = findEndpoint(request)
    if (found.endpoint.public) headers['access-control-allow-origin'] = '*'
    const form = parseForm(request.method === 'POST' ? request.body : request.query)
    isPublic = authorize(request, form, found.endpoint, parts)
    const call: Omit<Call, 'db'> = {
      now: Math.floor(parts.clock.now().getTime() / 1000),
      request: { id: requestId, idempotencyKey: key ?? null },
      language: languageOf(request.headers['accept-language']),
      public: isPublic,
      origin: parts.origin,
    }
    const run = (db: Connection) => runEndpoint(found, form, { ...call, db })
    if (request.method === 'GET') return { ...(await run(parts.pool)), headers }
    const kept = await once(request, key, requestId, run, parts)
    if (kept.requestId === requestId) return { ...kept, headers }
    return {
      ...kept,
      headers: { ...headers, 'original-request': kept.requestId, 'idempotent-replayed': 'true' },
    }
  } catch (error) {
    if (error instanceof Refusal) {
      const body = { error: error.error }
      return { status: error.status, headers, body: print(isPublic ? publicView(body) : body) }
    }
    parts.log.error({ err: error, requestId }, 'the card sandbox failed')
    return unavailable(headers, languageOf(request.headers['accept-language']))
  }
}

/** Nothing was stored, not even under the idempotency key, so the call may be repeated. Stripe's SDKs read this header. */
function unavailable(headers: Record<string, string>, language: Language): WireAnswer {
  return {
    status: 503,
    headers: { ...headers, 'stripe-should-retry': 'true' },
    body: print({ error: { type: 'api_error', message: message('processing_error', language) } }),
  }
}

const failure = {
  status: 500,
  body: print({ error: { type: 'api_error', message: 'An unknown error occurred in the card sandbox.' } }),
}

/** One transaction for the call's work and the answer that is stored under its idempotency key. */
function once(
  request: WireRequest,
  key: string | undefined,
  requestId: string,
  run: (db: Connection) => Promise<Omit<KeptAnswer, 'requestId'>>,
  { pool, clock, log }: Parts,
): Promise<KeptAnswer> {
  return inTransaction(pool, async (db) => {
    if (!key) return { requestId, ...(await run(db)) }
    if (key.length > 255) throw invalid('Idempotency keys can have up to 255 characters')
    const asked = fingerprint(request.method, request.path, request.body)
    const kept = await claim(db, key, asked, clock.now())
    if (kept) return kept
    await db.query('savepoint work')
    const answer = await run(db).catch(async (error) => {
      if (error instanceof Refusal && !error.isKept) throw error
      await db.query('rollback to savepoint work')
      if (error instanceof Refusal) return { status: error.status, body: print({ error: error.error }) }
      log.error({ err: error, requestId }, 'the card sandbox failed')
      return failure
    })
    await keep(db, key, asked, { requestId, ...answer }, clock.now())
    return { requestId, ...answer }
  })
}

type Found = { endpoint: Endpoint; id: string }

function findEndpoint({ method, path }: WireRequest): Found {
  for (const endpoint of endpoints) {
    if (endpoint.method !== (method as Method)) continue
    const match = endpoint.path.exec(path)
    if (match) return { endpoint, id: match[1] ?? '' }
  }
  throw new Refusal(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  })
}

/** True for the publishable key, false for the secret one. Refuses any other. */
function authorize(request: WireRequest, form: Form, endpoint: Endpoint, { keys }: Parts): boolean {
  const [, header] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? []
  const key = header ?? (typeof form.key === 'string' ? form.key : undefined)
  if (key === keys.secret) return false
  if (key !== keys.publishable) {
    const message = key
      ? `Invalid API Key provided: ${key.slice(0, 8)}***`
      : 'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.'
    throw new Refusal(401, { type: 'invalid_request_error', message })
  }
  if (endpoint.public) return true
  throw new Refusal(403, {
    type: 'invalid_request_error',
    code: 'secret_key_required',
    message: 'This API call cannot be made with a publishable API key. Please use a secret API key.',
  })
}

async function runEndpoint({ endpoint, id }: Found, form: Form, call: Call) {
  const params = take(form, endpoint.takes)
  const { status, body } = await endpoint.run(call, params, id)
  const shown = call.public
    ? publicView(body)
    : await expand(call, body, params.expand as string[] | undefined)
  return { status, body: print(shown) }
}

/** The part of an intent that a browser may see, on its own or in a card error. */
function publicView(body: object): object {
  return JSON.parse(
    JSON.stringify(body, (name, value) => (hidden.includes(name) ? undefined : (value as unknown))),
  )
}
const hidden = ['metadata', 'customer', 'latest_charge']

function print(body: object): string {
  return JSON.stringify(body, null, 2)
}
