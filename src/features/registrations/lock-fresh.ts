import { refuseStale } from '#features/office-calls/refuse-stale.ts'
import type { Database } from '#platform/database/connection.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { Refusal } from '#platform/refusal.ts'
import { lockRegistration } from './registrations.queries.ts'

type Form = { id: string; revision: number }

/** Locks a registration for a form that was opened at a revision. A stale form is refused. */
export async function lockFresh(trx: Database, { id, revision }: Form): Promise<RegistrationRow> {
  const registration = await lockRegistration(trx, id)
  if (!registration) throw new Refusal('not_found', { missing: 'registration' })
  await refuseStale(trx, {
    subject: { kind: 'registration', id },
    opened: revision,
    current: registration.revision,
  })
  return registration
}

/** Refuses a stale form before a verb that locks the registration itself. */
export function refuseStaleForm(database: Database, form: Form): Promise<RegistrationRow> {
  return inTransaction(database, (trx) => lockFresh(trx, form))
}
