import { createHash } from 'node:crypto'
import type { ContactMessage } from '#contract/visitors.ts'
import type { Database } from '#database/connection.ts'
import type { Limiter } from '#database/limits.ts'
import type { Clocks } from '#domain/clock.ts'
import { dayOf, days, hours } from '#domain/days.ts'
import { network } from '#domain/network.ts'
import type { Config } from '#server/config.ts'
import { takeOrRefuse } from '#server/limit-requests.ts'
import { contactMail } from '#server/mail/messages/contact.ts'
import type { Outbox } from '#server/mail/outbox.ts'

const perAddress = { limit: 5, per: hours(1) }
/** Whoever writes from many addresses does not fill the academy's mailbox. */
const fromEverywhere = { limit: 500, per: days(1) }

export type ContactParts = {
  config: Config
  database: Database
  clocks: Clocks
  limiter: Limiter
  outbox: Outbox
}

/** Mails the academy what a visitor wrote; an answer goes straight to the visitor. */
export async function passOn(message: ContactMessage, address: string, parts: ContactParts): Promise<void> {
  const { config, database, clocks, limiter, outbox } = parts
  await takeOrRefuse(limiter, `contact from ${network(address)}`, perAddress)
  await takeOrRefuse(limiter, 'contact', fromEverywhere)
  const mail = {
    key: `contact ${fingerprint(message, dayOf(clocks.real.now()))}`,
    kind: 'contact',
    to: config.mailOwner,
    replyTo: message.email,
    language: 'en',
    ...contactMail(message),
  } as const
  // Written and sent off, or neither: one that was written alone would keep the same words from being sent when they come again.
  await database.transaction().execute((trx) => outbox.post(trx, mail))
}

/** The same words sent again on the same day are one mail: a visitor who is unsure presses twice. */
function fingerprint(message: ContactMessage, day: string): string {
  return createHash('sha256')
    .update(JSON.stringify([day, message]))
    .digest('base64url')
}
