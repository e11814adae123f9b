import { expect, test } from 'vitest'
import { heldSpans, nextChange, translationMarks, versionAt } from './entries.ts'

const at = (day: string) => new Date(`${day}T00:00:00Z`)
const version = (number: number, from: string | null, takenBack = false) => ({
  version: number,
  holdsFrom: from === null ? null : at(from),
  takenBackAt: takenBack ? at('2025-01-01') : null,
})

test('the version that began last holds, also when it was published earlier', () => {
  const versions = [version(1, '2025-01-01'), version(2, '2025-06-01'), version(3, '2025-03-01')]
  expect(versionAt(versions, at('2025-02-01'))?.version).toBe(1)
  expect(versionAt(versions, at('2025-04-01'))?.version).toBe(3)
  expect(versionAt(versions, at('2025-06-01'))?.version).toBe(2)
  expect(versionAt(versions, at('2024-01-01'))).toBeUndefined()
})

test('a version that was taken back, or only offered, never holds', () => {
  const versions = [version(1, '2025-01-01'), version(2, '2025-02-01', true), version(3, null)]
  expect(versionAt(versions, at('2025-07-01'))?.version).toBe(1)
})

test('heldSpans ends a version when it is taken back and resumes the former one', () => {
  const versions = [version(1, '2024-01-01'), version(2, '2024-06-01', true), version(3, null)]
  expect(heldSpans(versions)).toEqual([
    { version: 1, from: at('2024-01-01'), until: at('2024-06-01') },
    { version: 2, from: at('2024-06-01'), until: at('2025-01-01') },
    { version: 1, from: at('2025-01-01'), until: null },
  ])
})

test('the next change is the first schedule that was not taken back', () => {
  const versions = [version(1, '2025-01-01'), version(2, '2025-06-01', true), version(3, '2025-09-01')]
  expect(nextChange(versions, at('2025-02-01'))).toEqual(at('2025-09-01'))
  expect(nextChange(versions, at('2025-09-01'))).toBeUndefined()
})

test('a Spanish text is marked while it is missing or older than the English one', () => {
  const state = (en: string, es: string | null) => ({ question: { en, es } })
  const marks = (...states: unknown[]) => translationMarks(states).map(({ state }) => state)
  expect(marks(state('One?', null))).toEqual(['missing'])
  expect(marks(state('One?', '¿Uno?'))).toEqual([])
  expect(marks(state('One?', '¿Uno?'), state('Two?', '¿Uno?'))).toEqual(['outdated'])
  expect(marks(state('One?', '¿Uno?'), state('Two?', '¿Uno?'), state('Two?', '¿Dos?'))).toEqual([])
  expect(marks(state('One?', '¿Uno?'), state('Two?', '¿Dos?'))).toEqual([])
})
