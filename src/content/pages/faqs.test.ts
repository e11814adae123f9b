import { expect, test } from 'vitest'
import { academy } from '../academy.ts'
import { withFigures } from './faqs.ts'

test.each([
  ['{price:fellowship}', '$12,000'],
  ['{hours:module1}', '24'],
  ['{academy:city}', academy.address.city],
  ['{academy:place}', `${academy.address.city}, ${academy.address.state}`],
])('%s in a text is filled in as %s', (typed, shown) => {
  expect(withFigures(typed).replaceAll('\u00a0', ' ')).toBe(shown)
})

test.each(['{price:module9}', '{academy:phone}', '{academy:constructor}', '{nothing:module1}'])(
  '%s names nothing and stays as it was typed',
  (typed) => {
    expect(withFigures(typed)).toBe(typed)
  },
)
