// The client of the office's API: JSON, the session's cookie, one error shape.
import {
  type Answer,
  type AnyInput,
  type Input,
  type InputArgs,
  type Key,
  requestOf,
} from '#contract/address.ts'
import type { Api } from '#contract/api.ts'
import { Refusal } from './refusal.ts'

export type OfficeKey = { [K in Key]: Api[K]['who'] extends string ? never : K }[Key]
export type FileKey = { [K in OfficeKey]: Api[K] extends { answer: 'file' } ? K : never }[OfficeKey]

/** Each asks the person and resolves to whether they did it; the call is then repeated. */
type AccessGates = {
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

type Options = { signal?: AbortSignal; gated?: boolean }
type JsonKey = Exclude<OfficeKey, FileKey>

/** Makes a call. A refusal that a gate may open is repeated behind it. */
export function call<K extends JsonKey>(key: K, ...args: InputArgs<K>): Promise<Answer<K>> {
  return send(key, args[0] as AnyInput) as Promise<Answer<K>>
}

/** For the sign-in itself, over which no dialog may ask for a sign-in. */
export function callUngated<K extends JsonKey>(key: K, ...args: InputArgs<K>): Promise<Answer<K>> {
  return send(key, args[0] as AnyInput, { gated: false }) as Promise<Answer<K>>
}

/** An export, such as a CSV. */
export function callFile<K extends FileKey>(key: K, input: Input<K>): Promise<Blob> {
  return throughGates(async () => (await fetchOk(requestOf(key, input).url, {})).blob(), true)
}

/**
 * The key of a change is made once, so that a repetition after a sign-in, a confirmation or a lost answer is the same change
 * and not a second one.
 */
export function send(
  key: OfficeKey,
  input: AnyInput = {},
  { signal, gated = true }: Options = {},
): Promise<unknown> {
  const { method, url } = requestOf(key, input)
  const init = { method, ...bodyOf(method, input), ...(signal && { signal }) }
  return throughGates(async () => {
    const response = await fetchOk(url, init)
    return response.status === 204 ? undefined : response.json()
  }, gated)
}

function bodyOf(method: string, { body = {} }: AnyInput): RequestInit {
  const accept = 'application/json'
  if (method === 'GET') return { headers: { accept } }
  // Sent again, a file is the same.
  if (body instanceof Blob) return { headers: { accept, 'content-type': 'application/octet-stream' }, body }
  const headers = { accept, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
  return { headers, body: JSON.stringify(body) }
}

async function throughGates<T>(attempt: () => Promise<T>, gated: boolean): Promise<T> {
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

async function fetchOk(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, credentials: 'same-origin' }).catch((error: unknown) => {
    if (init.signal?.aborted) throw error
    throw new Refusal(0, {})
  })
  if (!response.ok) throw new Refusal(response.status, await response.json().catch(() => ({})))
  return response
}
