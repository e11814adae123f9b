// The signed link in emails about a registration. It opens the registration and its documents without an account; whether it
// also cancels depends on who owns the registration.

import type { SignedInUser } from '#features/people/check-token.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { readdressUndelivered } from '#platform/email/emails.ts'
import { Refusal } from '#platform/refusal.ts'
import { unsigned } from '#platform/signed-links.ts'
import { isPaidByOther } from './groups.queries.ts'
import { changeRegistration, registrationById } from './registrations.queries.ts'

export function tokenOf(
  { id, linkEdition }: Pick<RegistrationRow, 'id' | 'linkEdition'>,
  { links }: Pick<Context, 'links'>,
): string {
  return links.sign('registration', id, linkEdition)
}

/** For the browser that paid; null once links were ended: its secret must not open what an old email no longer opens. */
export function firstLink(registration: RegistrationRow, parts: Pick<Context, 'links'>): string | null {
  return registration.linkEdition === 0 ? tokenOf(registration, parts) : null
}

/** For whoever paid: the plan and the documents about its money. The link of an offer's payer opens nothing else. */
export async function paidRegistration(
  token: string,
  parts: Pick<Context, 'database' | 'links'>,
): Promise<{ registration: RegistrationRow; byPayer: boolean }> {
  const byPayer = parts.links.read('payer', token) !== null
  const registration = await linkedRegistration(token, parts, byPayer ? 'payer' : 'registration')
  if (!byPayer && isPaidByOther(registration)) {
    throw new Refusal('not_found', { missing: 'linked-registration' })
  }
  return { registration, byPayer }
}

/** The registration that a link opens. Links of an earlier edition have ended. */
export async function linkedRegistration(
  token: string,
  { database, links }: Pick<Context, 'database' | 'links'>,
  purpose: 'registration' | 'payer' = 'registration',
): Promise<RegistrationRow> {
  const linked = links.read(purpose, token)
  const registration = linked ? await registrationById(database, linked.id) : undefined
  if (!registration || registration.linkEdition !== linked?.edition) {
    throw new Refusal('not_found', { missing: 'linked-registration' })
  }
  return registration
}

/** A guest has only the link. An account's registration needs its owner: old emails may be read by someone else. */
export function mayChangeByLink(
  { uid }: Pick<RegistrationRow, 'uid'>,
  user: Pick<SignedInUser, 'uid'> | null,
): boolean {
  return uid === null || uid === user?.uid
}

/**
 * Ends all links that were sent so far. Emails that have not been delivered get the new link, and go to the new address
 * where it changes. The caller holds the row's lock.
 */
export async function endLinks(
  trx: Database,
  known: RegistrationRow,
  { from, to }: { from: string; to: string },
): Promise<RegistrationRow> {
  const registration = await changeRegistration(trx, known, { linkEdition: known.linkEdition + 1 })
  const link = { from: storedToken(known), to: storedToken(registration) }
  await readdressUndelivered(trx, { about: known.id, from, to, link })
  return registration
}

/** As undelivered emails have it. */
function storedToken({ id, linkEdition }: RegistrationRow): string {
  return unsigned({ purpose: 'registration', id, edition: linkEdition })
}
