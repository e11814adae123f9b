// Webhooks: signed, retried with growing delays until accepted, in no guaranteed order, sometimes more than once.
import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import type Stripe from 'stripe'
import { save } from './objects.ts'

export type Webhook = { url: string; secret: string }

const givenUpAfterDays = 3
const longestWait = 60 * 60
/** How long a claimed delivery is hidden from other processes. After a kill, it is due again. */
const lease = 30
const patience = 10_000

type Claimed = { event: Stripe.Event; attempt: number }

export async function claimDue(pool: Pool, now: Date, limit: number): Promise<Claimed[]> {
  const { rows } = await pool.query<{ body: Stripe.Event; attempts: number }>(
    `with due as (
       select event_id from card_sandbox.deliveries where due_at <= $1
       order by due_at limit $2 for update skip locked
     ), claimed as (
       update card_sandbox.deliveries
       set attempts = attempts + 1, due_at = $1::timestamptz + make_interval(secs => $3)
       where event_id in (select event_id from due) returning event_id, attempts
     )
     select body, attempts from claimed join card_sandbox.objects on id = event_id`,
    [now, limit, lease],
  )
  return rows.map(({ body, attempts }) => ({ event: body, attempt: attempts }))
}

export async function deliver(
  { event, attempt }: Claimed,
  pool: Pool,
  webhook: Webhook,
  clock: { now(): Date },
) {
  const arrived = await post(JSON.stringify(event, null, 2), webhook, clock.now())
  const now = clock.now()
  if (arrived) {
    await pool.query(
      'update card_sandbox.deliveries set due_at = null, delivered_at = $2 where event_id = $1',
      [event.id, now],
    )
    await save(pool, { ...event, pending_webhooks: 0 })
    return
  }
  const age = now.getTime() / 1000 - event.created
  const next = age < givenUpAfterDays * 24 * 60 * 60 ? waitAfter(attempt) : null
  await pool.query(
    `update card_sandbox.deliveries set due_at = $2::timestamptz + make_interval(secs => $3) where event_id = $1`,
    [event.id, now, next],
  )
}

/** 1, 2, 4 … seconds, at most an hour. */
export function waitAfter(attempt: number): number {
  return Math.min(2 ** (attempt - 1), longestWait)
}

async function post(body: string, { url, secret }: Webhook, now: Date): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signature(body, secret, now),
      },
      body,
    })
    await response.arrayBuffer()
    return response.ok
  } catch {
    // No connection, or a timeout: treated like a refusal.
    return false
  }
}

function signature(body: string, secret: string, now: Date): string {
  const second = Math.floor(now.getTime() / 1000)
  const hash = createHmac('sha256', secret).update(`${second}.${body}`).digest('hex')
  return `t=${second},v1=${hash}`
}
