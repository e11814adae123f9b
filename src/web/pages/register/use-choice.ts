import { type FormEvent, useEffect, useReducer, useRef, useState } from 'react'
import type { PageData } from '#contract/page-data.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { useRequestedCourseDates } from '../../services/dates/course-dates.ts'
import { type Registrant, useRegistrant } from '../../services/registration/registrant.ts'
import { initialChoiceState, nextStep, noticesShown, reduceChoice } from './choice-state.ts'
import { applyToResolved, dateOptions, resolveDates } from './courses/date-options.ts'
import { type ColleagueRow, firstFault } from './people/colleagues.ts'
import {
  type Contact,
  isDeclared,
  type RegistrationForm,
  requiringCourses,
  selectedCourses,
  totalOf,
} from './registration-form.ts'
import type { RegistrationFlow } from './use-registration.ts'

/** Data and actions of stage one. */
export function useChoice(flow: RegistrationFlow, data: PageData) {
  const { registration, change, toPayment, unknownInLink } = flow
  const [registrant, reloadProfile] = useRegistrant()
  const { courseDates: seats, failed: seatsFailed } = useRequestedCourseDates('choice')
  const [state, dispatch] = useReducer(reduceChoice, initialChoiceState)
  const contactBox = useRef<HTMLFormElement>(null)
  const [undeclared, setUndeclared] = useState(false)
  const [colleaguesChecked, setColleaguesChecked] = useState(false)
  const isPainted = useIsPainted()

  // Resolved on every render and never stored by an effect: with another update pending, that effect would loop.
  const optionsOf = (course: CourseId) => dateOptions(course, data.courseDates, seats, registration)
  const known = knownContact(registrant)
  const { form, unavailable } = resolveDates({ ...registration.form, ...known }, optionsOf)
  const now = { dates: unavailable, unknownItem: unknownInLink }
  const notices = noticesShown(state, now, registration.form, optionsOf)
  const total = totalOf(form, data.today)
  const owned = registrant.view === 'loaded' ? registrant.owned : {}
  const repeated = selectedCourses(form).filter((course) => owned[course] !== undefined)

  // Stored in the form, so that a return to this stage shows the contact before the profile has loaded again.
  useEffect(() => {
    if (registrant.view === 'loaded') change((current) => ({ ...current, ...knownContact(registrant) }))
  }, [registrant, change])

  const proceed = () => {
    const step = nextStep(form, { ownsCourse: repeated.length > 0 })
    if (step.kind !== 'fix' && requiringCourses(form).length > 0 && !isDeclared(form)) {
      setUndeclared(true)
      focusFirst(contactBox.current, { declared: true })
      return
    }
    const unnamed = firstFault(form)
    if (step.kind !== 'fix' && unnamed !== undefined) {
      setColleaguesChecked(true)
      focusFirst(contactBox.current, { [unnamed]: true })
      return
    }
    dispatch({ type: 'continued', step })
    if (step.kind === 'fix') focusFirst(contactBox.current, step.faults)
    if (step.kind === 'pay') toPayment(form)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (registrant.view === 'failed') reloadProfile()
    if (registrant.view === 'failed' || registrant.view === 'loading') dispatch({ type: 'profile-awaited' })
    else proceed()
  }
  useEffect(() => {
    if (!state.waitsForProfile || registrant.view === 'loading') return
    dispatch({ type: 'profile-settled' })
    if (registrant.view === 'loaded' && total > 0) proceed()
  })
  const choose = (next: (form: RegistrationForm) => RegistrationForm) => {
    dispatch({ type: 'chose', shown: notices, read: isPainted() })
    flow.choose(applyToResolved(next, optionsOf))
  }
  const edit = (field: keyof Contact, value: string) => {
    change((current) => ({ ...current, [field]: value }))
    dispatch({ type: 'edited', field })
  }
  const declare = (on: boolean) =>
    change((current) => ({ ...current, declared: on ? requiringCourses(form).join() : '' }))
  const setColleagues = (colleagues: ColleagueRow[]) => {
    setColleaguesChecked(false)
    change((current) => ({ ...current, colleagues }))
  }
  const profile = { view: registrant.view, known, reload: reloadProfile }
  const shown = { form, total, notices, owned, repeated, optionsOf, seatsFailed, profile, contactBox }
  const group = { colleaguesChecked, setColleagues }
  return { ...shown, ...group, state, undeclared, dispatch, choose, edit, declare, submit }
}

/** Whether the browser has painted the hydrated page. Input from before hydration is replayed earlier than that. */
function useIsPainted(): () => boolean {
  const isPainted = useRef(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      isPainted.current = true
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return () => isPainted.current
}

/** The contact that the server takes from the profile; fields that the profile lacks can be typed. */
function knownContact(registrant: Registrant): Partial<Contact> {
  if (registrant.view === 'guest') return {}
  if (registrant.view !== 'loaded') return { email: registrant.email }
  const { profile } = registrant
  return Object.fromEntries(
    (['name', 'email', 'phone'] as const).flatMap((field) =>
      profile[field] ? [[field, profile[field]]] : [],
    ),
  )
}

function focusFirst(box: HTMLFormElement | null, faults: object): void {
  const [first] = Object.keys(faults)
  box?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
}
