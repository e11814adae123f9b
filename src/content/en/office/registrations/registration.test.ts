import { expect, test } from 'vitest'
import { happeningWords, moneyWords } from './registration.ts'

const registrationId = '3f2a1b4c-0000-4000-8000-000000000001'
const asker = '3f2a1b4c-0000-4000-8000-000000000002'
const canceled = {
  verb: 'registration.canceled',
  facts: { registrationId, items: ['module1'], amount: 100_000, policy: 0, askedBy: asker },
} as const
const screen = { id: registrationId, today: '2026-11-17' }

test('the history of a registration says what staff did, with names instead of ids', () => {
  const happening = {
    kind: 'staff' as const,
    at: '2026-11-17T20:00:00Z',
    who: 'Omar Reyes',
    action: canceled,
    names: { [asker]: 'Ines Aldana' },
  }
  const { title, note } = happeningWords(happening, screen)
  expect(title).toBe('Omar Reyes')
  expect(note?.map(({ text }) => text).join('')).toBe(
    "canceled Module 1 for $1,000.00, instead of the policy's $0.00, asked for by Ines Aldana",
  )
})

test('the history names no registration on its own screen', () => {
  const happening = {
    kind: 'staff' as const,
    at: '2026-11-17T20:00:00Z',
    who: 'Omar Reyes',
    action: { verb: 'registration.release-noticed' as const, facts: { registrationId } },
    names: {},
  }
  const { note } = happeningWords(happening, screen)
  expect(note?.map(({ text }) => text).join('')).toBe('sent notice of the release of seats')
})

test('a payment of a plan says which installment it is', () => {
  const line = { kind: 'payment' as const, course: null, card: { brand: 'visa', last4: '4242' }, payment: 2 }
  expect(moneyWords(line, 4)).toBe('Installment 2 of 4, Visa 4242')
  expect(moneyWords({ ...line, payment: 1 }, 1)).toBe('Payment, Visa 4242')
})
