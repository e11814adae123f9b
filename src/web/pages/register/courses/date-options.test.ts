import { expect, test } from 'vitest'
import { chooseProgram, emptyForm, selectedItems, tickCourse, untickCourse } from '../registration-form.ts'
import {
  applyToResolved,
  type DateOption,
  dateOptions,
  isOfferedInNotice,
  resolveDates,
  stillUnavailable,
  waitingListDates,
} from './date-options.ts'

const date = (start: string, full = false): DateOption => ({
  start,
  end: start,
  sample: false,
  spots: 6,
  left: full ? 0 : 3,
  reserved: false,
  full,
  heldUntil: null,
})
const options =
  (...upcoming: DateOption[]) =>
  () => ({ upcoming, past: [] })
const formWith = (day: string | null) => tickCourse(emptyForm, 'module2', day)
const unticked = { module2: false }

test('resolveDates keeps a date that has free seats', () => {
  const dates = options(date('2026-01-09'), date('2026-03-06'))
  expect(resolveDates(formWith('2026-03-06'), dates)).toEqual({
    form: formWith('2026-03-06'),
    unavailable: [],
  })
})

test('resolveDates gives a course without a date its next free date, or none if no date is set', () => {
  const dates = options(date('2026-01-09', true), date('2026-03-06'))
  expect(resolveDates(formWith(null), dates)).toEqual({ form: formWith('2026-03-06'), unavailable: [] })
  expect(resolveDates(formWith(null), options())).toEqual({ form: formWith(null), unavailable: [] })
})

test.each([
  ['gone', '2025-09-12', options(date('2026-01-09'))],
  ['gone', '2025-09-12', options()],
  ['gone', 'nonsense', options(date('2026-01-09'))],
  ['full', '2026-01-09', options(date('2026-01-09', true), date('2026-03-06'))],
  ['full', null, options(date('2026-01-09', true))],
] as const)('resolveDates unticks a course whose date is %s (%s) and reports it', (why, day, dates) => {
  const { form, unavailable } = resolveDates(formWith(day), dates)
  expect(unavailable).toEqual([{ course: 'module2', day, why }])
  expect(form).toMatchObject({ selectedSubItems: unticked, dates: {} })
})

const september = { start: '2025-09-12', end: '2025-09-14' }
const afterSeptember =
  (...upcoming: DateOption[]) =>
  () => ({ upcoming, past: [{ start: '2024-09-13', end: '2024-09-15' }, september] })

test('resolveDates moves a course with a past date to its next free date and reports it', () => {
  const past = { course: 'module2', day: '2025-09-12', why: 'past' } as const
  expect(resolveDates(formWith('2025-09-12'), afterSeptember())).toEqual({
    form: formWith(null),
    unavailable: [{ ...past, next: null }],
  })
  const dates = afterSeptember(date('2026-01-09', true), date('2026-03-06'))
  expect(resolveDates(formWith('2025-09-12'), dates)).toEqual({
    form: formWith('2026-03-06'),
    unavailable: [{ ...past, next: '2026-03-06' }],
  })
  expect(resolveDates(formWith('2025-09-12'), afterSeptember(date('2026-01-09', true)))).toMatchObject({
    form: { selectedSubItems: unticked },
    unavailable: [{ day: null, why: 'full' }],
  })
  expect(resolveDates(formWith('2025-09-05'), afterSeptember()).unavailable).toMatchObject([{ why: 'gone' }])
})

test('notice of a past date stays until the course is unticked or gets another date', () => {
  for (const dates of [afterSeptember(), afterSeptember(date('2026-01-09'), date('2026-03-06'))]) {
    const { form, unavailable } = resolveDates(formWith('2025-09-12'), dates)
    expect(stillUnavailable(unavailable, tickCourse(form, 'module3', null), dates)).toEqual(unavailable)
    expect(stillUnavailable(unavailable, tickCourse(form, 'module2', '2026-03-06'), dates)).toEqual([])
    expect(stillUnavailable(unavailable, untickCourse(form, 'module2'), dates)).toEqual([])
    expect(stillUnavailable(unavailable, chooseProgram(form, 'fellowship'), dates)).toEqual([])
  }
})

test('resolveDates reports nothing for a course that was ticked again without a date', () => {
  const again = tickCourse(formWith('2025-09-12'), 'module2', null)
  expect(resolveDates(again, options()).unavailable).toEqual([])
})

