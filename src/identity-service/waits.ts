// How often one address or one account may try, and how the waits then grow.
import type { GrowingWaits, Limiter } from '#database/limits.ts'
import { days, hours, minutes, seconds } from '#domain/days.ts'
import { network } from '#domain/network.ts'
import { WireError } from './errors.ts'

const rules = {
  // Failures alone count here. The waits end soon: whoever knows an e-mail address can lock its owner out.
  'sign-in account': { free: 5, firstWait: seconds(30), longestWait: minutes(15), forgetAfter: days(1) },
  'sign-in address': { free: 20, firstWait: seconds(30), longestWait: minutes(15), forgetAfter: hours(1) },
  'sign-up account': { free: 5, firstWait: minutes(1), longestWait: hours(1), forgetAfter: hours(1) },
  // A class of dentists may sit behind one address.
  'sign-up address': { free: 200, firstWait: minutes(1), longestWait: hours(1), forgetAfter: hours(1) },
  'mail account': { free: 5, firstWait: minutes(1), longestWait: hours(1), forgetAfter: days(1) },
  'mail address': { free: 30, firstWait: minutes(1), longestWait: hours(1), forgetAfter: hours(1) },
} as const satisfies Record<string, GrowingWaits>

type Action = 'sign-in' | 'sign-up' | 'mail'
/** What is counted, and under which rule. */
export type Counted = { rule: keyof typeof rules; subject: string }

export function byAccount(action: Action, email: string): Counted {
  return { rule: `${action} account`, subject: email }
}

export function byAddress(action: Action, address: string): Counted {
  return { rule: `${action} address`, subject: network(address) }
}

export async function refuseWhileWaiting(limiter: Limiter, counted: readonly Counted[]): Promise<void> {
  for (const each of counted) {
    const { allowed } = await limiter.mayAttempt(keyOf(each), rules[each.rule])
    if (!allowed) throw new WireError('TOO_MANY_ATTEMPTS_TRY_LATER')
  }
}

/** What has to wait is refused and not counted: trying on and on makes nobody's wait longer. */
export async function countEach(limiter: Limiter, counted: readonly Counted[]): Promise<void> {
  for (const each of counted) {
    const { allowed } = await limiter.attempt(keyOf(each), rules[each.rule])
    if (!allowed) throw new WireError('TOO_MANY_ATTEMPTS_TRY_LATER')
  }
}

export async function forgetFailures(limiter: Limiter, email: string): Promise<void> {
  await limiter.forget(keyOf(byAccount('sign-in', email)))
}

function keyOf({ rule, subject }: Counted) {
  return `${rule} ${subject}`
}
