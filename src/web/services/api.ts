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

export function get<Answer>(path: string, bearer = currentToken): Promise<Answer> {
  return request(path, 'GET', { bearer })
}

export function post<Answer>(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return request(path, 'POST', { body, headers })
}

type Options = { body?: unknown; headers?: Record<string, string>; bearer?: typeof currentToken }

export async function request<Answer>(
  path: string,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  { body, headers = {}, bearer = currentToken }: Options = {},
  read: (response: Response) => Promise<Answer> = readJson,
): Promise<Answer> {
  try {
    const token = await bearer()
    const response = await fetch(path, {
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
    console.error(`${method} ${path}`, failure)
    if (failure instanceof ApiFailure) throw failure
    throw new ApiFailure(0, {
      error: failure instanceof Error ? failure.message : String(failure),
      code: 'no_answer',
    })
  }
}

async function readJson<Answer>(response: Response): Promise<Answer> {
  return response.status === 204 ? (undefined as Answer) : await response.json()
}

async function errorOf(response: Response): Promise<ApiErrorBody> {
  const body: Partial<ApiErrorBody> = await response.json().catch(() => ({}))
  return { ...body, error: body.error ?? response.statusText, code: body.code ?? 'unknown' }
}
