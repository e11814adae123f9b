import { expect, test } from 'vitest'
import { type Dispute, lostIn, standingOf, stillReturned, untoldOf } from './disputes.ts'

const dispute = (id: string, state: Dispute['state'], amount = 100): Dispute => ({
  id,
  state,
  amount,
  onlyAsked: state === 'inquiry',
})

test('standingOf combines all disputes of a payment, whichever came last', () => {
  expect(standingOf([])).toBeNull()
  expect(standingOf([dispute('b', 'won'), dispute('a', 'won')])).toBe('won')
  expect(standingOf([dispute('b', 'won'), dispute('a', 'lost')])).toBe('lost')
  expect(standingOf([dispute('b', 'lost'), dispute('a', 'inquiry')])).toBe('inquiry')
  expect(standingOf([dispute('b', 'inquiry'), dispute('a', 'open')])).toBe('open')
  expect(lostIn([dispute('c', 'won', 5), dispute('b', 'lost', 30), dispute('a', 'lost', 400)])).toBe(430)
})

test('untoldOf lists each dispute once, and takes the registration’s state for the oldest one', () => {
  const disputes = [dispute('c', 'lost'), dispute('b', 'lost'), dispute('a', 'lost')]
  const untold = (known: Parameters<typeof untoldOf>[1]) => untoldOf(disputes, known).map(({ id }) => id)
  expect(untold({ dispute: 'lost', toldDisputes: { a: 'lost', b: 'open' } })).toEqual(['c', 'b'])
  expect(untold({ dispute: 'lost', toldDisputes: {} })).toEqual(['c', 'b'])
  expect(untold({ dispute: 'open', toldDisputes: {} })).toEqual(['c', 'b', 'a'])
})

test('stillReturned releases a refund when a dispute is won and none is open', () => {
  expect(stillReturned([dispute('a', 'won', 500)], 900, [300, 200])).toEqual([0, 0])
  expect(stillReturned([dispute('b', 'won', 200), dispute('a', 'lost', 350)], 900, [300, 200])).toEqual([
    300, 50,
  ])
  expect(stillReturned([dispute('b', 'open', 200), dispute('a', 'won', 350)], 900, [300, 200])).toEqual([
    300, 200,
  ])
  expect(stillReturned([], 900, [300, 200])).toEqual([300, 200])
  const inquiry = { ...dispute('b', 'won'), onlyAsked: true }
  expect(stillReturned([inquiry, dispute('a', 'lost', 300)], 900, [600]), 'written down before').toEqual([
    600,
  ])
})
