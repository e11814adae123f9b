import { expect, test } from 'vitest'
import { formatHours } from './credits.ts'

test('half hours are written as each language writes them', () => {
  expect([formatHours(7.5, 'en'), formatHours(7.5, 'es'), formatHours(24, 'es')]).toEqual([
    '7.5',
    '7,5',
    '24',
  ])
})
