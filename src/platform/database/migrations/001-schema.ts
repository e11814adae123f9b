// The whole schema, by subject. Later migrations are added after it.
import type { Kysely } from 'kysely'
import { createAccount } from './schema/account.ts'
import { createCatalogue } from './schema/catalogue.ts'
import { createClassroom } from './schema/classroom.ts'
import { createDates } from './schema/dates.ts'
import { createFolding } from './schema/folding.ts'
import { createIdentity } from './schema/identity.ts'
import { createPayments } from './schema/payments.ts'
import { createRecord } from './schema/record.ts'
import { createRegistrations } from './schema/registrations.ts'
import { createSeats } from './schema/seats.ts'
import { createSite } from './schema/site.ts'
import { createStaff } from './schema/staff.ts'
import { createVisits } from './schema/visits.ts'

export async function up(database: Kysely<unknown>): Promise<void> {
  await createFolding(database)
  await createSite(database)
  await createIdentity(database)
  await createVisits(database)
  await createStaff(database)
  await createRecord(database)
  await createCatalogue(database)
  await createDates(database)
  await createRegistrations(database)
  await createSeats(database)
  await createPayments(database)
  await createAccount(database)
  await createClassroom(database)
}
