import { createHash } from 'node:crypto'
import type { ContactMessage } from '#contract/visitors.ts'
import type { Clocks } from '#domain/dates/clock.ts'
import { dayOf, days, hours } from '#domain/dates/days.ts'
import { widestNetwork } from '#domain/people/network.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connection.ts'
import type { Outbox } from '#platform/email/outbox.ts'
import { perNetwork, takeAllOrRefuse, takeOrRefuse } from '#platform/http/limit-requests.ts'
import type { Limiter } from '#platform/limits/limits.ts'
import { contactEmail } from './contact.emails.ts'

export const messagesPerAddress = { limit: 5, per: hours(1) }
/**
 * More than the academy gets in a month. Beyond it each /24 or /48 may still send one message, so a flood
 * does not block other networks.
 */
export const messagesInAll = { limit: 500, per: days(1) }
const duringFlood = { limit: 1, per: days(1) }

export type ContactParts = {
  config: Config
  database: Database
  clocks: Clocks
  limiter: Limiter
  outbox: Outbox
}

/** Emails a visitor's message to the academy, with the visitor as reply address. */
export async function sendContactMessage(
  message: ContactMessage,
  address: string,
  parts: ContactParts,
): Promise<void> {
  const { config, database, clocks, limiter, outbox } = parts
  await takeAllOrRefuse(limiter, perNetwork('contact', address, messagesPerAddress))
  if (!(await limiter.take('contact', messagesInAll)).allowed) {
    await takeOrRefuse(limiter, `contact during a flood from ${widestNetwork(address)}`, duringFlood)
  }
  const email = {
    key: `contact ${fingerprint(message, dayOf(clocks.real.now()))}`,
    kind: 'contact',
    to: config.ownerEmail,
    replyTo: message.email,
    language: 'en',
    ...contactEmail(message),
  } as const
  // One transaction: a stored email without its job would block the same message later.
  await database.transaction().execute((trx) => outbox.post(trx, email))
}

/** The same message on the same day is one email, because visitors submit twice when unsure. */
function fingerprint(message: ContactMessage, day: string): string {
  return createHash('sha256')
    .update(JSON.stringify([day, message]))
    .digest('base64url')
}
