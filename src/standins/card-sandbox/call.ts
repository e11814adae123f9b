import type { Language } from './messages.ts'
import type { Connection } from './transaction.ts'

/** The context of one API call. */
export type Call = {
  /** The connection of the call's transaction, or the pool for calls that only read. */
  db: Connection
  /** Unix seconds, like every time in Stripe's API. */
  now: number
  request: { id: string | null; idempotencyKey: string | null }
  language: Language
  /** Made by a browser, with the publishable key and a client secret. */
  public: boolean
  origin: string
}

export type Answer = { status: number; body: object }

export function ok(body: object): Answer {
  return { status: 200, body }
}
