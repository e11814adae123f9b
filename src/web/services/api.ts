import type { Answer, JsonKey } from '#contract/address.ts'
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

type PlainKey = {
  [K in Extract<JsonKey, `GET ${string}`>]: Api[K] extends
    | { params: unknown }
    | { query: unknown }
    | { headers: unknown }
    ? never
    : K
}[Extract<JsonKey, `GET ${string}`>]

/** What a page reads before its first click: call.ts makes the other calls. */
export function read<K extends PlainKey>(key: K): Promise<Answer<K>> {
  const [, url] = key.split(' ') as [string, string]
  return request({ method: 'GET', url })
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
      // Without a body this is undefined.
      body: JSON.stringify(body),
    })
    if (response.status === 401 && token) tokenRefused()
    if (!response.ok) {
      const body = await response.json().catch(() => ({}))
      throw new ApiFailure(response.status, { error: response.statusText, code: 'unknown', ...body })
    }
    return await read(response)
  } catch (failure) {
    // biome-ignore lint/suspicious/noConsole: the spec asks that failed requests are logged.
    console.error(`${method} ${url}`, failure)
    throw failure instanceof ApiFailure
      ? failure
      : new ApiFailure(0, { error: (failure as Error).message, code: 'no_answer' })
  }
}

async function readJson<T>(response: Response): Promise<T> {
  return response.status === 204 ? (undefined as T) : await response.json()
}
