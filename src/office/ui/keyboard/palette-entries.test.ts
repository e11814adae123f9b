import { expect, test } from 'vitest'
import { markedParts, matching } from './palette-entries.ts'

test('entries match when every typed word begins one of theirs', () => {
  const all = [{ label: 'Money, open refunds' }, { label: 'Money, disputes' }]
  expect(matching(all, 'mon ref')).toEqual([{ label: 'Money, open refunds' }])
  expect(matching(all, 'money, dis')).toEqual([{ label: 'Money, disputes' }])
  expect(matching(all, 'unds')).toEqual([])
})

test('typed words are marked at the start of words, with any sign in them', () => {
  expect(markedParts('Refund Dr. Ana Duval…', 'refund duv')).toEqual([
    { text: 'Refund', isTyped: true },
    { text: ' Dr. Ana ', isTyped: false },
    { text: 'Duv', isTyped: true },
    { text: 'al…', isTyped: false },
  ])
  for (const typed of [
    'money,',
    'ana@clinica.example',
    '(213) 555-0177',
    'a\\b',
    '[x',
    '+57',
    "o'n",
    '#1&2',
  ]) {
    expect(markedParts('Ana', typed).length).toBeGreaterThan(0)
  }
})
