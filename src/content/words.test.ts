import { expect, test } from 'vitest'
import { momentOf } from '#domain/dates/days.ts'
import { words as en } from './en/words.ts'
import { words as es } from './es/words.ts'

test('displayName gives the names of the specification, also for unknown and missing ids', () => {
  expect(en.displayName('module1')).toBe('Module 1: Basic Dental Implantology (Online), 24 CE Hours')
  expect(en.displayName('clinical1')).toBe('Clinical 1: Basic and Intermediate Surgery (Beverly Hills, CA)')
  expect(en.displayName('fellowship')).toBe('BHIA Fellowship Program')
  expect(en.displayName('module9')).toBe('Course module9')
  expect(en.displayName(undefined)).toBe('Unknown Course')
  expect(en.displayName('')).toBe('Unknown Course')
  expect(es.displayName('module1')).toBe('Módulo 1: Implantología dental básica (En línea), 24 horas CE')
})

test('displayName treats an inherited property name as an unknown id', () => {
  expect(en.displayName('constructor')).toBe('Course constructor')
  expect(en.displayName('__proto__')).toBe('Course __proto__')
})

test.each([
  ['2025-09-12', '2025-09-14', 'Sept 12–14, 2025', '12–14 de septiembre de 2025'],
  ['2026-01-30', '2026-02-01', 'Jan 30–Feb 1, 2026', '30 de enero al 1 de febrero de 2026'],
  ['2025-12-31', '2026-01-02', 'Dec 31, 2025–Jan 2, 2026', '31 de diciembre de 2025 al 2 de enero de 2026'],
  ['2025-09-12', '2025-09-12', 'Sept 12, 2025', '12 de septiembre de 2025'],
])('a date range from %s to %s has one style in each language', (start, end, english, spanish) => {
  expect(en.formatRange(start, end)).toBe(english)
  expect(es.formatRange(start, end)).toBe(spanish)
  expect(en.rangeAndYear(start, end).join(', ')).toBe(english)
  expect(es.rangeAndYear(start, end).join(' de ').replaceAll('\u00a0', ' ')).toBe(spanish)
})

test('rangeParts splits a range within one month and refuses one that spans two', () => {
  expect(Object.values(en.rangeParts('2025-09-12', '2025-09-14') ?? {}).join(' ')).toBe('Sept 12–14, 2025')
  expect(es.rangeParts('2025-09-12', '2025-09-14')).toEqual({
    before: '',
    days: '12–14',
    after: 'de septiembre de 2025',
  })
  expect(en.rangeParts('2026-01-30', '2026-02-01')).toBeNull()
})

test('a day has the same style as a range', () => {
  expect(en.formatDay('2025-08-28')).toBe('Aug 28, 2025')
  expect(es.formatDay('2025-08-28')).toBe('28 de agosto de 2025')
  expect(en.formatMonthDay('2025-09-12')).toBe('Sept 12')
  expect(es.formatMonthDay('2025-09-12')).toBe('12 de septiembre')
})

test('a moment has its time after the day', () => {
  const afternoon = momentOf(new Date('2025-08-28T22:40:00Z'))
  expect(en.formatMoment(afternoon)).toBe('Aug 28, 2025, 3:40 PM')
  expect(es.formatMoment(afternoon)).toBe('28 de agosto de 2025 a las 15:40')
  expect(en.formatMoment(momentOf(new Date('2025-08-28T07:05:00Z')))).toBe('Aug 28, 2025, 12:05 AM')
  expect(es.formatMoment(momentOf(new Date('2025-08-28T08:05:00Z')))).toBe('28 de agosto de 2025 a la 1:05')
})

test('a course date without days is to be announced', () => {
  const open = { start: null, end: null }
  expect(en.formatCourseDate(open)).toBe('TBD')
  expect(es.formatCourseDate(open)).toBe('Por anunciar')
})
