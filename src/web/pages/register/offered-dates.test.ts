import { expect, test } from 'vitest'
import {
  chosenInShown,
  datesToWaitFor,
  isWaitedForAbove,
  type OfferedDate,
  offeredDates,
  stillLost,
  withTakableDates,
} from './offered-dates.ts'
import { chooseProgram, emptyForm, selectedItems, tickCourse, untickCourse } from './registration-form.ts'

const date = (start: string, full = false): OfferedDate => ({
  start,
  end: start,
  sample: false,
  spots: 6,
  left: full ? 0 : 3,
  mine: false,
  full,
  heldUntil: null,
})
const offered =
  (...upcoming: OfferedDate[]) =>
  () => ({ upcoming, past: [] })
const asked = (day: string | null) => tickCourse(emptyForm, 'module2', day)
const unticked = { module2: false }

test('a date that can be taken stays', () => {
  const dates = offered(date('2026-01-09'), date('2026-03-06'))
  expect(withTakableDates(asked('2026-03-06'), dates)).toEqual({ form: asked('2026-03-06'), lost: [] })
})

test('a course without a date gets the next one that is not full, or none where none is set', () => {
  const dates = offered(date('2026-01-09', true), date('2026-03-06'))
  expect(withTakableDates(asked(null), dates)).toEqual({ form: asked('2026-03-06'), lost: [] })
  expect(withTakableDates(asked(null), offered())).toEqual({ form: asked(null), lost: [] })
})

test.each([
  ['gone', '2025-09-12', offered(date('2026-01-09'))],
  ['gone', '2025-09-12', offered()],
  ['gone', 'nonsense', offered(date('2026-01-09'))],
  ['full', '2026-01-09', offered(date('2026-01-09', true), date('2026-03-06'))],
  ['full', null, offered(date('2026-01-09', true))],
] as const)('what is %s (%s) is named, and no other date takes its place', (why, day, dates) => {
  const { form, lost } = withTakableDates(asked(day), dates)
  expect(lost).toEqual([{ course: 'module2', day, why }])
  expect(form).toMatchObject({ selectedSubItems: unticked, dates: {} })
})

const september = { start: '2025-09-12', end: '2025-09-14' }
const afterSeptember =
  (...upcoming: OfferedDate[]) =>
  () => ({ upcoming, past: [{ start: '2024-09-13', end: '2024-09-15' }, september] })

test('a date that is past stands for the next one, which is said: a set one that is not full, or one to be announced', () => {
  const past = { course: 'module2', day: '2025-09-12', why: 'past' } as const
  expect(withTakableDates(asked('2025-09-12'), afterSeptember())).toEqual({
    form: asked(null),
    lost: [{ ...past, next: null }],
  })
  const dates = afterSeptember(date('2026-01-09', true), date('2026-03-06'))
  expect(withTakableDates(asked('2025-09-12'), dates)).toEqual({
    form: asked('2026-03-06'),
    lost: [{ ...past, next: '2026-03-06' }],
  })
  expect(withTakableDates(asked('2025-09-12'), afterSeptember(date('2026-01-09', true)))).toMatchObject({
    form: { selectedSubItems: unticked },
    lost: [{ day: null, why: 'full' }],
  })
  expect(withTakableDates(asked('2025-09-05'), afterSeptember()).lost).toMatchObject([{ why: 'gone' }])
})

test('that it stands for the next one is said until the course is taken back or another date chosen', () => {
  for (const dates of [afterSeptember(), afterSeptember(date('2026-01-09'), date('2026-03-06'))]) {
    const { form, lost } = withTakableDates(asked('2025-09-12'), dates)
    expect(stillLost(lost, tickCourse(form, 'module3', null), dates)).toEqual(lost)
    expect(stillLost(lost, tickCourse(form, 'module2', '2026-03-06'), dates)).toEqual([])
    expect(stillLost(lost, untickCourse(form, 'module2'), dates)).toEqual([])
    expect(stillLost(lost, chooseProgram(form, 'fellowship'), dates)).toEqual([])
  }
})

