import { type RegistrationRow, registrationById } from '#database/registrations.ts'
import { ApiError } from '../../errors.ts'
import type { Checkout } from '../checkout.ts'

/** The registration that the signed link of a mail opens. */
export async function linkedRegistration(
  token: string,
  { database, links }: Pick<Checkout, 'database' | 'links'>,
): Promise<RegistrationRow> {
  const id = links.read('registration', token)
  const registration = id === null ? undefined : await registrationById(database, id)
  if (!registration) throw new ApiError(404, 'not_found', 'This link leads to no registration.')
  return registration
}
