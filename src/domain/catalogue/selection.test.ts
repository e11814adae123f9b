import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSelection } from './selection.ts'

test('one id, a list of one and a list of courses are accepted', () => {
  expect(parseSelection('fellowship')).toEqual({ selection: 'fellowship' })
  expect(parseSelection(['mastership'])).toEqual({ selection: 'mastership' })
  expect(parseSelection('module2')).toEqual({ selection: ['module2'] })
  expect(parseSelection(['module2', 'clinical1', 'module2'])).toEqual({ selection: ['module2', 'clinical1'] })
})

test('nothing, what is no id and a program among courses are refused', () => {
  const wrong = [[], '', ['fellowship', 'module1'], ['fellowship', 'mastership'], null, undefined]
  for (const value of [...wrong, [undefined], [null], 7, {}, [['module1']], 'Module1', 'toString']) {
    expect(parseSelection(value)).toHaveProperty('fault')
  }
})

test('any input gives only ids of courses and programs', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const parsed = parseSelection(value)
      if ('selection' in parsed && typeof parsed.selection !== 'string') {
        for (const id of parsed.selection) expect(id).toMatch(/^[a-z][a-z0-9]+$/)
      }
    }),
  )
})
