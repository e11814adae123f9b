import { expect, test } from 'vitest'
import { z } from 'zod'
import { saidLine, saidList, saidText } from './entry-fields.ts'
import { formOf } from './form.ts'
import { entryKindNames, entryKinds } from './kinds.ts'

test('a schema says which control each field has', () => {
  const fields = formOf(
    z.object({
      title: saidLine(80),
      body: saidText(4000),
      parts: saidList(5, 100).nullable(),
      kind: z.enum(['a', 'b']),
      days: z.int().nullable(),
      hidden: z.boolean(),
      rows: z.array(z.object({ name: z.string().max(20) })),
    }),
  )
  const short = fields.map(({ name, control, both, optional, most }) => [name, control, both, optional, most])
  expect(short).toEqual([
    ['title', 'line', true, false, 80],
    ['body', 'text', true, false, 4000],
    ['parts', 'list', true, true, 100],
    ['kind', 'choice', false, false, null],
    ['days', 'number', false, true, null],
    ['hidden', 'flag', false, false, null],
    ['rows', 'rows', false, false, null],
  ])
  expect(fields.at(3)?.options).toEqual(['a', 'b'])
  expect(fields.at(-1)?.fields.map(({ name }) => name)).toEqual(['name'])
})

test('every kind has a form', () => {
  for (const kind of entryKindNames)
    expect([kind, formOf(entryKinds[kind].schema).length > 0]).toEqual([kind, true])
})
