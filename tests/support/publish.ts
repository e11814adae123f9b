// Publishes an entry of the catalogue as the office does: a draft first.
import { type EntryName, lockEntry, setDraft } from '#features/catalogue/entries.queries.ts'
import { publishDraft } from '#features/catalogue/publish.ts'
import { makeNote } from '#features/record/staff-note.ts'
import type { Context } from '#platform/context.ts'

type Publication = EntryName & { data: unknown; from?: Date }

export async function publish(
  { data, from, ...name }: Publication,
  parts: Pick<Context, 'database' | 'clocks'>,
): Promise<void> {
  const revision = await parts.database.transaction().execute(async (trx) => {
    await lockEntry(trx, name)
    return setDraft(trx, name, { data, draftedBy: null, draftedAt: parts.clocks.real.now() })
  })
  const publication = { ...name, revision, from: from ?? null }
  const by = { user: 'tester' }
  const note = makeNote({ by, clock: parts.clocks.real })
  await publishDraft(publication, by, parts, note, async () => {})
}
