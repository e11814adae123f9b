import { expect, test } from 'vitest'
import {
  choiceInAddress,
  chooseProgram,
  contactFaults,
  coursesOf,
  emptyForm,
  namesStranger,
  selectedItems,
  setTicked,
  takeUpOffer,
  tickCourse,
  totalOf,
  untickCourse,
  withoutChoice,
} from './registration-form.ts'

const offer = { token: 'abc', course: 'module2', date: '2025-09-12' } as const

test('an untouched form is for individual courses and costs nothing', () => {
  expect(emptyForm.selectedOption).toBe('option3')
  expect(totalOf(emptyForm)).toBe(0)
})

test('choosing a program clears the courses and their dates', () => {
  const form = chooseProgram(tickCourse(emptyForm, 'module2', '2025-09-12'), 'fellowship')
  expect(form).toMatchObject({ selectedOption: 'fellowship', selectedSubItems: {}, dates: {} })
  expect(selectedItems(form)).toBe('fellowship')
  expect(totalOf(form)).toBe(1_200_000)
  expect(coursesOf(form)).toEqual(['module1', 'module2', 'clinical1'])
})

test('ticking a course takes the program away', () => {
  const form = tickCourse(chooseProgram(emptyForm, 'mastership'), 'clinical2', null)
  expect(form.selectedOption).toBe('option3')
  expect(selectedItems(form)).toEqual(['clinical2'])
})

test('courses add up, in the order of the catalogue, and can be taken back', () => {
  const two = tickCourse(tickCourse(emptyForm, 'clinical1', '2025-10-16'), 'module1', null)
  expect(two.selectedSubItems).toEqual({ module1: true, clinical1: true })
  expect(selectedItems(two)).toEqual(['module1', 'clinical1'])
  expect(totalOf(two)).toBe(935_000)
  const one = untickCourse(two, 'clinical1')
  expect(selectedItems(one)).toEqual(['module1'])
  expect(one.dates).toEqual({})
})

test('an offer goes with its date, and leaves other choices alone', () => {
  const offered = { ...tickCourse(emptyForm, 'module2', offer.date), offer }
  expect(tickCourse(offered, 'module3', '2025-11-07').offer).toEqual(offer)
  expect(tickCourse(offered, 'module2', offer.date).offer).toEqual(offer)
  expect(tickCourse(offered, 'module2', '2026-01-09').offer).toBeNull()
  expect(untickCourse(offered, 'module2').offer).toBeNull()
  // By the hand too, which was quicker than the page: the date of the link and its offer stand.
  expect(setTicked(offered, 'module2', true, '2025-09-05')).toBe(offered)
  expect(setTicked(offered, 'module2', false, '2025-09-05').offer).toBeNull()
  expect(chooseProgram(offered, 'fellowship').offer).toBeNull()
})

test('an offer that holds a seat is taken up again with its date alone', () => {
  const again = tickCourse(emptyForm, 'module2', offer.date)
  expect(takeUpOffer(again, offer).offer).toEqual(offer)
  expect(takeUpOffer(tickCourse(again, 'module2', '2026-01-09'), offer).offer).toBeNull()
  expect(takeUpOffer(again, null).offer).toBeNull()
})

test('the form starts on what the address carries', () => {
  expect(choiceInAddress('?program=mastership')?.selectedOption).toBe('mastership')
  expect(choiceInAddress('?course=module2&date=2025-09-12')).toMatchObject({
    selectedSubItems: { module2: true },
    dates: { module2: '2025-09-12' },
    offer: null,
  })
  expect(choiceInAddress('?course=module2&date=2025-09-12&offer=abc')?.offer).toEqual(offer)
  expect(choiceInAddress('?course=module2&offer=abc')?.offer).toBeNull()
  const several = choiceInAddress('?course=module1,module2,clinical1&date=,2025-09-12,2025-10-16')
  expect(several).toMatchObject({
    selectedSubItems: { module1: true, module2: true, clinical1: true },
    dates: { module2: '2025-09-12', clinical1: '2025-10-16' },
  })
})

test('a choice in the address leaves what was typed alone', () => {
  for (const search of ['?program=fellowship', '?course=module1']) {
    expect(Object.keys(choiceInAddress(search) ?? {})).toEqual([
      'selectedOption',
      'selectedSubItems',
      'dates',
      'offer',
    ])
  }
})

test('an address without a choice of ours leaves the earlier one, and says so where it names a stranger', () => {
  for (const search of ['', '?lang=es', '?course=&date=', '?program=']) {
    expect(choiceInAddress(search)).toBeNull()
    expect(namesStranger(search)).toBe(false)
  }
  for (const search of ['?course=module9', '?program=doctorate', '?course=fellowship&date=2025-09-12']) {
    expect(choiceInAddress(search)).toBeNull()
    expect(namesStranger(search)).toBe(true)
  }
  expect(choiceInAddress('?course=module1,module9')?.selectedSubItems).toEqual({ module1: true })
  expect(namesStranger('?course=module1,module9')).toBe(true)
  expect(namesStranger('?course=module1,clinical2')).toBe(false)
})

test('a comma too many in the address is no course, and leaves each date with its own', () => {
  for (const search of ['?course=module1,&date=', '?course=,module1', '?course=module1,,']) {
    expect(namesStranger(search)).toBe(false)
    expect(choiceInAddress(search)?.selectedSubItems).toEqual({ module1: true })
  }
  expect(choiceInAddress('?course=,module2&date=,2025-09-12')?.dates).toEqual({ module2: '2025-09-12' })
})

test('the address loses a choice that was answered, and keeps an offer', () => {
  expect(withoutChoice('?course=module9&date=2025-09-12&lang=es')).toBe('?lang=es')
  expect(withoutChoice('?program=doctorate')).toBe('')
  const offered = '?course=module2&date=2025-09-12&offer=abc'
  expect(withoutChoice(offered)).toBe(offered)
})

test.each(['lucía@mail.example', 'a@b', '.a@mail.example', 'a..b@mail.example', 'a b@mail.example'])(
  'the form asks again for %s, which the server would refuse',
  (email) => {
    expect(contactFaults({ name: 'Alex', email, phone: '12345' })).toEqual({ email: 'emailForm' })
  },
)

test('name, email and phone are all required, and have to be one', () => {
  expect(contactFaults(emptyForm)).toEqual({ name: 'name', email: 'email', phone: 'phone' })
  expect(contactFaults({ name: ' ', email: 'a.rivera@mail', phone: '12 34' })).toEqual({
    name: 'name',
    email: 'emailForm',
    phone: 'phoneForm',
  })
  expect(contactFaults({ name: 'Alex', email: ' a.rivera@mail.example ', phone: '(213) 555-0177' })).toEqual(
    {},
  )
})
