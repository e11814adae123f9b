// Picks the record of a random step. Steps refer to records by number, and any number picks one.
import type { Kysely } from 'kysely'
import { sum } from '#domain/money/money.ts'
import { failedRefundsOf } from '#features/cancellations/retry-failed.ts'
import { registrationById, selectRegistrations } from '#features/registrations/registrations.queries.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import type { Tables } from '#platform/database/rows/tables.ts'

export function pick<T>(records: readonly T[], index: number): T | undefined {
  return records[index % Math.max(1, records.length)]
}

export async function paidRegistration(
  database: Kysely<Tables>,
  index: number,
): Promise<RegistrationRow | undefined> {
  const paid = await selectRegistrations(database).where('paidAt', 'is not', null).orderBy('id').execute()
  return pick(paid, index)
}

/** A registration with failed refunds, and their sum. */
export async function failedRefunds(database: Kysely<Tables>, index: number) {
  const refunds = await database
    .selectFrom('refunds')
    .select('registrationId')
    .where('state', '=', 'failed')
    .orderBy('key')
    .execute()
  const picked = pick(refunds, index)
  const registration = picked && (await registrationById(database, picked.registrationId))
  if (!registration) return null
  const failed = await failedRefundsOf(database, registration)
  return { registrationId: registration.id, amount: sum(failed.map(({ owed }) => owed)) }
}
