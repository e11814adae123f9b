import { expect, test } from 'vitest'
import { readInline, readLesson } from './lesson-markdown.ts'

test('a body is read into sections; the text before the first heading has no title', () => {
  const sections = readLesson('Lead.\n\n## Depth\n\nOne **two** *three*.\n\n## Axis\nText.')
  expect(sections.map(({ title }) => title)).toEqual([null, 'Depth', 'Axis'])
  expect(sections[1]?.blocks).toEqual([
    {
      kind: 'paragraph',
      content: [
        { kind: 'text', text: 'One ' },
        { kind: 'bold', text: 'two' },
        { kind: 'text', text: ' ' },
        { kind: 'italic', text: 'three' },
        { kind: 'text', text: '.' },
      ],
    },
  ])
  expect(sections[2]?.blocks).toHaveLength(1)
})

test('lists, notes and figures are blocks of their own, also without a blank line between them', () => {
  const [section] = readLesson(
    'Before:\n- a\n- b goes\n  on\n\n1. one\n2. two\n\n> keep\n> it\n\n![A drill](figure:drill_macro)',
  )
  expect(section?.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'list', 'list', 'note', 'figure'])
  expect(section?.blocks[1]).toMatchObject({
    ordered: false,
    items: [[{ text: 'a' }], [{ text: 'b goes on' }]],
  })
  expect(section?.blocks[2]).toMatchObject({ ordered: true, items: [[{ text: 'one' }], [{ text: 'two' }]] })
  expect(section?.blocks[3]).toMatchObject({ content: [{ text: 'keep it' }] })
  expect(section?.blocks[4]).toEqual({ kind: 'figure', id: 'drill_macro', alt: 'A drill' })
})

test('only paths of the site become links; HTML and other addresses stay text', () => {
  expect(readInline('See [the film](/catalog#gbr).')[1]).toEqual({
    kind: 'link',
    text: 'the film',
    path: '/catalog#gbr',
  })
  for (const text of [
    '[x](https://evil.example)',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '[x](/\\/evil.example)',
    '[x](/.//evil.example)',
    '[x](javascript:alert(1))',
    '<b>x</b>',
  ]) {
    expect(readInline(text)).toEqual([{ kind: 'text', text }])
  }
})

test.each([
  ['open brackets', '['.repeat(500_000)],
  ['links that do not end', '[a](/'.repeat(200_000)],
  ['open stars', '*a\u2028**a\u2028'.repeat(200_000)],
  ['a heading of spaces', `##${' '.repeat(500_000)}\u2028a`],
  ['figures that do not end', '!['.repeat(200_000)],
  ['blank lines', `a${'\n \t'.repeat(300_000)}b`],
])('%s are read in one pass', { timeout: 5_000 }, (_name, text) => {
  // A pattern that goes back for each character takes minutes.
  expect(readLesson(text).length).toBeGreaterThan(0)
})
