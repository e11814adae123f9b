// Idempotency keys: a repeated call gets the first call's answer, for 24 hours.
import { createHash } from 'node:crypto'
import { Refusal } from './refusals.ts'
import type { Connection } from './transaction.ts'

export type KeptAnswer = { requestId: string; status: number; body: string }

const keptForHours = 24

/** A digest of method, path and parameters, independent of their order. */
export function fingerprint(method: string, path: string, body: string): string {
  const params = new URLSearchParams(body)
  params.sort()
  return createHash('sha256').update(`${method} ${path}\n${params}`).digest('hex')
}

/**
 * Locks the key until the transaction ends, so that a killed process releases it. Returns the stored answer if the key
 * was used for the same request before.
 */
export async function claim(
  db: Connection,
  key: string,
  request: string,
  now: Date,
): Promise<KeptAnswer | null> {
  const { rows: locks } = await db.query<{ free: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('card_sandbox ' || $1, 0)) as free`,
    [key],
  )
  if (!locks[0]?.free) {
    throw new Refusal(409, {
      type: 'invalid_request_error',
      code: 'idempotency_key_in_use',
      message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
    })
  }
  const { rows } = await db.query<{ request: string; request_id: string; status: number; body: string }>(
    `select request, request_id, status, body from card_sandbox.idempotency
     where key = $1 and created_at > $2::timestamptz - make_interval(hours => $3)`,
    [key, now, keptForHours],
  )
  const kept = rows[0]
  if (!kept) return null
  if (kept.request !== request) {
    throw new Refusal(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    })
  }
  return { requestId: kept.request_id, status: kept.status, body: kept.body }
}

export async function keep(db: Connection, key: string, request: string, answer: KeptAnswer, now: Date) {
  await db.query(
    `insert into card_sandbox.idempotency (key, request, request_id, status, body, created_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (key) do update set request = excluded.request, request_id = excluded.request_id,
       status = excluded.status, body = excluded.body, created_at = excluded.created_at`,
    [key, request, answer.requestId, answer.status, answer.body, now],
  )
}

export async function forgetOld(db: Connection, now: Date) {
  await db.query(
    `delete from card_sandbox.idempotency where created_at < $1::timestamptz - make_interval(hours => $2)`,
    [now, keptForHours],
  )
}
