import { expect, test } from 'vitest'
import { wayToSeat } from './way-to-seat.ts'

const today = '2026-01-10'
const offered = '2026-03-06'
const paid = {
  registrationId: crypto.randomUUID(),
  soldAs: null,
  start: null,
  end: null,
  location: null,
  dateOpen: true,
  offeredDates: [],
}
const chosen = { ...paid, start: '2026-01-23', end: '2026-01-25' }
const verified = { emailVerified: true }

test.each([
  ['without a purchase: register', [], verified, 'register'],
  ['with a purchase without a date: account', [{ ...paid, offeredDates: [offered] }], verified, 'account'],
  ['with a purchase on another date: account', [{ ...chosen, offeredDates: [offered] }], verified, 'account'],
  [
    'with one changeable purchase of several: account',
    [
      { ...chosen, dateOpen: false },
      { ...paid, offeredDates: [offered] },
    ],
    verified,
    'account',
  ],
  ['with an unverified email address: unverified', [paid], { emailVerified: false }, 'unverified'],
  ['with a seat offered to another email address: otherAddress', [paid], verified, 'otherAddress'],
  [
    'with a purchase whose date is too close: fixed',
    [{ ...chosen, dateOpen: false, offeredDates: [offered] }],
    verified,
    'fixed',
  ],
  [
    'with a date that is too close and an unverified email address: fixed',
    [{ ...chosen, dateOpen: false }],
    { emailVerified: false },
    'fixed',
  ],
  [
    'with a purchase that is too old: tooOld',
    [{ ...chosen, start: '2026-01-25', dateOpen: false }],
    verified,
    'tooOld',
  ],
  [
    'with a close date and an old purchase: fixed',
    [
      { ...chosen, start: '2026-01-25', dateOpen: false },
      { ...chosen, dateOpen: false },
    ],
    verified,
    'fixed',
  ],
  ['with a purchase on the offered date: register', [{ ...chosen, start: offered }], verified, 'register'],
])('wayToSeat %s', (_, purchases, user, way) => {
  expect(wayToSeat(purchases, offered, today, user)).toBe(way)
})
