// Emails to the colleague and to the registrant.

import { addDays } from '#domain/dates/days.ts'
import { takeoverDays } from '#domain/registrations/takeover.ts'
import type { RegistrationLine } from '#features/registrations/registration-lines.queries.ts'
import type { LineHolder } from '#features/registrations/takeovers.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import type { TakeoverRow } from '#platform/database/rows/takeovers.ts'
import { notifyRegistrant } from './notify.ts'
import { type HolderNews, holderNewsEmail, takeoverEmail } from './takeover.emails.ts'

type Facts = { registration: RegistrationRow; line: RegistrationLine; takeover: TakeoverRow }
type Parts = Pick<Context, 'outbox' | 'origin' | 'links'>

export async function emailOfferedTakeover(trx: Database, facts: Facts, { outbox, origin, links }: Parts) {
  const { registration, line, takeover } = facts
  const { id, edition, email: to, language } = takeover
  if (line.start === null) return
  const email = takeoverEmail(
    {
      kind: 'offered',
      language,
      to: takeover.name,
      other: registration.name,
      line,
      until: addDays(line.start, -takeoverDays),
      url: `${origin}/takeover/${links.sign('takeover', id, edition)}`,
    },
    origin,
  )
  await outbox.post(trx, {
    key: `takeover-offered:${id}:${edition}`,
    kind: 'takeover-offered',
    to,
    language,
    ...email,
  })
}

/** Emails both. */
export async function emailTakenOver(trx: Database, { registration, line, takeover }: Facts, parts: Parts) {
  const { outbox, origin } = parts
  const url = `${origin}/account`
  const { id, email: to, language } = takeover
  const shared = { line, until: null, url }
  const colleague = takeoverEmail(
    { ...shared, kind: 'taken', language, to: takeover.name, other: registration.name },
    origin,
  )
  await outbox.post(trx, { key: `takeover-taken:${id}`, kind: 'takeover-taken', to, language, ...colleague })
  const payer = takeoverEmail(
    {
      ...shared,
      kind: 'given',
      language: registration.language,
      to: registration.name,
      other: takeover.name,
    },
    origin,
  )
  await notifyRegistrant(trx, `takeover-given:${id}:${registration.id}`, registration, payer, parts)
}

/** News about a course for the colleague who holds it. `key` makes the email unique. */
export async function notifyHolder(
  trx: Database,
  holder: LineHolder,
  news: HolderNews & { key: string },
  { outbox, origin }: Pick<Context, 'outbox' | 'origin'>,
) {
  // An erased person has no address.
  if (!holder.email) return
  const kind = `takeover-${news.kind}`
  const email = holderNewsEmail(holder, news, origin)
  const key = `${kind}:${holder.id}:${news.key}`
  await outbox.post(trx, { key, kind, to: holder.email, language: holder.language, ...email })
}
