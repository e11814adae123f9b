import type { ApiErrorBody } from '#contract/api-error.ts'
import type { RefusalFacts } from '#domain/refusal.ts'
import { currentToken, tokenRefused } from './bearer.ts'

// The one client of our own API: JSON, no timeout, the bearer where there is one. A failure is logged and passed on.

/** The server's answer was an error; `message` is its sentence. Without an answer `status` is 0. */
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

export function put<Answer>(path: string, body: unknown): Promise<Answer> {
  return request(path, 'PUT', { body })
}

export function patch<Answer>(path: string, body: unknown): Promise<Answer> {
  return request(path, 'PATCH', { body })
}

export function remove<Answer>(path: string): Promise<Answer> {
  return request(path, 'DELETE')
}

/** A document and the name it is kept under; the bearer cannot travel with a plain link. */
export function getFile(path: string): Promise<{ file: Blob; name: string }> {
  return request(path, 'GET', {}, async (response) => {
    const disposition = response.headers.get('content-disposition') ?? ''
    return { file: await response.blob(), name: /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'document' }
  })
}

type Options = { body?: unknown; headers?: Record<string, string>; bearer?: typeof currentToken }

async function request<Answer>(
  path: string,
  method: string,
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
