import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Database } from '#platform/database/connection.ts'
import {
  type EntryName,
  everyVersion,
  insertFirstVersions,
  insertVersion,
  lockEntry,
  type StoredVersion,
} from './entries.queries.ts'

/** An entry as a release ships it. */
export type ReleaseEntry = EntryName & { data: unknown }

/** Holds at every instant, also where the academy's calendar is set back. */
const always = new Date(0)

type Seeded = {
  changed: EntryName[]
  /** Staff published their own: the release's text is kept as an offer in the history. */
  offered: EntryName[]
}

/**
 * Brings the entries of this release into the database: new ones, and changed ones that staff never published. What staff
 * published stays.
 */
export async function seedRelease(
  database: Database,
  entries: readonly ReleaseEntry[],
  now: Date,
): Promise<Seeded> {
  const kinds = [...new Set(entries.map(({ kind }) => kind))]
  const isNew = changedSince(await everyVersion(database, kinds))
  // Most starts change nothing, and need no lock.
  if (!entries.some(isNew)) return { changed: [], offered: [] }
  return database.transaction().execute(async (trx) => {
    // Processes of one release may start together.
    await sql`select pg_advisory_xact_lock(hashtextextended('entries of the release', 0))`.execute(trx)
    const versions = await everyVersion(trx, kinds)
    const seeded: Seeded = { changed: [], offered: [] }
    const wanted = entries.filter(changedSince(versions))
    const isKnown = (entry: ReleaseEntry) => versionsIn(versions, entry).length > 0
    const added = wanted.filter((entry) => !isKnown(entry))
    await insertFirstVersions(trx, added, { holdsFrom: always, publishedAt: now })
    seeded.changed.push(...added.map(({ kind, key }) => ({ kind, key })))
    for (const entry of wanted.filter(isKnown)) {
      const kept = await addRelease(trx, entry, versionsIn(versions, entry), now)
      seeded[kept].push({ kind: entry.kind, key: entry.key })
    }
    return seeded
  })
}

async function addRelease(
  trx: Database,
  entry: ReleaseEntry,
  versions: readonly StoredVersion[],
  now: Date,
): Promise<keyof Seeded> {
  await lockEntry(trx, entry)
  const isOfStaff = versions.some(({ source, takenBackAt }) => source === 'staff' && takenBackAt === null)
  const holdsFrom = isOfStaff ? null : now
  await insertVersion(trx, { ...entry, holdsFrom, publishedAt: now, by: 'release' })
  return isOfStaff ? 'offered' : 'changed'
}

function changedSince(versions: readonly StoredVersion[]) {
  const last = new Map(
    versions
      .filter(({ source }) => source === 'release')
      .map(({ kind, key, data }) => [`${kind} ${key}`, data]),
  )
  return ({ kind, key, data }: ReleaseEntry) => !isDeepStrictEqual(last.get(`${kind} ${key}`), data)
}

function versionsIn(versions: readonly StoredVersion[], { kind, key }: EntryName): StoredVersion[] {
  return versions.filter((version) => version.kind === kind && version.key === key)
}
