// The state of stage one that is not part of the form: notices, refused fields, open dialog, pending submission.
import { type OptionsOf, stillUnavailable, type UnavailableDate } from './courses/date-options.ts'
import type { WaitingListDate } from './courses/waiting-list-dialog.tsx'
import { firstFault } from './people/colleagues.ts'
import {
  type Contact,
  type ContactFaults,
  contactFaults,
  isDeclared,
  type RegistrationForm,
  requiringCourses,
} from './registration-form.ts'

export type Notices = {
  dates: readonly UnavailableDate[]
  /** The link named a course or program that does not exist. */
  unknownItem: boolean
}

export type ChoiceState = {
  faults: ContactFaults
  /** The visitor continued without declaring what the courses require. */
  undeclared: boolean
  /** The visitor wanted to continue, so what the colleagues' fields lack is shown. */
  colleaguesChecked: boolean
  /** Dates that were unavailable at the last choice; each is shown until the visitor resolves it. */
  earlier: readonly UnavailableDate[]
  /** Notices that the visitor could not read, having chosen before hydration finished. Shown until the next choice. */
  unread: Notices
  /** The visitor continued before the profile had loaded. */
  waitsForProfile: boolean
  dialog: 'owned' | WaitingListDate | null
}

export type ChoiceAction =
  | { type: 'chose'; shown: Notices; read: boolean }
  | { type: 'edited'; field: keyof Contact }
  | { type: 'colleagues-changed' }
  | { type: 'continued'; step: NextStep }
  | { type: 'profile-awaited' }
  | { type: 'profile-settled' }
  | { type: 'waiting-list-opened'; date: WaitingListDate }
  | { type: 'dialog-closed' }

const noNotices: Notices = { dates: [], unknownItem: false }

export const initialChoiceState: ChoiceState = {
  faults: {},
  undeclared: false,
  colleaguesChecked: false,
  earlier: [],
  unread: noNotices,
  waitsForProfile: false,
  dialog: null,
}

export function reduceChoice(state: ChoiceState, action: ChoiceAction): ChoiceState {
  switch (action.type) {
    case 'chose':
      return action.read
        ? { ...state, waitsForProfile: false, earlier: action.shown.dates, unread: noNotices }
        : { ...state, waitsForProfile: false, unread: action.shown }
    case 'edited': {
      const { [action.field]: _, ...faults } = state.faults
      return { ...state, faults }
    }
    case 'colleagues-changed':
      return { ...state, colleaguesChecked: false }
    case 'continued':
      return afterStep(state, action.step)
    case 'profile-awaited':
      return { ...state, waitsForProfile: true }
    case 'profile-settled':
      return { ...state, waitsForProfile: false }
    case 'waiting-list-opened':
      return { ...state, dialog: action.date }
    case 'dialog-closed':
      return { ...state, dialog: null }
  }
}

/** What the continue button does: back to what is missing, ask before a second purchase, or go to the payment. */
type NextStep =
  | { kind: 'fix'; faults: ContactFaults }
  | { kind: 'declare' }
  | { kind: 'complete-colleague'; field: string }
  | { kind: 'confirm' }
  | { kind: 'pay' }

export function nextStep(form: RegistrationForm, { ownsCourse }: { ownsCourse: boolean }): NextStep {
  const faults = contactFaults(form)
  if (Object.keys(faults).length > 0) return { kind: 'fix', faults }
  if (requiringCourses(form).length > 0 && !isDeclared(form)) return { kind: 'declare' }
  const field = firstFault(form)
  if (field !== undefined) return { kind: 'complete-colleague', field }
  return { kind: ownsCourse ? 'confirm' : 'pay' }
}

function afterStep(state: ChoiceState, step: NextStep): ChoiceState {
  const faultless = { ...state, faults: {} }
  switch (step.kind) {
    case 'fix':
      return { ...state, faults: step.faults }
    case 'declare':
      return { ...faultless, undeclared: true }
    case 'complete-colleague':
      return { ...faultless, colleaguesChecked: true }
    case 'confirm':
      return { ...faultless, dialog: 'owned' }
    case 'pay':
      return faultless
  }
}

/** The name of the field that gets the focus. */
export function fieldToFix(step: NextStep): string | undefined {
  if (step.kind === 'fix') return Object.keys(step.faults)[0]
  if (step.kind === 'declare') return 'declared'
  return step.kind === 'complete-colleague' ? step.field : undefined
}

/** `now`: the notices about the form and the link as they are, apart from earlier ones. */
export function noticesShown(
  { earlier, unread }: ChoiceState,
  now: Notices,
  form: RegistrationForm,
  optionsOf: OptionsOf,
): Notices {
  return {
    dates: [...unread.dates, ...stillUnavailable(earlier, form, optionsOf), ...now.dates],
    unknownItem: unread.unknownItem || now.unknownItem,
  }
}
