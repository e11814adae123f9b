// The link to a registration that its letters carry: whoever has it sees and cancels, with or without an account.
import { type RegistrationRow, registrationById } from '#database/registrations.ts'
import { ApiError } from '../errors.ts'
import type { Checkout } from './checkout.ts'

export function tokenOf(
  { id, linkEdition }: Pick<RegistrationRow, 'id' | 'linkEdition'>,
  { links }: Pick<Checkout, 'links'>,
): string {
  return links.sign('registration', id, linkEdition)
}

/** The registration that a letter's link opens; one of before its address was corrected opens nothing. */
export async function linkedRegistration(
  token: string,
  { database, links }: Pick<Checkout, 'database' | 'links'>,
): Promise<RegistrationRow> {
  const linked = links.read('registration', token)
  const registration = linked ? await registrationById(database, linked.id) : undefined
  if (!registration || registration.linkEdition !== linked?.edition) {
    throw new ApiError(404, 'not_found', 'This link leads to no registration.')
  }
  return registration
}
