import { type FormEvent, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import type { PageData } from '#contract/page-data.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { useRequestedCourseDates } from '../../services/dates/course-dates.ts'
import { type Registrant, useRegistrant } from '../../services/registration/registrant.ts'
import {
  type ChoiceAction,
  type ChoiceState,
  fieldToFix,
  initialChoiceState,
  nextStep,
  noticesShown,
  reduceChoice,
} from './choice-state.ts'
import { applyToResolved, dateOptions, resolveDates } from './courses/date-options.ts'
import type { ColleagueRow } from './people/colleagues.ts'
import {
  type Contact,
  type RegistrationForm,
  requiringCourses,
  selectedCourses,
  totalOf,
} from './registration-form.ts'
import type { TabRegistration } from './tab-registration.ts'
import type { RegistrationFlow } from './use-registration.ts'

/** Data and actions of stage one. */
export function useChoice(flow: RegistrationFlow, data: PageData) {
  const { registration, change, unknownInLink } = flow
  const [registrant, reloadProfile] = useRegistrant()
  const [state, dispatch] = useReducer(reduceChoice, initialChoiceState)
  const isPainted = useIsPainted()
  const known = knownContact(registrant)
  const { form, unavailable, optionsOf, seatsFailed } = useResolvedForm(registration, known, data)
  const now = { dates: unavailable, unknownItem: unknownInLink }
  const notices = noticesShown(state, now, registration.form, optionsOf)
  const total = totalOf(form, data.today)
  const { owned, repeated } = ownedOf(registrant, form)

  useStoredContact(registrant, change)
  const { contactBox, proceed } = useProceed(form, { ownsCourse: repeated.length > 0 }, dispatch, flow)
  useProceedWithProfile(registrant, state, dispatch, () => total > 0 && proceed())

  return {
    form,
    total,
    notices,
    owned,
    repeated,
    optionsOf,
    seatsFailed,
    profile: { view: registrant.view, known, reload: reloadProfile },
    contactBox,
    state,
    dispatch,
    submit: (event: FormEvent) => {
      event.preventDefault()
      if (registrant.view === 'failed') reloadProfile()
      if (registrant.view === 'failed' || registrant.view === 'loading') dispatch({ type: 'profile-awaited' })
      else proceed()
    },
    choose: (next: (form: RegistrationForm) => RegistrationForm) => {
      dispatch({ type: 'chose', shown: notices, read: isPainted() })
      flow.choose(applyToResolved(next, optionsOf))
    },
    edit: (field: keyof Contact, value: string) => {
      change((current) => ({ ...current, [field]: value }))
      dispatch({ type: 'edited', field })
    },
    declare: (on: boolean) =>
      change((current) => ({ ...current, declared: on ? requiringCourses(form).join() : '' })),
    setColleagues: (colleagues: ColleagueRow[]) => {
      dispatch({ type: 'colleagues-changed' })
      change((current) => ({ ...current, colleagues }))
    },
  }
}

/** What the registrant has already, and which of it the form chooses again. */
function ownedOf(registrant: Registrant, form: RegistrationForm) {
  const owned = registrant.view === 'loaded' ? registrant.owned : {}
  return { owned, repeated: selectedCourses(form).filter((course) => owned[course] !== undefined) }
}

/** Stores it in the form: a return to this stage shows the contact before the profile has loaded again. */
function useStoredContact(registrant: Registrant, change: RegistrationFlow['change']): void {
  useEffect(() => {
    if (registrant.view === 'loaded') change((current) => ({ ...current, ...knownContact(registrant) }))
  }, [registrant, change])
}

/** Resolved on every render and never stored by an effect: with another update pending, that effect would loop. */
function useResolvedForm(registration: TabRegistration, known: Partial<Contact>, data: PageData) {
  const { courseDates: seats, failed: seatsFailed } = useRequestedCourseDates('choice')
  const optionsOf = (course: CourseId) => dateOptions(course, data.courseDates, seats, registration)
  return { ...resolveDates({ ...registration.form, ...known }, optionsOf), optionsOf, seatsFailed }
}

/** Goes on to the payment, or to the field that keeps the visitor here. */
function useProceed(
  form: RegistrationForm,
  buyer: { ownsCourse: boolean },
  dispatch: (action: ChoiceAction) => void,
  { toPayment }: RegistrationFlow,
) {
  const contactBox = useRef<HTMLFormElement>(null)
  const proceed = () => {
    const step = nextStep(form, buyer)
    dispatch({ type: 'continued', step })
    if (step.kind === 'pay') toPayment(form)
    const field = fieldToFix(step)
    if (field) contactBox.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus()
  }
  return { contactBox, proceed }
}

/** Goes on once the profile has loaded, for a visitor who continued before. */
function useProceedWithProfile(
  { view }: Registrant,
  { waitsForProfile }: ChoiceState,
  dispatch: (action: ChoiceAction) => void,
  proceed: () => void,
): void {
  const settle = useEffectEvent(() => {
    dispatch({ type: 'profile-settled' })
    if (view === 'loaded') proceed()
  })
  useEffect(() => {
    if (waitsForProfile && view !== 'loading') settle()
  }, [waitsForProfile, view])
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
