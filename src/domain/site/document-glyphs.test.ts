import { expect, test } from 'vitest'
import { isPrintable, printable } from './document-glyphs.ts'

test.each([
  'José Ñandú-Óscar',
  'Łukasz Żółć',
  'Nguyễn Thị Hồng',
  'Иван Петров',
  "Dr. O'Brien, DDS – “Al”",
  'A\nB',
])('%s can be printed on a document', (name) => {
  expect(isPrintable(name)).toBe(true)
  expect(isPrintable(name.normalize('NFD'))).toBe(true)
})

test.each(['王小明', 'محمد علي', 'Νίκος', '👩‍⚕️ Dr. Alex'])('%s cannot be printed on a document', (name) => {
  expect(isPrintable(name)).toBe(false)
})

test('characters that cannot be printed are replaced', () => {
  expect(printable('Dr. 王 Wang')).toBe('Dr. ? Wang')
})
