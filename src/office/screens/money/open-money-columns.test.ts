import { expect, test } from 'vitest'
import { dollars } from '#domain/money/money.ts'
import { unfinishedStack } from './open-money-columns.tsx'

test('an unfinished registration on the phone says how often its card was declined', () => {
  const row = {
    registrationId: crypto.randomUUID(),
    receiptNumber: null,
    personId: null,
    name: 'Hannah Lowe',
    email: 'hannah@lowe.example',
    phone: '+44 20 5550 1444',
    items: ['module1'],
    amount: dollars(2_850),
    status: 'expired' as const,
    registeredAt: '2026-11-16T18:00:00.000Z',
  }
  const noteOf = (declined: number) => unfinishedStack({ ...row, declined }, '2026-11-17').note
  expect(noteOf(0)).toBe(false)
  expect(noteOf(1)).toBe('Card declined 1 time')
  expect(noteOf(3)).toBe('Card declined 3 times')
})
