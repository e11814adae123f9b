// How many seats one network or one buyer may hold without paying. docs/decisions/seats.md says why these figures.

import { createHash } from 'node:crypto'
import { minutes } from '#domain/dates/days.ts'
import { customerNetwork } from '#domain/people/network.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import { Refusal } from '#platform/refusal.ts'
import { unsoldSeats } from './seats.queries.ts'
import { type CountedHold, type Holder, holdsOf, insertHolds } from './unpaid-holds.queries.ts'

/** How long unpaid seats are held. 3-D Secure extends the hold once by the same time. */
export const holdTime = minutes(20)

/** A hold that ended unpaid counts for this much longer, so that others get a turn at the seat. */
export const restTime = holdTime

/**
 * Two people of one practice may each hold every dated course. An email address is easily typed by someone else, so its
 * caps are wider: only several networks together reach them.
 */
const caps = {
  network: { seats: 10, shareOfDate: 1 / 3 },
  buyer: { seats: 12, shareOfDate: 1 / 2 },
} as const

type DateSeats = { spots: number; unsold: number }

/** Seats of one date that one network may hold: of the last two only one, so that another buyer finds a seat. */
export function networkShare({ spots, unsold }: DateSeats): number {
  return Math.min(Math.ceil(spots * caps.network.shareOfDate), Math.ceil(unsold / 2))
}

export function buyerShare({ spots }: DateSeats): number {
  return Math.ceil(spots * caps.buyer.shareOfDate)
}

/** A verified owner is counted by account: orders that others place under the same address do not count. */
export function holderOf(
  ip: string,
  { email, uid, emailVerified }: { email: string; uid: string | null; emailVerified: boolean },
): Holder {
  const buyer = uid !== null && emailVerified ? `account ${uid}` : `email ${email}`
  return { network: digest(customerNetwork(ip)), buyer: digest(buyer) }
}

function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

type NewHolds = {
  registrationId: string
  holder: Holder
  expiresAt: Date
  courseDateIds: readonly string[]
  /** Kept for the buyer by the waiting list: no cap applies to it. */
  offered: string | undefined
}

/** Records the holds of an order, or refuses it. The caller has locked the holder and the dates, and has taken the seats. */
export async function recordHolds(
  trx: Database,
  { registrationId, holder, expiresAt, courseDateIds, offered }: NewHolds,
  { clocks }: Context,
): Promise<void> {
  const now = clocks.real.now()
  const since = new Date(now.getTime() - restTime)
  const counted = await holdsOf(trx, holder, since)
  const inserted = await insertHolds(trx, { registrationId, ...holder, expiresAt }, courseDateIds)
  const added = inserted.filter((courseDateId) => courseDateId !== offered)
  if (added.length === 0) return
  const waits = [
    waitFor(counted.network, added.length, caps.network.seats),
    waitFor(counted.buyer, added.length, caps.buyer.seats),
  ]
  for (const { courseDateId, ...date } of await unsoldSeats(trx, added)) {
    const onDate = (hold: CountedHold) => hold.courseDateId === courseDateId
    waits.push(waitFor(counted.network.filter(onDate), 1, networkShare(date)))
    waits.push(waitFor(counted.buyer.filter(onDate), 1, buyerShare(date)))
  }
  const last = Math.max(...waits)
  if (last > 0) throw tooManyUnpaidSeats(new Date(last + restTime), now)
}

/** When the hold ends after which `added` more fit under the cap, in milliseconds; 0 where they fit now. */
function waitFor(holds: readonly CountedHold[], added: number, cap: number): number {
  const over = holds.length + added - cap
  return over > 0 ? (holds[over - 1]?.expiresAt.getTime() ?? 0) : 0
}

export function tooManyUnpaidSeats(retryAt: Date, now: Date) {
  const retryAfterSeconds = Math.ceil((retryAt.getTime() - now.getTime()) / 1000)
  return new Refusal('too_many_unpaid_seats', { retryAfterSeconds, retryAt: retryAt.toISOString() })
}
