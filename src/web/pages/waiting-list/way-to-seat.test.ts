import { expect, test } from 'vitest'
import { wayToSeat } from './way-to-seat.ts'

const today = '2026-01-10'
const offered = '2026-03-06'
const paid = { registrationId: crypto.randomUUID(), start: null, end: null, dateOpen: true, offeredDates: [] }
const chosen = { ...paid, start: '2026-01-23', end: '2026-01-25' }
const verified = { emailVerified: true }

test.each([
  ['who has not paid registers', [], verified, 'register'],
  ['who has paid chooses it', [{ ...paid, offeredDates: [offered] }], verified, 'account'],
  ['also in the place of another date', [{ ...chosen, offeredDates: [offered] }], verified, 'account'],
  [
    'or with one of several purchases',
    [
      { ...chosen, dateOpen: false },
      { ...paid, offeredDates: [offered] },
    ],
    verified,
    'account',
  ],
  ['an address is verified first', [paid], { emailVerified: false }, 'unverified'],
  ['a seat for another address is not the account’s', [paid], verified, 'otherAddress'],
  [
    'a date that is fixed stays',
    [{ ...chosen, dateOpen: false, offeredDates: [offered] }],
    verified,
    'fixed',
  ],
  [
    'whoever verifies their address would not change that',
    [{ ...chosen, dateOpen: false }],
    { emailVerified: false },
    'fixed',
  ],
  [
    'so does one further away, of a purchase that is too old',
    [{ ...chosen, start: '2026-01-25', dateOpen: false }],
    verified,
    'tooOld',
  ],
  [
    'of several that stay, the one that is near says why',
    [
      { ...chosen, start: '2026-01-25', dateOpen: false },
      { ...chosen, dateOpen: false },
    ],
    verified,
    'fixed',
  ],
  ['who has that very date is asked on /register', [{ ...chosen, start: offered }], verified, 'register'],
])('%s', (_, purchases, user, way) => {
  expect(wayToSeat(purchases, offered, today, user)).toBe(way)
})
