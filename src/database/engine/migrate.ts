import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import * as ground from '../migrations/001-ground.ts'
import * as identity from '../migrations/002-identity.ts'
import * as checkout from '../migrations/003-checkout.ts'
import * as visitors from '../migrations/004-visitors.ts'
import * as account from '../migrations/005-account.ts'
import * as staff from '../migrations/006-staff.ts'
import * as operations from '../migrations/007-operations.ts'
import * as goodwill from '../migrations/008-goodwill.ts'
import * as refundShares from '../migrations/009-refund-shares.ts'
import * as refundsOutside from '../migrations/010-refunds-outside.ts'
import * as refundsElsewhere from '../migrations/011-refunds-elsewhere.ts'
import * as sentBesides from '../migrations/012-sent-besides.ts'
import * as recoverEmail from '../migrations/013-recover-email.ts'
import * as policyEnds from '../migrations/014-policy-ends.ts'
import * as toldDates from '../migrations/015-told-dates.ts'
import * as failedAuthentications from '../migrations/016-failed-authentications.ts'
import * as returnedByBank from '../migrations/017-returned-by-bank.ts'
import * as disputes from '../migrations/018-disputes.ts'
import * as byBank from '../migrations/019-by-bank.ts'
import * as linkEdition from '../migrations/020-link-edition.ts'
import * as erasedAccounts from '../migrations/021-erased-accounts.ts'
import * as unpaidHolds from '../migrations/023-unpaid-holds.ts'
import type { Database } from './connection.ts'

// Numbered, in order, never changed once released. Kysely runs them in one transaction under an advisory lock,
// so that processes which start together migrate once.
const migrations: Record<string, Migration> = {
  '001-ground': ground,
  '002-identity': identity,
  '003-checkout': checkout,
  '004-visitors': visitors,
  '005-account': account,
  '006-staff': staff,
  '007-operations': operations,
  '008-goodwill': goodwill,
  '009-refund-shares': refundShares,
  '010-refunds-outside': refundsOutside,
  '011-refunds-elsewhere': refundsElsewhere,
  '012-sent-besides': sentBesides,
  '013-recover-email': recoverEmail,
  '014-policy-ends': policyEnds,
  '015-told-dates': toldDates,
  '016-failed-authentications': failedAuthentications,
  '017-returned-by-bank': returnedByBank,
  '018-disputes': disputes,
  '019-by-bank': byBank,
  '020-link-edition': linkEdition,
  '021-erased-accounts': erasedAccounts,
  '023-unpaid-holds': unpaidHolds,
}

/**
 * `database` may be a transaction: then all of it counts once that commits. What a later release has done stays: beside it,
 * or when it is taken back, this one goes on.
 */
export async function migrate(database: Database): Promise<void> {
  const getMigrations = async () => ({ ...migrations, ...(await laterMigrations(database)) })
  const { error } = await new Migrator({ db: database, provider: { getMigrations } }).migrateToLatest()
  if (error) throw error
}

async function laterMigrations(database: Database): Promise<Record<string, Migration>> {
  const last = Object.keys(migrations).at(-1)
  const table = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(database)
  if (!table.rows[0]?.exists) return {}
  const later = await sql<{ name: string }>`
    select name from kysely_migration where name > ${last}`.execute(database)
  return Object.fromEntries(later.rows.map(({ name }) => [name, { up: async () => undefined }]))
}

/** No further than that migration, as an older version of the site would have it. */
export async function migrateTo(database: Database, name: string): Promise<void> {
  const provider = { getMigrations: async () => migrations }
  const { error } = await new Migrator({ db: database, provider }).migrateTo(name)
  if (error) throw error
}

export function knowsMigration(name: string): boolean {
  return name in migrations
}
