// Simulates network and provider failures between the site and the card provider. Requests of the buyer's card form are
// not affected.
import { setTimeout as pause } from 'node:timers/promises'

export type WireState =
  | 'working'
  /** The request never reaches the provider. */
  | 'down'
  /** The provider completes the request, and the answer never arrives. */
  | 'answer lost'
  | 'failing'
  /** A failure that the provider stores under the idempotency key and repeats for a day, as Stripe does. */
  | 'failing for the key'
  /** Another request with this idempotency key is under way. */
  | 'busy'
  | { slow: number }

type Call = { method: string; path: string }
type NextState = (call: Call) => WireState | Promise<WireState>
type Fetch = (url: string | URL, init: RequestInit) => Promise<Response>

export type FaultyWire = { fetch: Fetch; set(next: WireState | NextState): void }

export function makeFaultyWire(provider: Fetch, secretKey: string): FaultyWire {
  let nextState: NextState = () => 'working'
  const kept = new Set<string>()

  async function fetch(url: string | URL, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers)
    if (headers.get('authorization') !== `Bearer ${secretKey}`) return provider(url, init)
    const key = headers.get('idempotency-key')
    if (key && kept.has(key)) return refusal(500, { type: 'api_error' }, { 'idempotent-replayed': 'true' })
    const state = await nextState({ method: init.method ?? 'GET', path: new URL(url).pathname })
    // The caller may time out, which ends the request.
    if (typeof state === 'object') await pause(state.slow, undefined, { signal: init.signal ?? undefined })
    switch (state) {
      case 'down':
        throw new TypeError('no answer')
      case 'answer lost':
        await provider(url, init)
        throw new TypeError('the answer was lost')
      case 'failing for the key':
        if (key) kept.add(key)
        return refusal(500, { type: 'api_error' })
      case 'failing':
        return refusal(500, { type: 'api_error' })
      case 'busy':
        return refusal(409, { type: 'invalid_request_error', code: 'idempotency_key_in_use' })
      default:
        return provider(url, init)
    }
  }

  return {
    fetch,
    set(next) {
      nextState = typeof next === 'function' ? next : () => next
    },
  }
}

function refusal(status: number, error: object, headers: Record<string, string> = {}): Response {
  return Response.json({ error: { message: 'simulated fault', ...error } }, { status, headers })
}
