import { expect, test } from 'vitest'
import { isPrintable, printable } from './document-glyphs.ts'

test.each([
  'José Ñandú-Óscar',
  'Łukasz Żółć',
  'Nguyễn Thị Hồng',
  'Иван Петров',
  "Dr. O'Brien, DDS – “Al”",
  'A\nB',
])('%s can stand on a document', (name) => {
  expect(isPrintable(name)).toBe(true)
  expect(isPrintable(name.normalize('NFD'))).toBe(true)
})

test.each(['王小明', 'محمد علي', 'Νίκος', '👩‍⚕️ Dr. Alex'])('%s would be printed as boxes', (name) => {
  expect(isPrintable(name)).toBe(false)
})

test('what cannot be printed is marked', () => {
  expect(printable('Dr. 王 Wang')).toBe('Dr. ? Wang')
})
