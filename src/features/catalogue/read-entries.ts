// Drafts, versions and history of what staff edit.

import { isCourseId } from '#content/catalogue.ts'
import type { EntryKindName } from '#contract/catalogue/kinds.ts'
import type { OfficeEntry, OfficeEntryHead } from '#contract/office/entries.ts'
import { translationMarks, versionAt } from '#domain/catalogue/entries.ts'
import type { EntryRow } from '#platform/database/rows/entries.ts'
import { Refusal } from '#platform/refusal.ts'
import type { CatalogueParts } from './catalogue-parts.ts'
import {
  type EntryName,
  entriesOf,
  entryOf,
  everyVersion,
  type NamedVersion,
  type StoredVersion,
  versionsOf,
} from './entries.queries.ts'
import { kindOf } from './parse-entry.ts'

/** Every entry of a kind, with its draft and what holds now. Without the right to its draft as visitors see it. */
export async function listEntries(
  kind: EntryKindName,
  { database, clocks }: CatalogueParts,
  readsDraft: (name: EntryName) => boolean = () => true,
): Promise<OfficeEntryHead[]> {
  const rows = await entriesOf(database, kind)
  const versions = Map.groupBy(await everyVersion(database, [kind]), ({ key }) => key)
  const now = clocks.academy.now()
  return rows.flatMap((row) => {
    const all = versions.get(row.key) ?? []
    if (readsDraft(row)) return headOf(row, all, now)
    const current = versionAt(all, now)
    return current ? headOf(withoutDraft(row), [current], now) : []
  })
}

export async function readEntry(
  name: EntryName,
  { database, clocks }: CatalogueParts,
  readsDraft = true,
): Promise<Omit<OfficeEntry, 'form'>> {
  const found = (await entryOf(database, name)) ?? unwritten(name)
  const all = await versionsOf(database, name)
  const now = clocks.academy.now()
  const current = versionAt(all, now)
  const isShown = readsDraft || current !== undefined || kindOf(name.kind).ofEachCourse !== undefined
  if (!found || !isShown) throw new Refusal('entry_unknown', name)
  const row = readsDraft ? found : withoutDraft(found)
  const versions = all.filter((version) => readsDraft || version === current)
  return {
    ...headOf(row, versions, now),
    draftedAt: row.draftedAt?.toISOString() ?? null,
    draftedBy: row.drafter,
    versions: versions.map((version) => viewVersion(version, current, now)).reverse(),
  }
}

/** Newest last. */
function headOf(row: EntryRow, versions: readonly StoredVersion[], now: Date): OfficeEntryHead {
  const current = versionAt(versions, now)
  const held = versions.filter(({ takenBackAt }) => takenBackAt === null).map(({ data }) => data)
  const next = versions.filter((version) => isScheduled(version, now)).at(0)
  return {
    key: row.key,
    revision: row.revision,
    draft: row.draft,
    data: current?.data ?? kindOf(row.kind).ofEachCourse ?? null,
    version: current?.version ?? null,
    scheduledFor: next?.holdsFrom?.toISOString() ?? null,
    byStaff: current?.source === 'staff',
    bothChanged: isChangedByBoth(versions),
    translation: translationMarks(row.draft === null ? held : [...held, row.draft]),
  }
}

const withoutDraft = <Row extends EntryRow & { drafter?: string | null }>(row: Row): Row => ({
  ...row,
  draft: null,
  draftedBy: null,
  draftedAt: null,
  drafter: null,
})

/** Before anything of it was saved. */
function unwritten({ kind, key }: EntryName): Awaited<ReturnType<typeof entryOf>> {
  if (kindOf(kind).ofEachCourse === undefined || !isCourseId(key)) return undefined
  return { kind, key, revision: 0, draft: null, draftedBy: null, draftedAt: null, drafter: null }
}

/** A release offered something newer than what staff published last. */
function isChangedByBoth(versions: readonly StoredVersion[]): boolean {
  const numbers = (found: readonly StoredVersion[]) => found.map(({ version }) => version)
  const published = versions.filter(({ source, takenBackAt }) => source === 'staff' && takenBackAt === null)
  const offered = versions.filter(({ holdsFrom }) => holdsFrom === null)
  return published.length > 0 && Math.max(0, ...numbers(offered)) > Math.max(...numbers(published))
}

function isScheduled({ holdsFrom, takenBackAt }: StoredVersion, now: Date): boolean {
  return holdsFrom !== null && takenBackAt === null && holdsFrom > now
}

function viewVersion(version: NamedVersion, current: NamedVersion | undefined, now: Date) {
  const { holdsFrom, takenBackAt, publishedAt, source, by, data } = version
  const state =
    takenBackAt !== null
      ? ('taken back' as const)
      : holdsFrom === null
        ? ('offered' as const)
        : version === current
          ? ('current' as const)
          : holdsFrom > now
            ? ('scheduled' as const)
            : ('past' as const)
  return {
    version: version.version,
    data,
    source,
    by,
    state,
    publishedAt: publishedAt.toISOString(),
    holdsFrom: holdsFrom?.toISOString() ?? null,
    takenBackAt: takenBackAt?.toISOString() ?? null,
  }
}
