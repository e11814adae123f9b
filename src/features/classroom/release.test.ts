import { expect, test } from 'vitest'
import { entryKey } from '#contract/catalogue/entry-fields.ts'
import { findKind } from '#contract/catalogue/kinds.ts'
import { releaseEntries } from './release.ts'

test('every lesson and question of the release is a valid entry, and the outline names every lesson', () => {
  for (const { kind, key, data } of releaseEntries) {
    expect([kind, key, findKind(kind)?.schema.safeParse(data).error?.issues]).toEqual([kind, key, undefined])
    expect(entryKey.safeParse(key).success).toBe(true)
  }
  const keys = new Set(releaseEntries.filter(({ kind }) => kind === 'lesson').map(({ key }) => key))
  const named = releaseEntries.flatMap((entry) =>
    entry.kind === 'outline'
      ? entry.data.units.flatMap(({ lessons }) => lessons.map((slug) => `${entry.key}-${slug}`))
      : [],
  )
  expect(new Set(named)).toEqual(keys)
})

test('questions point to lessons of their course', () => {
  const keys = new Set(releaseEntries.filter(({ kind }) => kind === 'lesson').map(({ key }) => key))
  for (const entry of releaseEntries) {
    if (entry.kind !== 'question') continue
    const course = entry.key.split('-')[0]
    expect([entry.key, keys.has(`${course}-${entry.data.topic}`)]).toEqual([entry.key, true])
  }
})
