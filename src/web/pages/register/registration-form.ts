// The registration form's data and rules.
import { catalogue, courseIds, courseOf, isOnSale, programOf } from '#content/catalogue.ts'
import { type CourseId, isProgramId, type ProgramId, programIds } from '#domain/catalogue/catalogue.ts'
import type { Selection } from '#domain/catalogue/selection.ts'
import type { Day } from '#domain/dates/days.ts'
import type { Cents } from '#domain/money/money.ts'
import { completeEmail } from '#domain/people/email-address.ts'
import { type Quote, quote } from '#domain/pricing/pricing.ts'
import { isPrintable } from '#domain/site/document-glyphs.ts'
import { choiceNames } from '../../services/registration/choice-address.ts'
import type { Offer } from '../../services/registration/kept-registration.ts'
import { type ColleagueRow, peopleOf } from './people/colleagues.ts'

export type Contact = { name: string; email: string; phone: string }

export type RegistrationForm = Contact & {
  /** A program, or option3: individual courses. */
  selectedOption: ProgramId | 'option3'
  selectedSubItems: Partial<Record<CourseId, boolean>>
  /** The first day of the chosen date, per course. */
  dates: Partial<Record<CourseId, Day>>
  /** The waiting-list offer whose link opened the form. */
  offer: Offer | null
  /** The courses whose requirements the buyer declared to meet, joined. */
  declared?: string
  colleagues?: readonly ColleagueRow[]
}

export const emptyForm: RegistrationForm = {
  name: '',
  email: '',
  phone: '',
  selectedOption: 'option3',
  selectedSubItems: {},
  dates: {},
  offer: null,
}

export function chooseProgram(form: RegistrationForm, program: ProgramId): RegistrationForm {
  return { ...form, selectedOption: program, selectedSubItems: {}, dates: {}, offer: null }
}

export function tickCourse(form: RegistrationForm, course: CourseId, date: Day | null): RegistrationForm {
  const dates = date === null ? withoutDate(form, course) : { ...form.dates, [course]: date }
  return {
    ...form,
    selectedOption: 'option3',
    selectedSubItems: { ...form.selectedSubItems, [course]: true },
    dates,
    offer: offerWithin(dates, form.offer),
  }
}

export function untickCourse(form: RegistrationForm, course: CourseId): RegistrationForm {
  const selectedSubItems = { ...form.selectedSubItems, [course]: false }
  const dates = withoutDate(form, course)
  return { ...form, selectedSubItems, dates, offer: offerWithin(dates, form.offer) }
}

/** A course that is already ticked, by a link or by input before hydration, keeps its date. */
export function setTicked(
  form: RegistrationForm,
  course: CourseId,
  ticked: boolean,
  firstDate: Day | null,
): RegistrationForm {
  if (ticked === (form.selectedSubItems[course] === true)) return form
  return ticked ? tickCourse(form, course, firstDate) : untickCourse(form, course)
}

/** Restores the offer for a date that was dropped and chosen again: its seat is still held through the offer. */
export function takeUpOffer(form: RegistrationForm, offer: Offer | null): RegistrationForm {
  return { ...form, offer: form.offer ?? offerWithin(form.dates, offer) }
}

function offerWithin(dates: RegistrationForm['dates'], offer: Offer | null): Offer | null {
  return offer && dates[offer.course] === offer.date ? offer : null
}

function withoutDate({ dates }: RegistrationForm, course: CourseId): RegistrationForm['dates'] {
  const { [course]: _, ...others } = dates
  return others
}

/** `selectedItems` of the API: the program's id, or the ids of the ticked courses. */
export function selectedItems({ selectedOption, selectedSubItems }: RegistrationForm): Selection {
  if (selectedOption !== 'option3') return selectedOption
  return courseIds().filter((course) => selectedSubItems[course])
}

/** The ticked courses that require something. Programs lead through their courses in order. */
export function requiringCourses(form: RegistrationForm): readonly CourseId[] {
  const items = selectedItems(form)
  return typeof items === 'string' ? [] : items.filter((course) => courseOf(course).prerequisite)
}