test('ticked again, a course whose date was lost is no longer spoken of', () => {
  const again = tickCourse(asked('2025-09-12'), 'module2', null)
  expect(withTakableDates(again, offered()).lost).toEqual([])
})

test('a lost course does not tick itself again once something else was chosen', () => {
  const full = offered(date('2026-01-09', true))
  const free = offered(date('2026-01-09'))
  const tickAnother = chosenInShown((shown) => tickCourse(shown, 'module3', null), full)
  const chosen = tickAnother(asked('2026-01-09'))
  expect(selectedItems(withTakableDates(chosen, free).form)).toEqual(['module3'])
})

test('what was lost is spoken of until it is chosen anew, can be had again or a program takes its place', () => {
  const full = offered(date('2026-01-09', true), date('2026-03-06'))
  const { form, lost } = withTakableDates(asked('2026-01-09'), full)
  expect(stillLost(lost, tickCourse(form, 'module3', null), full)).toEqual(lost)
  expect(stillLost(lost, form, offered(date('2026-03-06')))).toEqual(lost)
  expect(stillLost(lost, tickCourse(form, 'module2', '2026-03-06'), full)).toEqual([])
  expect(stillLost(lost, form, offered(date('2026-01-09')))).toEqual([])
  expect(stillLost(lost, chooseProgram(form, 'fellowship'), full)).toEqual([])
})

test('what was lost can be waited for while it is full: the date that was named, or any where none was', () => {
  const dates = offered(date('2026-01-09', true), date('2026-03-06', true), date('2026-05-08'))
  const waitFor = (day: string | null) =>
    datesToWaitFor({ course: 'module2', day, why: 'full' }, dates).map(({ start }) => start)
  expect(waitFor('2026-03-06')).toEqual(['2026-03-06'])
  expect(waitFor(null)).toEqual(['2026-01-09', '2026-03-06'])
  expect(waitFor('2026-05-08')).toEqual([])
  expect(waitFor('2026-02-06')).toEqual([])
})

test('a row leaves a waiting list to the sentence that speaks of the same date, and of no other', () => {
  const dates = offered(date('2026-01-09', true), date('2026-03-06', true))
  const isAbove = (day: string, lost: string | null) =>
    isWaitedForAbove({ course: 'module2', day }, [{ course: 'module2', day: lost, why: 'full' }], dates)
  expect(isAbove('2026-01-09', '2026-01-09')).toBe(true)
  expect(isAbove('2026-01-09', null)).toBe(true)
  expect(isAbove('2026-03-06', null)).toBe(true)
  expect(isAbove('2026-01-09', '2026-03-06')).toBe(false)
  expect(isWaitedForAbove({ course: 'module2', day: '2026-01-09' }, [], dates)).toBe(false)
  const another = [{ course: 'module3', day: '2026-01-09', why: 'full' } as const]
  expect(isWaitedForAbove({ course: 'module2', day: '2026-01-09' }, another, dates)).toBe(false)
})

test('an offer is lost with its date', () => {
  const form = {
    ...asked('2025-09-12'),
    offer: { token: 'abc', course: 'module2', date: '2025-09-12' } as const,
  }
  expect(withTakableDates(form, offered(date('2026-01-09'))).form.offer).toBeNull()
  expect(withTakableDates(form, offered(date('2025-09-12'))).form.offer).toEqual(form.offer)
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

test('a date that went while the page was read is not offered any more', () => {
  const seats = listed.slice(1).map((date) => ({ ...date, left: 0, heldUntil: null }))
  const { upcoming } = offeredDates('module2', listed, seats, { form: emptyForm, held: {} })
  expect(upcoming).toMatchObject([{ start: '2026-03-06', full: true }])
})

test('the date of an offer alone is shown as offered, whichever is chosen', () => {
  const offer = { token: 'abc', course: 'module2', date: '2026-01-09' } as const
  const form = { ...asked('2026-03-06'), offer }
  const { upcoming } = offeredDates('module2', listed, null, { form, held: {} })
  expect(upcoming.map(({ mine }) => mine)).toEqual([true, false])
})
