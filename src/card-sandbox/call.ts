import type { Language } from './messages.ts'
import type { Connection } from './transaction.ts'

/** One call while it is answered. */
export type Call = {
  /** The connection of the call's transaction; of the pool for calls that only read. */
  db: Connection
  /** Unix seconds, as everything on the wire. */
  now: number
  request: { id: string | null; idempotencyKey: string | null }
  language: Language
  /** Made with the publishable key and a client secret, by a browser. */
  public: boolean
  origin: string
}

export type Answer = { status: number; body: object }

export function ok(body: object): Answer {
  return { status: 200, body }
}
