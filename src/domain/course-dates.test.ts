import { expect, test } from 'vitest'
import { formatCourseDate } from './course-dates.ts'

test('a date without days says so in the reader’s language', () => {
  const open = { start: null, end: null }
  expect(formatCourseDate(open, 'en')).toBe('TBD')
  expect(formatCourseDate(open, 'es')).toBe('Por anunciar')
  expect(formatCourseDate({ start: '2025-09-12', end: '2025-09-14' }, 'es')).toBe('12–14 sept 2025')
})
