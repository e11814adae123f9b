import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from './connection.ts'
import * as baseline from './migrations/001-baseline.ts'
import * as ledger from './migrations/002-ledger.ts'
import * as ask from './migrations/003-ask.ts'
import * as officeAccess from './migrations/004-office-access.ts'
import * as officeFigures from './migrations/005-office-figures.ts'
import * as officeLists from './migrations/005-office-lists.ts'
import * as officeDesk from './migrations/006-office-desk.ts'
import * as officeDates from './migrations/007-office-dates.ts'
import * as paymentOpened from './migrations/008-payment-opened.ts'
import * as askHelpful from './migrations/009-ask-helpful.ts'
import * as keptViews from './migrations/010-kept-views.ts'
import * as entries from './migrations/011-entries.ts'
import * as coursesAreData from './migrations/012-courses-are-data.ts'
import * as classroom from './migrations/015-classroom.ts'
import * as plans from './migrations/018-plans.ts'
import * as offers from './migrations/019-offers.ts'
import * as payersAndWires from './migrations/020-payers-and-wires.ts'
import * as tuitionCredit from './migrations/021-tuition-credit.ts'
import * as discountCodes from './migrations/022-discount-codes.ts'
import * as pictures from './migrations/023-pictures.ts'
import * as declarations from './migrations/024-declarations.ts'
import * as classroomFiles from './migrations/025-classroom-files.ts'
import * as movedDates from './migrations/026-moved-dates.ts'
import * as soldNames from './migrations/027-sold-names.ts'
import * as failedPages from './migrations/028-failed-pages.ts'
import * as upgrades from './migrations/029-upgrades.ts'
import * as takeovers from './migrations/032-takeovers.ts'
import * as dateAnswers from './migrations/033-date-answers.ts'
import * as pictureStore from './migrations/034-picture-store.ts'
import * as certificateNames from './migrations/035-certificate-names.ts'
import * as groups from './migrations/036-groups.ts'
import * as personalLinks from './migrations/037-personal-links.ts'
import * as readingTime from './migrations/038-reading-time.ts'
import * as secondPerson from './migrations/040-second-person.ts'
import * as offerOrders from './migrations/041-offer-orders.ts'
import * as correctedAddresses from './migrations/043-corrected-addresses.ts'
import * as recordData from './migrations/044-record-data.ts'

// Numbered and never changed after a release. Kysely applies them in one transaction under an advisory lock, so
// that processes that start together migrate once.
const migrations: Record<string, Migration> = {
  '001-baseline': baseline,
  '002-ledger': ledger,
  '003-ask': ask,
  '004-office-access': officeAccess,
  '005-office-figures': officeFigures,
  '005-office-lists': officeLists,
  '006-office-desk': officeDesk,
  '007-office-dates': officeDates,
  '008-payment-opened': paymentOpened,
  '009-ask-helpful': askHelpful,
  '010-kept-views': keptViews,
  '011-entries': entries,
  '012-courses-are-data': coursesAreData,
  '015-classroom': classroom,
  '018-plans': plans,
  '019-offers': offers,
  '020-payers-and-wires': payersAndWires,
  '021-tuition-credit': tuitionCredit,
  '022-discount-codes': discountCodes,
  '023-pictures': pictures,
  '024-declarations': declarations,
  '025-classroom-files': classroomFiles,
  '026-moved-dates': movedDates,
  '027-sold-names': soldNames,
  '028-failed-pages': failedPages,
  '029-upgrades': upgrades,
  '032-takeovers': takeovers,
  '033-date-answers': dateAnswers,
  '034-picture-store': pictureStore,
  '035-certificate-names': certificateNames,
  '036-groups': groups,
  '037-personal-links': personalLinks,
  '038-reading-time': readingTime,
  '040-second-person': secondPerson,
  '041-offer-orders': offerOrders,
  '043-corrected-addresses': correctedAddresses,
  '044-record-data': recordData,
}

/**
 * In a transaction, the migrations take effect on commit. Migrations of a later release are kept, so that an older
 * process can run next to a newer one or after a rollback.
 */
export async function migrate(database: Database): Promise<void> {
  const applied = await appliedMigrations(database)
  refuseOldSchema(applied)
  const last = Object.keys(migrations).at(-1) ?? ''
  const later = applied.filter((name) => name > last).map((name) => [name, { up: async () => undefined }])
  const getMigrations = async () => ({ ...migrations, ...Object.fromEntries(later) })
  const { error } = await new Migrator({ db: database, provider: { getMigrations } }).migrateToLatest()
  if (error) throw error
}

async function appliedMigrations(database: Database): Promise<string[]> {
  const table = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(database)
  if (!table.rows[0]?.exists) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database,
  )
  return rows.map(({ name }) => name)
}

/** Before the first release other migrations built the schema. No migration continues from there. */
function refuseOldSchema(applied: readonly string[]): void {
  if (applied.length === 0 || applied.includes('001-baseline')) return
  throw new Error(
    'This database was made by a version before the first release and cannot be used. Nothing in it was changed. Choose another DATA_DIR, or another database in DATABASE_URL.',
  )
}

/** For restores: stops at a migration, like an older release would. */
export async function migrateTo(database: Database, name: string): Promise<void> {
  const provider = { getMigrations: async () => migrations }
  const { error } = await new Migrator({ db: database, provider }).migrateTo(name)
  if (error) throw error
}

export function knowsMigration(name: string): boolean {
  return name in migrations
}
