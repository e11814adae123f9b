import fc from 'fast-check'
import { expect, test } from 'vitest'
import { courseIds, courseOf } from '#content/catalogue.ts'
import { addDays } from '../dates/days.ts'
import { attendedOf, earnedHours, halfDayMarks, halfDaysOf } from './attendance.ts'

const marks = fc.array(fc.constantFrom(...halfDayMarks), { minLength: 2, maxLength: 120 })

test('hours are the course’s share of the half-days attended, to the hundredth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), marks, (ceHours, marked) => {
      const held = marked.length
      const absent = marked.filter((mark) => mark === 'absent').length
      const hours = earnedHours(ceHours, { attended: attendedOf(marked), held })
      expect(Math.abs(hours * held - ceHours * (held - absent))).toBeLessThanOrEqual(0.005 * held + 1e-9)
      expect(Math.round(hours * 100) / 100).toBe(hours)
    }),
  )
})

test('hours never grow with one more absence, and are all of the course’s without one', () => {
  fc.assert(
    fc.property(fc.constantFrom(...courseIds()), marks, fc.nat(), (course, marked, at) => {
      const { ceHours } = courseOf(course)
      const held = marked.length
      const hours = (given: typeof marked) => earnedHours(ceHours, { attended: attendedOf(given), held })
      const more = marked.with(at % held, 'absent')
      expect(hours(more)).toBeLessThanOrEqual(hours(marked))
      expect(hours(marked.map((mark) => (mark === 'absent' ? 'open' : mark)))).toBe(ceHours)
      expect(hours(marked.map(() => 'absent' as const))).toBe(0)
    }),
  )
})

test('a half-day of a course of the usual length is four CE hours', () => {
  for (const course of courseIds()) {
    const start = '2026-11-12'
    const held = halfDaysOf({ start, end: addDays(start, courseOf(course).days - 1) })
    expect(earnedHours(courseOf(course).ceHours, { attended: 1, held })).toBe(4)
  }
})
