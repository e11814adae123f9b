import type { Database } from '#database/engine/connection.ts'
import { inTransaction } from '#database/engine/in-transaction.ts'
import { lockRegistration } from '#database/tables/registrations.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { ApiError } from '../../http/errors.ts'
import { refuseStale } from '../refuse-stale.ts'

type Form = { id: string; revision: number }

/** Locks a registration for a form that was opened at a revision. A stale form is refused. */
export async function lockFresh(trx: Database, { id, revision }: Form): Promise<RegistrationRow> {
  const registration = await lockRegistration(trx, id)
  if (!registration) throw new ApiError(404, 'not_found', { missing: 'registration' })
  await refuseStale(trx, { about: id, opened: revision, current: registration.revision })
  return registration
}

/** Refuses a stale form before a verb that locks the registration itself. */
export function refuseStaleForm(database: Database, form: Form): Promise<RegistrationRow> {
  return inTransaction(database, (trx) => lockFresh(trx, form))
}
