import { hours } from '#domain/dates/days.ts'
import type { Note } from '#features/record/staff-note.ts'
import type { EntryRow } from '#platform/database/rows/entries.ts'
import { Refusal } from '#platform/refusal.ts'
import type { CatalogueParts } from './catalogue-parts.ts'
import { type EntryName, lockEntry, setDraft } from './entries.queries.ts'
import { parseEntry } from './parse-entry.ts'

/** An opened form knows the revision of its entry; 0 for an entry that does not exist yet. */
export type EntryForm = EntryName & { revision: number }

/** Keeps what staff prepare. Nothing of it is shown to visitors. Answers the new revision. */
export function saveDraft(
  { data, revision, ...name }: EntryForm & { data: unknown },
  staffId: string,
  { database, clocks }: CatalogueParts,
  note: Note,
): Promise<number> {
  const draft = { data: parseEntry(name.kind, data), draftedBy: staffId, draftedAt: clocks.real.now() }
  return database.transaction().execute(async (trx) => {
    const entry = await lockEntry(trx, name)
    if (entry.revision !== revision) throw new Refusal('changed_meanwhile')
    if (!isSameSitting(entry, draft)) await note(trx, 'draft.saved', { entry: name })
    return setDraft(trx, name, draft)
  })
}

/** Drafts are saved while somebody types: one line of the record is enough until an hour has passed. */
function isSameSitting(before: EntryRow, { draftedBy, draftedAt }: { draftedBy: string; draftedAt: Date }) {
  if (before.draft === null || before.draftedAt === null || before.draftedBy !== draftedBy) return false
  return draftedAt.getTime() - before.draftedAt.getTime() < hours(1)
}

export function discardDraft(
  { revision, ...name }: EntryForm,
  { database }: CatalogueParts,
  note: Note,
): Promise<number> {
  return database.transaction().execute(async (trx) => {
    const entry = await lockEntry(trx, name)
    if (entry.revision !== revision) throw new Refusal('changed_meanwhile')
    if (entry.draft === null) throw new Refusal('entry_no_draft')
    await note(trx, 'draft.deleted', { entry: name })
    return setDraft(trx, name, null)
  })
}
