// How often a network, an account or a device may try, and how the waits grow. See
// docs/decisions/identity.md.

import { days, hours, minutes, seconds } from '#domain/dates/days.ts'
import { networksOf } from '#domain/people/network.ts'
import type { GrowingWaits, Limited, Limiter } from '#platform/limits/limits.ts'
import { WireError } from './errors.ts'

export const waitRules = {
  // Only failed sign-ins count.
  'sign-in pair': { free: 5, firstWait: seconds(30), longestWait: minutes(15), forgetAfter: days(1) },
  'sign-in address': { free: 20, firstWait: seconds(30), longestWait: minutes(15), forgetAfter: hours(1) },
  // High enough for failures from several /24 or /48 networks.
  'sign-in account': { free: 100, firstWait: seconds(30), longestWait: minutes(15), forgetAfter: days(1) },
  'sign-in own': { free: 5, firstWait: seconds(30), longestWait: minutes(15), forgetAfter: days(1) },
  // A class of dentists may share one IP address.
  'sign-up address': { free: 200, firstWait: minutes(1), longestWait: hours(1), forgetAfter: hours(1) },
  'email pair': { free: 5, firstWait: minutes(1), longestWait: hours(1), forgetAfter: days(1) },
  'email address': { free: 30, firstWait: minutes(1), longestWait: hours(1), forgetAfter: hours(1) },
  // Shorter than the validity of a reset link, so the last emailed link still works during the wait.
  'email account': { free: 20, firstWait: minutes(1), longestWait: minutes(45), forgetAfter: days(1) },
  'email own': { free: 5, firstWait: minutes(1), longestWait: hours(1), forgetAfter: days(1) },
} as const satisfies Record<string, GrowingWaits>

type Action = 'sign-in' | 'email'
/** What is counted, and under which rule. An IP address is counted in each of its networks. */
type Counted = { rule: keyof typeof waitRules; subject?: string; address?: string }

/** One email address from all networks together. */
export function byAccount(action: Action, email: string): Counted {
  return { rule: `${action} account`, subject: email }
}

export function byAddress(action: Action | 'sign-up', address: string): Counted {
  return { rule: `${action} address`, address }
}

/** One email address from one network; attempts from other networks do not count. */
export function byPair(action: Action, email: string, address: string): Counted {
  return { rule: `${action} pair`, subject: email, address }
}

/** A known device or the signed-in account. `id` must not be a value that another user can choose. */
export function byOwn(action: Action, id: string): Counted {
  return { rule: `${action} own`, subject: id }
}

/** A known device has its own limit; all other devices share. */
export function countedFor(
  action: Action,
  { email, address, device }: { email: string; address: string; device: string | undefined },
): Counted[] {
  if (device !== undefined) return [byOwn(action, device)]
  return [byPair(action, email, address), byAddress(action, address), byAccount(action, email)]
}

export async function refuseWhileWaiting(limiter: Limiter, counted: readonly Counted[]): Promise<void> {
  const { allowed } = await limiter.mayAttempt(counted.flatMap(limitsOf))
  if (!allowed) throw new WireError('TOO_MANY_ATTEMPTS_TRY_LATER')
}

/** A refused attempt is not counted, so retrying does not extend the wait. */
export async function countEach(limiter: Limiter, counted: readonly Counted[]): Promise<void> {
  await refuseWhileWaiting(limiter, counted)
  for (const { key, waits } of counted.flatMap(limitsOf)) {
    const { allowed } = await limiter.attempt(key, waits)
    if (!allowed) throw new WireError('TOO_MANY_ATTEMPTS_TRY_LATER')
  }
}

export async function forget(limiter: Limiter, counted: readonly Counted[]): Promise<void> {
  for (const { key } of counted.flatMap(limitsOf)) await limiter.forget(key)
}

function limitsOf({ rule, subject, address }: Counted): Limited[] {
  const waits = waitRules[rule]
  const named = subject === undefined ? rule : `${rule} ${subject}`
  if (address === undefined) return [{ key: named, waits }]
  return networksOf(address).map(({ name, times }) => ({
    key: `${named} ${name}`,
    waits: { ...waits, free: waits.free * times },
  }))
}
