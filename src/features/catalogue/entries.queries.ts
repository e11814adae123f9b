// Drafts and versions of what staff edit. A trigger announces every version on the channel `entries_changed`.
import { sql } from 'kysely'
import type { Database } from '#platform/database/connection.ts'
import type { EntryRow } from '#platform/database/rows/entries.ts'

export const entriesChanged = 'entries_changed'

export type EntryName = { kind: string; key: string }

export type StoredVersion = EntryName & {
  version: number
  data: unknown
  source: 'release' | 'staff'
  holdsFrom: Date | null
  takenBackAt: Date | null
}

/** A version with the name of who published it. */
export type NamedVersion = StoredVersion & { by: string | null; publishedAt: Date }

type NewVersion = EntryName & {
  data: unknown
  holdsFrom: Date | null
  publishedAt: Date
  by: 'release' | { staffId: string } | { user: string }
}

/** Every version of every entry of these kinds, oldest first. */
export function everyVersion(db: Database, kinds: readonly string[]): Promise<StoredVersion[]> {
  return db
    .selectFrom('entryVersions')
    .select(['kind', 'key', 'version', 'data', 'source', 'holdsFrom', 'takenBackAt'])
    .where('kind', '=', sql<string>`any(${kinds})`)
    .orderBy('kind')
    .orderBy('key')
    .orderBy('version')
    .execute()
}

/** Oldest first. */
export function versionsOf(db: Database, { kind, key }: EntryName): Promise<NamedVersion[]> {
  return db
    .selectFrom('entryVersions')
    .leftJoin('staff', 'staff.id', 'entryVersions.staffId')
    .select(['kind', 'key', 'version', 'data', 'source', 'holdsFrom', 'takenBackAt', 'publishedAt'])
    .select(sql<string | null>`coalesce(staff.name, entry_versions.who)`.as('by'))
    .where('kind', '=', kind)
    .where('key', '=', key)
    .orderBy('version')
    .execute()
}

export function entriesOf(db: Database, kind: string): Promise<EntryRow[]> {
  return db.selectFrom('entries').selectAll().where('kind', '=', kind).orderBy('key').execute()
}

/** With the name of who saved its draft last. */
export function entryOf(
  db: Database,
  { kind, key }: EntryName,
): Promise<(EntryRow & { drafter: string | null }) | undefined> {
  return db
    .selectFrom('entries')
    .leftJoin('staff', 'staff.id', 'entries.draftedBy')
    .selectAll('entries')
    .select('staff.name as drafter')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst()
}

/** What is in preparation. */
export function draftsOf(
  db: Database,
  kinds: readonly string[],
): Promise<(EntryName & Pick<EntryRow, 'draft'>)[]> {
  return db
    .selectFrom('entries')
    .select(['kind', 'key', 'draft'])
    .where('kind', '=', sql<string>`any(${kinds})`)
    .where('draft', 'is not', null)
    .orderBy('key')
    .execute()
}

/** Locks an entry for a change; the first change creates it. */
export async function lockEntry(trx: Database, { kind, key }: EntryName): Promise<EntryRow> {
  await trx
    .insertInto('entries')
    .values({ kind, key })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .execute()
  return trx
    .selectFrom('entries')
    .selectAll()
    .where('kind', '=', kind)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Counts a change that leaves the draft as it is. */
export async function countChange(trx: Database, { kind, key }: EntryName): Promise<number> {
  const { revision } = await trx
    .updateTable('entries')
    .set((row) => ({ revision: row('revision', '+', 1) }))
    .where('kind', '=', kind)
    .where('key', '=', key)
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}

/** Null deletes the draft. */
type NewDraft = { data: unknown; draftedBy: string | null; draftedAt: Date } | null

/** Counts as a change. */
export async function setDraft(trx: Database, { kind, key }: EntryName, draft: NewDraft): Promise<number> {
  const { revision } = await trx
    .updateTable('entries')
    .set((row) => ({
      revision: row('revision', '+', 1),
      draft: draft ? JSON.stringify(draft.data) : null,
      draftedBy: draft?.draftedBy ?? null,
      draftedAt: draft?.draftedAt ?? null,
    }))
    .where('kind', '=', kind)
    .where('key', '=', key)
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}

/** Call it with the lock of the entry. Returns the number of the version. */
export async function insertVersion(trx: Database, { by, data, ...version }: NewVersion): Promise<number> {
  const { kind, key } = version
  const { last } = await trx
    .selectFrom('entryVersions')
    .select((row) => row.fn.coalesce(row.fn.max('version'), row.lit(0)).as('last'))
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  const number = last + 1
  await trx
    .insertInto('entryVersions')
    .values({
      ...version,
      version: number,
      data: JSON.stringify(data),
      source: by === 'release' ? 'release' : 'staff',
      staffId: by !== 'release' && 'staffId' in by ? by.staffId : null,
      who: by !== 'release' && 'user' in by ? by.user : null,
    })
    .execute()
  return number
}

/** The rows of one statement: a release may have hundreds of entries, and a start should not wait for each. */
const rowsAtOnce = 500

/** Entries of a release that have no version yet. */
export async function insertFirstVersions(
  trx: Database,
  entries: readonly (EntryName & { data: unknown })[],
  { holdsFrom, publishedAt }: { holdsFrom: Date; publishedAt: Date },
): Promise<void> {
  for (let from = 0; from < entries.length; from += rowsAtOnce) {
    const some = entries.slice(from, from + rowsAtOnce)
    await trx
      .insertInto('entries')
      .values(some.map(({ kind, key }) => ({ kind, key })))
      .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
      .execute()
    await trx
      .insertInto('entryVersions')
      .values(
        some.map(({ kind, key, data }) => ({
          kind,
          key,
          version: 1,
          data: JSON.stringify(data),
          source: 'release' as const,
          holdsFrom,
          publishedAt,
        })),
      )
      .execute()
  }
}

export async function markTakenBack(
  trx: Database,
  { kind, key, version, at }: EntryName & { version: number; at: Date },
): Promise<void> {
  await trx
    .updateTable('entryVersions')
    .set({ takenBackAt: at })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('version', '=', version)
    .execute()
}
