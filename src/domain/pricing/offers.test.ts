import { expect, test } from 'vitest'
import { catalogue } from '#content/catalogue.ts'
import { dollars } from '../money/money.ts'
import { offerTerms } from './offers.ts'

const sold = { catalogue: catalogue(), today: '2025-08-01' }

const terms = (items: string[], price: number | null = null, reason: string | null = null) => {
  const made = offerTerms({ items, price, reason, dates: {} }, sold)
  return 'fault' in made ? made.fault : [made.quote.total, made.listed, made.quote.lines.length]
}

test('offer without a price has that of the list', () => {
  expect(terms(['module2', 'clinical1'])).toEqual([dollars(9_350), dollars(9_350), 2])
  expect(terms(['fellowship'])).toEqual([dollars(12_000), dollars(12_000), 3])
  expect(terms(['fellowship-fee'])).toEqual([dollars(275), dollars(275), 1])
})

test('another price needs a reason, and its lines add up to it', () => {
  expect(terms(['module2', 'clinical1'], dollars(8_800))).toBe('reason-needed')
  const asked = { items: ['module2', 'clinical1'], price: 880_001, reason: 'by phone', dates: {} }
  const made = offerTerms(asked, sold)
  expect('quote' in made && made.quote.lines.reduce((all, { amount }) => all + amount, 0)).toBe(880_001)
})

test.each([
  [['residency'], null, 'price-needed'],
  [['residency'], dollars(14_999), 'price-out-of-bounds'],
  [['residency'], dollars(25_001), 'price-out-of-bounds'],
  [['module9'], null, 'unknown-item'],
  [['fellowship', 'module1'], null, 'twice'],
  [['module1'], 0, 'price-out-of-bounds'],
])('offer of %s for %s is refused: %s', (items, price, fault) => {
  expect(terms(items, price, 'a reason')).toBe(fault)
})

test('Residency is sold within its bounds', () => {
  expect(terms(['residency'], dollars(15_000))).toEqual([dollars(15_000), dollars(15_000), 1])
})
