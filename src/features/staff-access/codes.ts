// The fallbacks of passkeys: codes of an authenticator app, and recovery codes that work once.

import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { officeName } from '#content/en/office/staff/invitation.ts'
import type { WrongCode } from '#contract/office/refusals.ts'
import { days, hours, minutes } from '#domain/dates/days.ts'
import { digest } from '#features/staff/cookie.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import { findApp, takeRecoveryCode, takeStep } from '#features/staff/staff-keys.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import type { GrowingWaits } from '#platform/limits/limits.ts'
import { Refusal } from '#platform/refusal.ts'

/** Six digits can be guessed, so wrong codes soon cost hours. Passkeys work meanwhile. */
const waits: GrowingWaits = {
  free: 5,
  firstWait: minutes(15),
  longestWait: hours(24),
  forgetAfter: days(2),
}

const period = 30
/** A code that somebody typed too slowly is recognized for ten minutes, and still refused. */
const recognized = 20

/** Letters and digits that nobody confuses. 16 of them have 80 random bits, so a plain digest protects them. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** 'K7QM-2XHD-9PLA-RT4C' */
export function newRecoveryCodes(): string[] {
  const part = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: 10 }, () => Array.from({ length: 4 }, part).join('-'))
}

export function recoveryDigest(code: string): string {
  return digest(code.replaceAll(/[\s-]/g, '').toUpperCase())
}

export function newApp(email: string): { secret: string; uri: string } {
  const app = appOf(new Secret({ size: 20 }).base32, email)
  return { secret: app.secret.base32, uri: app.toString() }
}

/** The 30-second step that the code belongs to. */
export function stepOf(secret: string, code: string, now: Date): number | Exclude<WrongCode, 'used'> {
  const timestamp = now.getTime()
  // Its comparison of bytes throws for six characters that are no digits.
  if (!isOfApp(code)) return 'wrong'
  const delta = appOf(secret).validate({ token: code.replaceAll(/\s/g, ''), timestamp, window: recognized })
  if (delta === null || delta > 1) return 'wrong'
  return delta < -1 ? 'expired' : Math.floor(timestamp / 1000 / period) + delta
}

type WayOfCode = 'app' | 'recovery code'

type Refused = { fault: WrongCode }

/**
 * Counts a try and runs `take`. An unknown address is refused in the same words, after as many tries. Never call it in a
 * transaction: the count must stay.
 */
export async function tryCode<Taken>(
  email: string,
  { limiter }: Pick<OfficeParts, 'limiter'>,
  take: () => Promise<Taken | Refused>,
): Promise<Taken> {
  const key = `office codes of ${email}`
  const permission = await limiter.attempt(key, waits)
  if (!permission.allowed)
    throw new Refusal('too_many_requests', { retryAfterSeconds: permission.retryAfterSeconds })
  const taken = await take()
  if (!isRefused(taken)) {
    await limiter.forget(key)
    return taken
  }
  const triesLeft = await limiter.attemptsLeft(key, waits)
  throw new Refusal('wrong_code', { fault: taken.fault, triesLeft })
}

/** Uses a code up. Run it in the transaction of what the code is for. */
export async function takeCode(
  trx: Database,
  staffId: string,
  code: string,
  now: Date,
): Promise<{ way: WayOfCode } | Refused> {
  if (!isOfApp(code)) {
    const isTaken = await takeRecoveryCode(trx, staffId, recoveryDigest(code))
    return isTaken ? { way: 'recovery code' } : { fault: 'wrong' }
  }
  const app = await findApp(trx, staffId)
  if (!app?.secret) return { fault: 'wrong' }
  const step = stepOf(app.secret, code, now)
  if (typeof step === 'string') return { fault: step }
  return (await takeStep(trx, staffId, step)) ? { way: 'app' } : { fault: 'used' }
}

function isOfApp(code: string): boolean {
  return /^\d{6}$/.test(code.replaceAll(/\s/g, ''))
}

function isRefused(taken: unknown): taken is Refused {
  return typeof taken === 'object' && taken !== null && 'fault' in taken
}

function appOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: officeName, label, secret: Secret.fromBase32(secret), digits: 6, period })
}
