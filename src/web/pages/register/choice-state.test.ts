import { expect, test } from 'vitest'
import {
  type ChoiceAction,
  fieldToFix,
  initialChoiceState,
  type Notices,
  nextStep,
  noticesShown,
  reduceChoice,
} from './choice-state.ts'
import { type DateOption, resolveDates } from './courses/date-options.ts'
import { emptyForm, tickCourse } from './registration-form.ts'

const january: DateOption = {
  start: '2026-01-09',
  end: '2026-01-11',
  sample: false,
  spots: 6,
  left: 0,
  reserved: false,
  full: true,
  heldUntil: null,
}
const optionsOf = () => ({ upcoming: [january], past: [] })
const none: Notices = { dates: [], unknownItem: false }
const full: Notices = {
  dates: [{ course: 'module2', day: january.start, why: 'full' }],
  unknownItem: false,
}
const complete = { ...emptyForm, name: 'Alex', email: 'alex@mail.example', phone: '12345' }

const after = (...actions: readonly ChoiceAction[]) => actions.reduce(reduceChoice, initialChoiceState)
const shownAfter = (form = emptyForm, ...actions: readonly ChoiceAction[]) =>
  noticesShown(after(...actions), none, form, optionsOf)

test('notice that was read stays after another choice while the date is full', () => {
  const chose = { type: 'chose', shown: full, read: true } as const
  expect(shownAfter(emptyForm, chose)).toEqual(full)
  expect(shownAfter(tickCourse(emptyForm, 'module2', january.start), chose)).toEqual(none)
})

test('notice of an unknown item ends with the next choice once it was read', () => {
  const unknown = { ...none, unknownItem: true }
  expect(shownAfter(emptyForm, { type: 'chose', shown: unknown, read: true })).toEqual(none)
})

test('notices stay until the next choice when the visitor chose before hydration finished', () => {
  const shown = { ...full, unknownItem: true }
  const tooEarly = { type: 'chose', shown, read: false } as const
  const chosenAgain = tickCourse(emptyForm, 'module2', january.start)
  expect(shownAfter(chosenAgain, tooEarly)).toEqual(shown)
  expect(shownAfter(chosenAgain, tooEarly, { type: 'chose', shown, read: true })).toEqual(none)
})

test('current notices are listed after earlier ones', () => {
  const { unavailable } = resolveDates(tickCourse(emptyForm, 'module3', null), optionsOf)
  const now = { dates: unavailable, unknownItem: true }
  expect(noticesShown(after({ type: 'chose', shown: full, read: true }), now, emptyForm, optionsOf)).toEqual({
    dates: [...full.dates, ...unavailable],
    unknownItem: true,
  })
})

test('editing a refused field clears its fault alone', () => {
  const step = nextStep(emptyForm, { ownsCourse: false })
  const state = after({ type: 'continued', step }, { type: 'edited', field: 'email' })
  expect(state.faults).toEqual({ name: 'name', phone: 'phone' })
})

test('continuing shows faults before it asks about a course that was bought before', () => {
  expect(nextStep(emptyForm, { ownsCourse: true })).toMatchObject({ kind: 'fix' })
  expect(nextStep(complete, { ownsCourse: true })).toEqual({ kind: 'confirm' })
  expect(nextStep(complete, { ownsCourse: false })).toEqual({ kind: 'pay' })
})

test('continuing with a complete form clears earlier faults', () => {
  const refused = { type: 'continued', step: nextStep(emptyForm, { ownsCourse: false }) } as const
  expect(after(refused, { type: 'continued', step: { kind: 'pay' } }).faults).toEqual({})
  expect(after(refused, { type: 'continued', step: { kind: 'confirm' } })).toMatchObject({
    faults: {},
    dialog: 'owned',
  })
})

test('one dialog is open at a time and closes', () => {
  const date = { course: 'module2', start: january.start, end: january.end } as const
  const opened = { type: 'waiting-list-opened', date } as const
  expect(after(opened).dialog).toEqual(date)
  expect(after(opened, { type: 'dialog-closed' }).dialog).toBeNull()
})

test('submission waits for the profile until it has settled or the visitor chooses again', () => {
  const awaited = { type: 'profile-awaited' } as const
  expect(after(awaited).waitsForProfile).toBe(true)
  expect(after(awaited, { type: 'profile-settled' }).waitsForProfile).toBe(false)
  expect(after(awaited, { type: 'chose', shown: none, read: true }).waitsForProfile).toBe(false)
  expect(after(awaited, { type: 'chose', shown: none, read: false }).waitsForProfile).toBe(false)
})

test('continuing asks for the colleagues before a second purchase', () => {
  const form = { ...complete, colleagues: [{ name: 'Kim', email: '', language: 'en' as const }] }
  const step = nextStep(form, { ownsCourse: true })
  expect(step).toEqual({ kind: 'complete-colleague', field: 'colleague1-email' })
  expect(fieldToFix(step)).toBe('colleague1-email')
  expect(after({ type: 'continued', step }).colleaguesChecked).toBe(true)
  expect(after({ type: 'continued', step }, { type: 'colleagues-changed' }).colleaguesChecked).toBe(false)
})

test('continuing without the declaration marks it and names its field', () => {
  const step = { kind: 'declare' } as const
  expect(after({ type: 'continued', step }).undeclared).toBe(true)
  expect(fieldToFix(step)).toBe('declared')
})
