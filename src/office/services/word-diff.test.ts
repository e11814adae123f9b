import { expect, test } from 'vitest'
import { wordDiff } from './word-diff.ts'

test('a diff names the words that were removed and added', () => {
  expect(wordDiff('6 seats. They go fast.', '6 seats, never more. They go fast.')).toEqual([
    { text: '6 ', kind: 'same' },
    { text: 'seats. ', kind: 'removed' },
    { text: 'seats, never more. ', kind: 'added' },
    { text: 'They go fast.', kind: 'same' },
  ])
  expect(wordDiff('One\nTwo', 'One\nTwo\nThree')).toEqual([
    { text: 'One\nTwo\n', kind: 'same' },
    { text: 'Three', kind: 'added' },
  ])
  expect(wordDiff('One\n\nTwo', 'One Two')).toEqual([
    { text: 'One\n\n', kind: 'removed' },
    { text: 'One ', kind: 'added' },
    { text: 'Two', kind: 'same' },
  ])
  expect(wordDiff('', 'New.')).toEqual([{ text: 'New.', kind: 'added' }])
  expect(wordDiff('Old.', '')).toEqual([{ text: 'Old.', kind: 'removed' }])
})

test('a long text is compared line by line', () => {
  const lines = Array.from({ length: 700 }, (_, line) => `Line ${line}\n`)
  const parts = wordDiff(lines.join(''), [...lines.slice(0, 350), 'Another\n', ...lines.slice(351)].join(''))
  expect(parts.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same'])
})