export function isDeclared(form: RegistrationForm): boolean {
  return form.declared === requiringCourses(form).join()
}

/** A program whose courses are all ticked, and what it costs less. */
export function cheaperProgram(
  form: RegistrationForm,
  today: Day,
): { program: ProgramId; saves: Cents } | null {
  const items = selectedItems(form)
  if (typeof items === 'string') return null
  const program = programIds.findLast(
    (id) =>
      programOf(id).courses.length === items.length &&
      programOf(id).courses.every((course) => items.includes(course)),
  )
  const saves = program ? quoteOf(form, today).total - programOf(program).charged : 0
  return program && saves > 0 ? { program, saves } : null
}

/** What the server would charge today. */
export function quoteOf(form: RegistrationForm, today: Day): Quote {
  return quote(selectedItems(form), catalogue(), { today, dates: form.dates })
}

/** The courses of the selected program, or those ticked one by one. */
export function selectedCourses(form: RegistrationForm): readonly CourseId[] {
  const items = selectedItems(form)
  return typeof items === 'string' ? programOf(items).courses : items
}

/** For everybody that the form registers. */
export function totalOf(form: RegistrationForm, today: Day): Cents {
  return quoteOf(form, today).total * peopleOf(form)
}

export type Choice = Omit<RegistrationForm, keyof Contact>

/**
 * The choice in an address, or null if it names no existing item. Courses and their dates are lists in the same order:
 * ?course=module1,module2&date=,2025-09-12. Availability is checked when the dates are shown.
 */
export function choiceInAddress(search: string): Choice | null {
  const { program, courses, offer } = namedIn(search)
  if (isProgramId(program)) return choiceOf(chooseProgram(emptyForm, program))
  if (!courses.some(({ id }) => isOnSale(id))) return null
  let form = emptyForm
  for (const { id, day } of courses) {
    if (isOnSale(id)) form = tickCourse(form, id, day)
  }
  const course = courseIds().find((id) => form.dates[id])
  const date = course && form.dates[course]
  return { ...choiceOf(form), offer: offer && course && date ? { token: offer, course, date } : null }
}

/** Whether an address names a course or program that does not exist. */
export function namesUnknownItem(search: string): boolean {
  const { program, courses } = namedIn(search)
  return (program !== '' && !isProgramId(program)) || !courses.every(({ id }) => isOnSale(id))
}

/** Keeps an address with an offer: it is the only way back to the offered seat. */
export function withoutChoice(search: string): string {
  const params = new URLSearchParams(search)
  if (params.has('offer')) return search
  for (const name of choiceNames) params.delete(name)
  return params.size === 0 ? '' : `?${params}`
}

function namedIn(search: string) {
  const params = new URLSearchParams(search)
  const named = (name: string) => params.get(name) ?? ''
  const days = named('date').split(',')
  const row = named('course').split(',')
  const courses = row.map((id, index) => ({ id, day: days[index] || null })).filter(({ id }) => id !== '')
  return { program: named('program'), courses, offer: params.get('offer') }
}

/** Without the contact: a link must not overwrite what the visitor typed. */
function choiceOf({ selectedOption, selectedSubItems, dates, offer }: RegistrationForm): Choice {
  return { selectedOption, selectedSubItems, dates, offer }
}

type ContactFault = 'name' | 'nameLetters' | 'email' | 'emailForm' | 'phone' | 'phoneForm'
export type ContactFaults = Partial<Record<keyof Contact, ContactFault>>

/** The server's rules; the server checks again. */
export function contactFaults({ name, email, phone }: Contact): ContactFaults {
  const faults: ContactFaults = {}
  if (name.trim() === '') faults.name = 'name'
  else if (!isPrintable(name)) faults.name = 'nameLetters'
  if (email.trim() === '') faults.email = 'email'
  else if (!completeEmail.test(email.trim())) faults.email = 'emailForm'
  if (phone.trim() === '') faults.phone = 'phone'
  else if (phone.replace(/\D/g, '').length < 5) faults.phone = 'phoneForm'
  return faults
}
