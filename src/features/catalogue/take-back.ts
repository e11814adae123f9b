import { versionAt } from '#domain/catalogue/entries.ts'
import type { Note } from '#features/record/staff-note.ts'
import type { Database } from '#platform/database/connection.ts'
import { Refusal } from '#platform/refusal.ts'
import type { CatalogueParts } from './catalogue-parts.ts'
import { countChange, lockEntry, markTakenBack, versionsOf } from './entries.queries.ts'
import { kindOf } from './parse-entry.ts'
import type { EntryForm } from './save-draft.ts'

/** Ends a version that staff published or scheduled. The one before it holds again. Answers the new revision. */
export function takeBack(
  { version: number, revision, ...name }: EntryForm & { version: number },
  { database, clocks }: CatalogueParts,
  note: Note,
  agree: (trx: Database) => Promise<void>,
): Promise<number> {
  return database.transaction().execute(async (trx) => {
    const entry = await lockEntry(trx, name)
    if (entry.revision !== revision) throw new Refusal('changed_meanwhile')
    const versions = await versionsOf(trx, name)
    const version = versions.find((one) => one.version === number)
    if (!version || version.takenBackAt !== null) throw new Refusal('entry_no_version')
    if (version.source === 'release') throw new Refusal('entry_of_release')
    const now = clocks.academy.now()
    const others = versions.filter((one) => one !== version)
    const ends = versionAt(versions, now) !== undefined && versionAt(others, now) === undefined
    if (ends && !kindOf(name.kind).mayVanish) throw new Refusal('entry_last_version')
    await markTakenBack(trx, { ...name, version: number, at: clocks.real.now() })
    await agree(trx)
    await note(trx, 'entry.taken-back', { entry: name, version: number })
    return countChange(trx, name)
  })
}
