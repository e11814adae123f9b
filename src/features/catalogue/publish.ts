import type { Note } from '#features/record/staff-note.ts'
import type { Database } from '#platform/database/connection.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Author, CatalogueParts } from './catalogue-parts.ts'
import { type EntryName, insertVersion, lockEntry, setDraft } from './entries.queries.ts'
import { parseEntry } from './parse-entry.ts'
import { refuseMisfit } from './publication-rules.ts'
import type { EntryForm } from './save-draft.ts'

/** Null publishes at once. */
type From = { from: Date | null }

/** Publishes the draft. Every process shows it within two seconds, or when its time comes. */
export function publishDraft(
  { revision, from, ...name }: EntryForm & From,
  by: Author,
  parts: CatalogueParts,
  note: Note,
  agree: (trx: Database) => Promise<void>,
): Promise<{ version: number; revision: number }> {
  return parts.database.transaction().execute(async (trx) => {
    const entry = await lockEntry(trx, name)
    if (entry.revision !== revision) throw new Refusal('changed_meanwhile')
    if (entry.draft === null) throw new Refusal('entry_no_draft')
    const version = await addVersion(trx, { ...name, data: entry.draft, from }, by, parts, note)
    await agree(trx)
    return { version, revision: await setDraft(trx, name, null) }
  })
}

/** The schema may be stricter than when the draft was saved, so the data is parsed again. */
async function addVersion(
  trx: Database,
  { data, from, ...name }: EntryName & From & { data: unknown },
  by: Author,
  { clocks }: CatalogueParts,
  note: Note,
): Promise<number> {
  const now = clocks.academy.now()
  if (from && from <= now) throw new Refusal('entry_time_past')
  const parsed = parseEntry(name.kind, data)
  await refuseMisfit(trx, name, parsed)
  const version = await insertVersion(trx, {
    ...name,
    data: parsed,
    holdsFrom: from ?? now,
    publishedAt: clocks.real.now(),
    by,
  })
  await note(trx, 'entry.published', { entry: name, version, from: from?.toISOString() ?? null })
  return version
}
