import { expect, test } from 'vitest'
import { chargedFor, courseIds, courses, displayName, programIds, programs } from './catalogue.ts'
import { formatWholeDollars } from './money.ts'

test('registration charges the table of the spec', () => {
  const table = Object.fromEntries(
    [...programIds, ...courseIds].map((id) => [id, formatWholeDollars(chargedFor(id))]),
  )
  expect(table).toEqual({
    fellowship: '$12,000',
    mastership: '$35,000',
    module1: '$2,850',
    module2: '$2,850',
    module3: '$2,950',
    module4: '$2,950',
    clinical1: '$6,500',
    clinical2: '$18,500',
  })
})

test('display names are those of the decisions, strangers included', () => {
  expect(displayName('module1')).toBe('Module 1: Basic Dental Implantology (Online), 24 CE Hours')
  expect(displayName('clinical1')).toBe('Clinical 1: Basic and Intermediate Surgery (Beverly Hills, CA)')
  expect(displayName('fellowship')).toBe('BHIA Fellowship Program')
  expect(displayName('module9')).toBe('Course module9')
  expect(displayName(undefined)).toBe('Unknown Course')
  expect(displayName('')).toBe('Unknown Course')
  expect(displayName('module1', 'es')).toBe('Módulo 1: Implantología dental básica (En línea), 24 horas CE')
})

test('an inherited property of an object is no course', () => {
  expect(displayName('constructor')).toBe('Course constructor')
  expect(displayName('__proto__')).toBe('Course __proto__')
})

test('the Mastership holds all courses of the Fellowship', () => {
  expect(programs.mastership.courses).toEqual(expect.arrayContaining([...programs.fellowship.courses]))
  expect([...programs.mastership.courses].sort()).toEqual([...courseIds].sort())
})

test('no early price stands above the listed one, and only Clinical 2 has none', () => {
  for (const course of Object.values(courses)) {
    expect(course.charged).toBeLessThanOrEqual(course.listed)
    expect(course.early === null).toBe(course.charged === course.listed)
  }
  expect(courses.clinical2.early).toBeNull()
})
