import { expect, test } from 'vitest'
import { editedKindNames, fieldsOf } from '#contract/catalogue/edited-kinds.ts'
import { entryKey } from '#contract/catalogue/entry-fields.ts'
import { findKind } from '#contract/catalogue/kinds.ts'
import { fieldLabels } from '../en/office/catalogue/entry-labels.ts'
import { releaseEntries } from './release-entries.ts'

test('every entry of the release has the form that its kind requires', () => {
  for (const { kind, key, data } of releaseEntries()) {
    expect(entryKey.parse(key)).toBe(key)
    expect({ kind, key, data: findKind(kind)?.schema.parse(data) }).toEqual({ kind, key, data })
  }
})

test('every kind that the editor serves has entries in the release and a label for each field', () => {
  const kinds = new Set(releaseEntries().map(({ kind }) => kind))
  for (const kind of editedKindNames) {
    expect(kinds).toContain(kind)
    for (const { label } of fieldsOf(kind)) expect(fieldLabels).toHaveProperty(label)
  }
})
