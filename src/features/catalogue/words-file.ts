// The words of one language in one file, for translators. An import makes drafts: all of them, or none.

import { z } from 'zod'
import { editedKindNames } from '#contract/catalogue/edited-kinds.ts'
import type { EntryKindName } from '#contract/catalogue/kinds.ts'
import { pairsOf, versionAt } from '#domain/catalogue/entries.ts'
import { isLanguage, type Language } from '#domain/people/language.ts'
import type { Note } from '#features/record/staff-note.ts'
import type { Database } from '#platform/database/connection.ts'
import { Refusal } from '#platform/refusal.ts'
import type { CatalogueParts } from './catalogue-parts.ts'
import { type EntryName, entryOf, lockEntry, setDraft, versionsOf } from './entries.queries.ts'
import { kindOf } from './parse-entry.ts'
import { listEntries } from './read-entries.ts'

const kinds: readonly EntryKindName[] = ['course', ...editedKindNames]

/** `at` is the kind, the key and the field: 'faq how-do-i-pay answer'. A list has one line for each item. */
const text = z.object({
  at: z.string(),
  english: z.string().optional(),
  text: z.string().nullable(),
  state: z.enum(['missing', 'outdated']).optional(),
})
const file = z.object({ language: z.string(), words: z.array(text) })
export type WordsFile = z.infer<typeof file>

/** Of drafts where there are some, otherwise of what visitors see. */
export async function exportWords(language: string, parts: CatalogueParts): Promise<WordsFile> {
  if (!isLanguage(language)) throw new Refusal('words_language', { language })
  const words: WordsFile['words'] = []
  for (const kind of kinds) {
    for (const { key, draft, data, translation } of await listEntries(kind, parts)) {
      for (const pair of pairsOf(draft ?? data)) {
        const state = translation.find(({ path }) => path === pair.path)?.state
        words.push({
          at: `${kind} ${key} ${pair.path}`,
          ...(language !== 'en' && { english: asText(pair.en) ?? '' }),
          text: asText(pair[language]),
          ...(language !== 'en' && state && { state }),
        })
      }
    }
  }
  return { language, words }
}

/** Makes drafts of the entries whose texts differ. Answers their names. */
export async function importWords(
  content: unknown,
  { database, clocks }: CatalogueParts,
  note: Note,
): Promise<EntryName[]> {
  const read = file.safeParse(content)
  if (!read.success) throw new Refusal('words_file')
  const { language, words } = read.data
  if (!isLanguage(language)) throw new Refusal('words_language', { language })
  const byEntry = Map.groupBy(words, ({ at }) => at.split(' ').slice(0, 2).join(' '))
  return database.transaction().execute(async (trx) => {
    const changed: EntryName[] = []
    for (const [name, texts] of byEntry) {
      const [kind = '', key = ''] = name.split(' ')
      const data = await latestOf(trx, { kind, key }, clocks.academy.now())
      const next = structuredClone(data)
      const isChanged = texts.map((one) => setText(next, one, language)).some(Boolean)
      if (!isChanged) continue
      await lockEntry(trx, { kind, key })
      const draft = { data: parsed(kind, key, next), draftedBy: null, draftedAt: clocks.real.now() }
      await setDraft(trx, { kind, key }, draft)
      await note(trx, 'draft.saved', { entry: { kind, key } })
      changed.push({ kind, key })
    }
    return changed
  })
}

/** The draft, or what visitors see; null for an unknown entry. */
async function latestOf(trx: Database, name: EntryName, now: Date): Promise<unknown> {
  if (!kinds.includes(name.kind as EntryKindName)) return null
  const row = await entryOf(trx, name)
  return row?.draft ?? versionAt(await versionsOf(trx, name), now)?.data ?? null
}

/** Whether it differed. */
function setText(data: unknown, { at, text }: WordsFile['words'][number], language: Language): boolean {
  const path = at.split(' ')[2]
  const pair = pairsOf(data).find((one) => one.path === path)
  if (!pair || path === undefined) throw new Refusal('words_unknown', { at })
  if (asText(pair[language]) === text) return false
  // English is what the others fall back to.
  if (text === null && language === 'en') throw new Refusal('words_text', { at, rule: 'is required' })
  const isList = Array.isArray(pair.en)
  const node = path.split('.').reduce<unknown>((one, part) => (one as Record<string, unknown>)[part], data)
  const value = text !== null && isList ? text.split('\n').filter((line) => line.trim() !== '') : text
  Object.assign(node as object, { [language]: value })
  return true
}

function asText(value: unknown): string | null {
  if (Array.isArray(value)) return value.join('\n')
  return typeof value === 'string' ? value : null
}

function parsed(kind: string, key: string, data: unknown): unknown {
  const result = kindOf(kind).schema.safeParse(data)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const at = `${kind} ${key} ${(issue?.path ?? []).join('.')}`
  throw new Refusal('words_text', { at, rule: issue?.message ?? 'is not valid' })
}
