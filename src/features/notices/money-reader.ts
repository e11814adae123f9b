import { isColleague } from '#features/registrations/groups.queries.ts'
import { tokenOf } from '#features/registrations/registration-link.ts'
import { registrationById } from '#features/registrations/registrations.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import type { WrittenEmail } from '#platform/email/email.ts'
import { notifyRegistrant } from './notify.ts'

/** A registration as an email about its money names it. */
export type Addressed = RegistrationRow & {
  /** Whose registration it is, when the payer reads about it. */
  about?: string
}

export type MoneyReader = {
  registration: Addressed
  token: string
  /** What the token opens. For the payer of an offer, only the plan and the documents about its money. */
  opens: 'registration' | 'receipt'
}

/** Whoever paid: the registrant, the payer of the group, or the payer of the offer. Nobody else reads amounts. */
export async function moneyReader(
  db: Database,
  registration: RegistrationRow,
  context: Pick<Context, 'links'>,
): Promise<MoneyReader> {
  const { id, groupId, payer, linkEdition, name: about } = registration
  const first = isColleague(registration) && groupId ? await registrationById(db, groupId) : undefined
  if (first) {
    const { uid, name, email, language } = first
    const addressed = { ...registration, uid, name, email, language, about }
    return { registration: addressed, token: tokenOf(first, context), opens: 'registration' }
  }
  if (!payer) return { registration, token: tokenOf(registration, context), opens: 'registration' }
  const token = context.links.sign('payer', id, linkEdition)
  return { registration: { ...registration, uid: null, ...payer, about }, token, opens: 'receipt' }
}

export async function notifyOfMoney(
  trx: Database,
  key: string,
  registration: RegistrationRow,
  write: (reader: MoneyReader & Pick<Context, 'origin'>) => WrittenEmail,
  context: Pick<Context, 'links' | 'origin' | 'outbox'>,
) {
  const reader = await moneyReader(trx, registration, context)
  const email = write({ ...reader, origin: context.origin })
  await notifyRegistrant(trx, key, reader.registration, email, context)
}
