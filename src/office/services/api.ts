// The client of the office's API: JSON, the session's cookie, one error shape.
import { Refusal } from './refusal.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Each asks the person and resolves to whether they did it; the call is then repeated. */
export type AccessGates = {
  /** The session has ended. The screen stays, with what was typed. */
  signInAgain: () => Promise<boolean>
  /** The call needs a passkey or code within the last minutes. */
  confirm: () => Promise<boolean>
}

const refuseBoth: AccessGates = { signInAgain: async () => false, confirm: async () => false }
let gates = refuseBoth

/** The app's dialogs take their place once they are shown; without them a refusal stays one. */
export function openGates(opened: AccessGates): () => void {
  gates = opened
  return () => {
    gates = refuseBoth
  }
}

type Options = { body?: unknown; signal?: AbortSignal | undefined; gated?: boolean }

export function get<Answer>(path: string, options: Pick<Options, 'signal' | 'gated'> = {}): Promise<Answer> {
  return call('GET', path, options)
}

/** An export, such as a CSV. */
export function getFile(path: string): Promise<Blob> {
  return throughGates(async () => (await fetchOk(`/api/office${path}`, {})).blob(), true)
}

/**
 * Sends a change. Its key is made once, so that a repetition after a sign-in, a confirmation or a lost answer is the same
 * change and not a second one.
 */
export function send<Answer>(
  method: Exclude<Method, 'GET'>,
  path: string,
  body: unknown = {},
  options: Pick<Options, 'gated'> = {},
): Promise<Answer> {
  return call(method, path, { ...options, body })
}

/** A file or a part of one. Sent again, it is the same. */
export function sendBytes<Answer = void>(path: string, body: Blob): Promise<Answer> {
  const headers = { 'content-type': 'application/octet-stream' }
  const attempt = () => fetchJson<Answer>(`/api/office${path}`, { method: 'PUT', headers, body })
  return throughGates(attempt, true)
}

async function call<Answer>(
  method: Method,
  path: string,
  { body, signal, gated = true }: Options,
): Promise<Answer> {
  const headers: Record<string, string> =
    method === 'GET' ? {} : { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
  const attempt = () =>
    fetchJson<Answer>(`/api/office${path}`, {
      method,
      headers: { accept: 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
  return throughGates(attempt, gated)
}

async function throughGates<Answer>(attempt: () => Promise<Answer>, gated: boolean): Promise<Answer> {
  try {
    return await attempt()
  } catch (failure) {
    const gate = gated ? gateFor(failure) : undefined
    if (gate && (await gate())) return attempt()
    throw failure
  }
}

function gateFor(failure: unknown): (() => Promise<boolean>) | undefined {
  if (!(failure instanceof Refusal)) return undefined
  if (failure.code === 'office_confirm') return gates.confirm
  return failure.code === 'office_signed_out' ? gates.signInAgain : undefined
}

async function fetchJson<Answer>(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetchOk(url, init)
  return response.status === 204 ? (undefined as Answer) : response.json()
}

async function fetchOk(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, credentials: 'same-origin' }).catch((error: unknown) => {
    if (init.signal?.aborted) throw error
    throw new Refusal(0, {})
  })
  if (!response.ok) throw new Refusal(response.status, await response.json().catch(() => ({})))
  return response
}
