// Registrations that one payer bought together. The payer's comes first: the others are opened after it.
import type { Database } from '#platform/database/connection.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { lockRegistrations, registrationsById } from './registrations.queries.ts'

type Grouped = Pick<RegistrationRow, 'id' | 'groupId'>

/** In a group, and not its payer. */
export function isColleague({ id, groupId }: Grouped): boolean {
  return groupId !== null && groupId !== id
}

/**
 * Also the registration of an offer that has a payer. Its person sees no amount and no receipt, cancels nothing for money, and
 * passes no course on. The payer of a group answers for its colleagues; of an offer, the academy does.
 */
export function isPaidByOther(registration: Grouped & Pick<RegistrationRow, 'payer'>): boolean {
  return registration.payer !== null || isColleague(registration)
}

/** Otherwise what was paid goes back only to the card that paid it, never to credit or a program of the registrant. */
export function ownsMoney(
  registration: Grouped & Pick<RegistrationRow, 'payer' | 'addressCorrected'>,
): boolean {
  return !isPaidByOther(registration) && !registration.addressCorrected
}

async function idsOf(db: Database, { id, groupId }: Grouped): Promise<string[]> {
  if (groupId === null) return [id]
  const rows = await db.selectFrom('registrations').select('id').where('groupId', '=', groupId).execute()
  return rows.map((row) => row.id)
}

/** The registration alone, if it belongs to no group. */
export async function wholeGroup(db: Database, registration: Grouped): Promise<RegistrationRow[]> {
  return registrationsById(db, await idsOf(db, registration))
}

export async function lockGroup(trx: Database, registration: Grouped): Promise<RegistrationRow[]> {
  return lockRegistrations(trx, await idsOf(trx, registration))
}

/** The registrations that a payer bought for others. */
export async function colleaguesOf(db: Database, registration: Grouped): Promise<RegistrationRow[]> {
  if (registration.groupId !== registration.id) return []
  return (await wholeGroup(db, registration)).filter(isColleague)
}
