import type { Database } from '#database/engine/connection.ts'
import { lockRegistration } from '#database/tables/registrations.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { ApiError } from '../../http/errors.ts'
import { refuseStale } from '../refuse-stale.ts'

/** Locks a registration for a form that was opened at a revision. A stale form is refused. */
export async function lockFresh(
  trx: Database,
  { id, revision }: { id: string; revision: number },
): Promise<RegistrationRow> {
  const registration = await lockRegistration(trx, id)
  if (!registration) throw new ApiError(404, 'not_found', { missing: 'registration' })
  await refuseStale(trx, { about: id, opened: revision, current: registration.revision })
  return registration
}
