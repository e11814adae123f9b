// The record of what staff did, in the office and on the command line. The database refuses to change it.
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '#platform/database/connection.ts'
import type { StaffActionsTable } from '#platform/database/rows/site.ts'
import type { Tables } from '#platform/database/rows/tables.ts'

export type RecordedAction = {
  id: number
  at: Date
  staffId: string | null
  /** The staff member's name, or the user of the command line. */
  who: string
  command: string
  what: string
}

/** A field's values before and after a change, and the registration, account or address that they belong to. */
export type ChangedValues = {
  about: string
  fields: Readonly<Record<string, { before: string | null; after: string | null }>>
}

type NewAction = Pick<StaffActionsTable, 'command' | 'what'> & {
  at: Date
  /** A staff member, or a user of the command line. */
  by: { staffId: string } | { user: string }
}

export async function insertStaffAction(
  trx: Database,
  { by, ...action }: NewAction,
  changed?: ChangedValues,
): Promise<void> {
  const author = 'staffId' in by ? { who: null, staffId: by.staffId } : { who: by.user, staffId: null }
  const { id: actionId } = await trx
    .insertInto('staffActions')
    .values({ ...action, ...author })
    .returning('id')
    .executeTakeFirstOrThrow()
  const values = Object.entries(changed?.fields ?? {}).map(([field, { before, after }]) => ({
    actionId,
    field,
    about: changed?.about ?? '',
    before,
    after,
  }))
  if (values.length > 0) await trx.insertInto('recordValues').values(values).execute()
}

/** Oldest first. */
export function staffActions(
  db: Database,
  { since, who }: { since: Date; who: string | undefined },
): Promise<RecordedAction[]> {
  const recent = withNames(db).where('staffActions.at', '>=', since)
  return (who === undefined ? recent : recent.where(nameOfAuthor, '=', who))
    .orderBy('staffActions.id')
    .execute()
}

export type RecordFilter = {
  /** Only entries before this one. */
  before?: number | undefined
  /** The entries that follow this one. */
  after?: number | undefined
  /** A staff member's id, or 'command line'. */
  who?: string | undefined
  command?: string | undefined
  /** Leaves out this command. */
  without?: string
  /** An id in the sentence. */
  about?: string | undefined
}

/** Newest first. Without a limit, all of them. */
export async function recordPage(
  db: Database,
  filter: RecordFilter,
  limit: number | null,
): Promise<RecordedAction[]> {
  const { before, after, who, command, without, about } = filter
  let page = withNames(db)
  if (before !== undefined) page = page.where('staffActions.id', '<', before)
  if (after !== undefined) page = page.where('staffActions.id', '>', after)
  if (who === 'command line') page = page.where('staffActions.staffId', 'is', null)
  else if (who !== undefined) page = page.where('staffActions.staffId', '=', who)
  if (command !== undefined) page = page.where('staffActions.command', '=', command)
  if (without !== undefined) page = page.where('staffActions.command', '<>', without)
  if (about !== undefined) page = page.where(sql<boolean>`ids_in(staff_actions.what) @> array[${about}]`)
  const ordered = page.orderBy('staffActions.id', after === undefined ? 'desc' : 'asc')
  const found = await (limit === null ? ordered : ordered.limit(limit)).execute()
  return after === undefined ? found : found.reverse()
}

export async function recordedCommands(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('staffActions').select('command').distinct().orderBy('command').execute()
  return rows.map(({ command }) => command)
}

/** The last entry since then whose sentence begins like this. */
export function lastActionOn(
  db: Database,
  { begins, since }: { begins: string; since: Date },
): Promise<RecordedAction | undefined> {
  return withNames(db)
    .where(sql<boolean>`starts_with(staff_actions.what, ${begins})`)
    .where('staffActions.at', '>=', since)
    .orderBy('staffActions.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function valuesOfActions(db: Database, actionIds: readonly number[]) {
  if (actionIds.length === 0) return []
  return db
    .selectFrom('recordValues')
    .select(['actionId', 'field', 'before', 'after'])
    .where('actionId', 'in', actionIds)
    .orderBy('field')
    .execute()
}

/** For erasures: the record keeps that something changed, and not the values. */
export async function deleteRecordValues(trx: Database, about: readonly string[]): Promise<void> {
  if (about.length === 0) return
  await trx.deleteFrom('recordValues').where('about', 'in', about).execute()
}

const nameOfAuthor = sql<string>`coalesce(staff.name, staff_actions.who)`

function withNames(
  db: Database,
): SelectQueryBuilder<Tables & { staff: Tables['staff'] | null }, 'staffActions' | 'staff', RecordedAction> {
  return db
    .selectFrom('staffActions')
    .leftJoin('staff', 'staff.id', 'staffActions.staffId')
    .select([
      'staffActions.id',
      'staffActions.at',
      'staffActions.staffId',
      'staffActions.command',
      'staffActions.what',
      nameOfAuthor.as('who'),
    ]) as never
}
