import { type Answer, type InputArgs, type Key, requestOf } from '#contract/address.ts'
import type { Api } from '#contract/api.ts'
import type { ApiErrorBody, RefusalFacts } from '#contract/api-error.ts'
import { currentToken, tokenRefused } from './session/bearer.ts'

// The client of our own API: JSON, no timeout, with the user's token. Failures are logged and thrown.

/** `message` is the server's sentence. `status` is 0 when there was no answer. */
export class ApiFailure extends Error {
  readonly status: number
  readonly code: string
  readonly facts: RefusalFacts

  constructor(status: number, { error, code, ...facts }: ApiErrorBody) {
    super(error)
    this.status = status
    this.code = code
    this.facts = facts
  }
}

type JsonKey = { [K in Key]: Api[K] extends { answer: 'file' } ? never : K }[Key]
type Bearer = typeof currentToken

export function call<K extends JsonKey>(key: K, ...input: InputArgs<K>): Promise<Answer<K>> {
  return callAs(currentToken, key, ...input)
}

/** With another token than the user's, or with none. */
export function callAs<K extends JsonKey>(
  bearer: Bearer,
  key: K,
  ...[input]: InputArgs<K>
): Promise<Answer<K>> {
  return request(requestOf(key, input), bearer)
}

type Request = { method: string; url: string; body?: unknown; headers?: object | undefined }

export async function request<T>(
  { method, url, body, headers }: Request,
  bearer = currentToken,
  read: (response: Response) => Promise<T> = readJson,
): Promise<T> {
  try {
    const token = await bearer()
    const response = await fetch(url, {
      method,
      headers: {
        ...headers,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (response.status === 401 && token) tokenRefused()
    if (!response.ok) throw new ApiFailure(response.status, await errorOf(response))
    return await read(response)
  } catch (failure) {
    // biome-ignore lint/suspicious/noConsole: the spec asks that failed requests are logged.
    console.error(`${method} ${url}`, failure)
    if (failure instanceof ApiFailure) throw failure
    throw new ApiFailure(0, {
      error: failure instanceof Error ? failure.message : String(failure),
      code: 'no_answer',
    })
  }
}

async function readJson<T>(response: Response): Promise<T> {
  return response.status === 204 ? (undefined as T) : await response.json()
}

async function errorOf(response: Response): Promise<ApiErrorBody> {
  const body: Partial<ApiErrorBody> = await response.json().catch(() => ({}))
  return { ...body, error: body.error ?? response.statusText, code: body.code ?? 'unknown' }
}