test('applyToResolved keeps a full course unticked when a seat becomes free after another choice', () => {
  const full = options(date('2026-01-09', true))
  const free = options(date('2026-01-09'))
  const tickAnother = applyToResolved((shown) => tickCourse(shown, 'module3', null), full)
  const chosen = tickAnother(formWith('2026-01-09'))
  expect(selectedItems(resolveDates(chosen, free).form)).toEqual(['module3'])
})

test('notice of a full date stays until the course is chosen again, has a free seat or a program replaces it', () => {
  const full = options(date('2026-01-09', true), date('2026-03-06'))
  const { form, unavailable } = resolveDates(formWith('2026-01-09'), full)
  expect(stillUnavailable(unavailable, tickCourse(form, 'module3', null), full)).toEqual(unavailable)
  expect(stillUnavailable(unavailable, form, options(date('2026-03-06')))).toEqual(unavailable)
  expect(stillUnavailable(unavailable, tickCourse(form, 'module2', '2026-03-06'), full)).toEqual([])
  expect(stillUnavailable(unavailable, form, options(date('2026-01-09')))).toEqual([])
  expect(stillUnavailable(unavailable, chooseProgram(form, 'fellowship'), full)).toEqual([])
})

test('waitingListDates returns the named date if it is full, or every full date if none was named', () => {
  const dates = options(date('2026-01-09', true), date('2026-03-06', true), date('2026-05-08'))
  const listsFor = (day: string | null) =>
    waitingListDates({ course: 'module2', day, why: 'full' }, dates).map(({ start }) => start)
  expect(listsFor('2026-03-06')).toEqual(['2026-03-06'])
  expect(listsFor(null)).toEqual(['2026-01-09', '2026-03-06'])
  expect(listsFor('2026-05-08')).toEqual([])
  expect(listsFor('2026-02-06')).toEqual([])
})

test('isOfferedInNotice is true only for a date whose waiting list the notice offers', () => {
  const dates = options(date('2026-01-09', true), date('2026-03-06', true))
  const isOffered = (day: string, named: string | null) =>
    isOfferedInNotice({ course: 'module2', day }, [{ course: 'module2', day: named, why: 'full' }], dates)
  expect(isOffered('2026-01-09', '2026-01-09')).toBe(true)
  expect(isOffered('2026-01-09', null)).toBe(true)
  expect(isOffered('2026-03-06', null)).toBe(true)
  expect(isOffered('2026-01-09', '2026-03-06')).toBe(false)
  expect(isOfferedInNotice({ course: 'module2', day: '2026-01-09' }, [], dates)).toBe(false)
  const another = [{ course: 'module3', day: '2026-01-09', why: 'full' } as const]
  expect(isOfferedInNotice({ course: 'module2', day: '2026-01-09' }, another, dates)).toBe(false)
})

test('resolveDates drops a waiting-list offer when its date is unavailable', () => {
  const form = {
    ...formWith('2025-09-12'),
    offer: { token: 'abc', course: 'module2', date: '2025-09-12' } as const,
  }
  expect(resolveDates(form, options(date('2026-01-09'))).form.offer).toBeNull()
  expect(resolveDates(form, options(date('2025-09-12'))).form.offer).toEqual(form.offer)
})

const listed = ['2026-01-09', '2026-03-06'].map((day) => ({
  course: 'module2' as const,
  start: day,
  end: day,
  location: '',
  spots: 6,
  past: false,
  sample: false,
}))

test('dateOptions leaves out a date that was withdrawn after rendering', () => {
  const seats = listed.slice(1).map((date) => ({ ...date, left: 0, heldUntil: null }))
  const { upcoming } = dateOptions('module2', listed, seats, { form: emptyForm, held: {} })
  expect(upcoming).toMatchObject([{ start: '2026-03-06', full: true }])
})

test('dateOptions marks only the date of the waiting-list offer as reserved', () => {
  const offer = { token: 'abc', course: 'module2', date: '2026-01-09' } as const
  const form = { ...formWith('2026-03-06'), offer }
  const { upcoming } = dateOptions('module2', listed, null, { form, held: {} })
  expect(upcoming.map(({ reserved }) => reserved)).toEqual([true, false])
})
