// The schema of the first release, by subject.
import type { Kysely } from 'kysely'
import { createAccount } from './baseline/account.ts'
import { createAwards } from './baseline/awards.ts'
import { createDates } from './baseline/dates.ts'
import { createIdentity } from './baseline/identity.ts'
import { createPayments } from './baseline/payments.ts'
import { createRegistrations } from './baseline/registrations.ts'
import { createSeats } from './baseline/seats.ts'
import { createSite } from './baseline/site.ts'
import { createVisits } from './baseline/visits.ts'

export async function up(database: Kysely<unknown>): Promise<void> {
  await createSite(database)
  await createIdentity(database)
  await createDates(database)
  await createRegistrations(database)
  await createSeats(database)
  await createPayments(database)
  await createAccount(database)
  await createAwards(database)
  await createVisits(database)
}
