// The wire to the card provider, as bad as a test wants it. Only what the site asks is touched: the buyer's card form speaks
// to the provider by itself.
import { setTimeout as pause } from 'node:timers/promises'

export type Weather =
  | 'fair'
  /** Nobody answers; nothing was done. */
  | 'down'
  /** It was done, and the answer never arrived. */
  | 'answer lost'
  | 'failing'
  /** A failure that the provider keeps under the call's key and repeats for a day, as Stripe does. */
  | 'failing for the key'
  /** Another call with this key is under way. */
  | 'busy'
  | { slow: number }

export type Call = { method: string; path: string }
type Forecast = (call: Call) => Weather | Promise<Weather>
type Fetch = (url: string | URL, init: RequestInit) => Promise<Response>

export type Sky = { fetch: Fetch; forecast(next: Weather | Forecast): void }

export function makeSky(provider: Fetch, secretKey: string): Sky {
  let forecast: Forecast = () => 'fair'
  const kept = new Set<string>()

  async function fetch(url: string | URL, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers)
    if (headers.get('authorization') !== `Bearer ${secretKey}`) return provider(url, init)
    const key = headers.get('idempotency-key')
    if (key && kept.has(key)) return refusal(500, { type: 'api_error' }, { 'idempotent-replayed': 'true' })
    const weather = await forecast({ method: init.method ?? 'GET', path: new URL(url).pathname })
    // The caller may give up: the wire then is free, as a real one would be.
    if (typeof weather === 'object')
      await pause(weather.slow, undefined, { signal: init.signal ?? undefined })
    switch (weather) {
      case 'down':
        throw new TypeError('nobody answers')
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
    forecast(next) {
      forecast = typeof next === 'function' ? next : () => next
    },
  }
}

function refusal(status: number, error: object, headers: Record<string, string> = {}): Response {
  return Response.json({ error: { message: 'bad weather', ...error } }, { status, headers })
}
