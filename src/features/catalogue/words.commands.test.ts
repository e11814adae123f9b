import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffOf } from '#tests/support/staff.ts'
import { staffWorld } from '#tests/support/staff-world.ts'
import { listEntries, readEntry } from './read-entries.ts'
import type { WordsFile } from './words-file.ts'

let world: Awaited<ReturnType<typeof staffWorld>>
let path: string
beforeAll(async () => {
  world = await staffWorld()
  path = join(await mkdtemp(join(tmpdir(), 'words-')), 'es.json')
})
afterAll(() => world.close())

const at = 'faq do-i-need-an-account question'

/** The exported file with some changes. */
async function changed(change: (file: WordsFile) => void): Promise<void> {
  await staffOf(world).answer('words', 'export', 'es', path)
  const file: WordsFile = JSON.parse(await readFile(path, 'utf8'))
  change(file)
  await writeFile(path, JSON.stringify(file))
}

function setText(file: WordsFile, text: string): void {
  const found = file.words.find((one) => one.at === at)
  if (found) found.text = text
}

const refused = async (...typed: string[]) => (await staffOf(world).academy(typed)).err

test('words export writes every text with its English, and import makes a draft of a changed one', async () => {
  await changed((file) => {
    expect(file.words.find((one) => one.at === at)).toMatchObject({ english: 'Do I need an account?' })
    setText(file, '¿Hace falta una cuenta? <script>alert(1)</script>')
  })
  const answer = await staffOf(world).answer('words', 'import', path)
  expect(answer).toMatchObject({ drafts: 1, entries: 'faq do-i-need-an-account' })
  const entry = await readEntry({ kind: 'faq', key: 'do-i-need-an-account' }, world.context)
  expect(entry.draft).toEqual({
    ...(entry.data as object),
    question: { en: 'Do I need an account?', es: '¿Hace falta una cuenta? <script>alert(1)</script>' },
  })
  expect(await staffOf(world).answer('words', 'import', path)).toMatchObject({ drafts: 0 })
})

test.each<[string, (file: WordsFile) => void, string]>([
  [
    'an unknown language',
    (file) => Object.assign(file, { language: 'de' }),
    '"de" is not a language of the site',
  ],
  [
    'an unknown key',
    (file) => file.words.push({ at: 'faq never question', text: 'A' }),
    'There is no text "faq never',
  ],
  [
    'an over-long text',
    (file) => setText(file, 'x'.repeat(201)),
    'question.es must be at most 200 characters',
  ],
  ['an empty text', (file) => setText(file, ' '), 'question.es is required'],
  ['a broken file', (file) => Object.assign(file, { words: 3 }), 'not a file that words export wrote'],
])('words import refuses %s, and nothing changes', async (_name, change, sentence) => {
  const before = await listEntries('faq', world.context)
  await changed((file) => {
    // A valid change before the invalid one.
    const first = file.words.find((one) => one.at.startsWith('faq '))
    if (first) first.text = 'Otra'
    change(file)
  })
  expect(await refused('words', 'import', path)).toContain(sentence)
  expect(await listEntries('faq', world.context)).toEqual(before)
})

test('words export refuses an unknown language', async () => {
  expect(await refused('words', 'export', 'de', path)).toContain('Use en or es.')
})
