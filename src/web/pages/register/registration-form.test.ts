import { expect, test } from 'vitest'
import { programOf } from '#content/catalogue.ts'
import {
  cheaperProgram,
  choiceInAddress,
  chooseProgram,
  contactFaults,
  emptyForm,
  namesUnknownItem,
  quoteOf,
  type RegistrationForm,
  selectedCourses,
  selectedItems,
  setTicked,
  takeUpOffer,
  tickCourse,
  untickCourse,
  withoutChoice,
} from './registration-form.ts'

const totalOf = (form: RegistrationForm) => quoteOf(form, '2025-08-01').total

const offer = { token: 'abc', course: 'module2', date: '2025-09-12' } as const

test('empty form is set to individual courses with a total of zero', () => {
  expect(emptyForm.selectedOption).toBe('option3')
  expect(totalOf(emptyForm)).toBe(0)
})

test('chooseProgram clears ticked courses and their dates', () => {
  const form = chooseProgram(tickCourse(emptyForm, 'module2', '2025-09-12'), 'fellowship')
  expect(form).toMatchObject({ selectedOption: 'fellowship', selectedSubItems: {}, dates: {} })
  expect(selectedItems(form)).toBe('fellowship')
  expect(totalOf(form)).toBe(1_200_000)
  expect(selectedCourses(form)).toEqual(['module1', 'module2', 'clinical1'])
})

test('tickCourse replaces a chosen program', () => {
  const form = tickCourse(chooseProgram(emptyForm, 'mastership'), 'clinical2', null)
  expect(form.selectedOption).toBe('option3')
  expect(selectedItems(form)).toEqual(['clinical2'])
})

test('courses that make up a program are offered as the program, with the difference', () => {
  const ticked = (courses: readonly string[]) =>
    courses.reduce((form, course) => tickCourse(form, course, null), emptyForm)
  const { courses, charged } = programOf('fellowship')
  const whole = ticked(courses)
  const offered = { program: 'fellowship', saves: totalOf(whole) - charged }
  expect(cheaperProgram(whole, '2025-08-01')).toEqual(offered)
  expect(offered.saves).toBeGreaterThan(0)
  expect(cheaperProgram(ticked(courses.slice(1)), '2025-08-01')).toBeNull()
  expect(cheaperProgram(chooseProgram(emptyForm, 'fellowship'), '2025-08-01')).toBeNull()
})

test('ticked courses add up in catalog order and can be unticked', () => {
  const two = tickCourse(tickCourse(emptyForm, 'clinical1', '2025-10-16'), 'module1', null)
  expect(two.selectedSubItems).toEqual({ module1: true, clinical1: true })
  expect(selectedItems(two)).toEqual(['module1', 'clinical1'])
  expect(totalOf(two)).toBe(935_000)
  const one = untickCourse(two, 'clinical1')
  expect(selectedItems(one)).toEqual(['module1'])
  expect(one.dates).toEqual({})
})

test('waiting-list offer is dropped with its date and kept for other choices', () => {
  const offered = { ...tickCourse(emptyForm, 'module2', offer.date), offer }
  expect(tickCourse(offered, 'module3', '2025-11-07').offer).toEqual(offer)
  expect(tickCourse(offered, 'module2', offer.date).offer).toEqual(offer)
  expect(tickCourse(offered, 'module2', '2026-01-09').offer).toBeNull()
  expect(untickCourse(offered, 'module2').offer).toBeNull()
  // Input before hydration must not replace the date and the offer of the link.
  expect(setTicked(offered, 'module2', true, '2025-09-05')).toBe(offered)
  expect(setTicked(offered, 'module2', false, '2025-09-05').offer).toBeNull()
  expect(chooseProgram(offered, 'fellowship').offer).toBeNull()
})

test('takeUpOffer restores the offer only for its own date', () => {
  const again = tickCourse(emptyForm, 'module2', offer.date)
  expect(takeUpOffer(again, offer).offer).toEqual(offer)
  expect(takeUpOffer(tickCourse(again, 'module2', '2026-01-09'), offer).offer).toBeNull()
  expect(takeUpOffer(again, null).offer).toBeNull()
})

test('choiceInAddress reads program, courses, dates and offer', () => {
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

test('choiceInAddress leaves out the contact fields', () => {
  for (const search of ['?program=fellowship', '?course=module1']) {
    expect(Object.keys(choiceInAddress(search) ?? {})).toEqual([
      'selectedOption',
      'selectedSubItems',
      'dates',
      'offer',
    ])
  }
})

test('choiceInAddress is null and namesUnknownItem true for an item that does not exist', () => {
  for (const search of ['', '?lang=es', '?course=&date=', '?program=']) {
    expect(choiceInAddress(search)).toBeNull()
    expect(namesUnknownItem(search)).toBe(false)
  }
  for (const search of ['?course=module9', '?program=doctorate', '?course=fellowship&date=2025-09-12']) {
    expect(choiceInAddress(search)).toBeNull()
    expect(namesUnknownItem(search)).toBe(true)
  }
  expect(choiceInAddress('?course=module1,module9')?.selectedSubItems).toEqual({ module1: true })
  expect(namesUnknownItem('?course=module1,module9')).toBe(true)
  expect(namesUnknownItem('?course=module1,clinical2')).toBe(false)
})

test('empty list entries in the address are ignored and keep dates aligned with their courses', () => {
  for (const search of ['?course=module1,&date=', '?course=,module1', '?course=module1,,']) {
    expect(namesUnknownItem(search)).toBe(false)
    expect(choiceInAddress(search)?.selectedSubItems).toEqual({ module1: true })
  }
  expect(choiceInAddress('?course=,module2&date=,2025-09-12')?.dates).toEqual({ module2: '2025-09-12' })
})

test('withoutChoice removes the choice but keeps an address with an offer', () => {
  expect(withoutChoice('?course=module9&date=2025-09-12&lang=es')).toBe('?lang=es')
  expect(withoutChoice('?program=doctorate')).toBe('')
  const offered = '?course=module2&date=2025-09-12&offer=abc'
  expect(withoutChoice(offered)).toBe(offered)
})

test.each(['lucía@mail.example', 'a@b', '.a@mail.example', 'a..b@mail.example', 'a b@mail.example'])(
  'contactFaults refuses the email %s as the server does',
  (email) => {
    expect(contactFaults({ name: 'Alex', email, phone: '12345' })).toEqual({ email: 'emailForm' })
  },
)

test('contactFaults requires a valid name, email and phone', () => {
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
