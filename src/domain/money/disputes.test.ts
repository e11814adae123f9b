import { expect, test } from 'vitest'
import { type Dispute, lostIn, standingOf, stillCovered } from './disputes.ts'

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

test('stillCovered releases a refund when a dispute is won and none is open', () => {
  expect(stillCovered([dispute('a', 'won', 500)], 900, [300, 200])).toEqual([0, 0])
  expect(stillCovered([dispute('b', 'won', 200), dispute('a', 'lost', 350)], 900, [300, 200])).toEqual([
    300, 50,
  ])
  expect(stillCovered([dispute('b', 'open', 200), dispute('a', 'won', 350)], 900, [300, 200])).toEqual([
    300, 200,
  ])
  expect(stillCovered([], 900, [300, 200])).toEqual([300, 200])
  const inquiry = { ...dispute('b', 'won'), onlyAsked: true }
  expect(stillCovered([inquiry, dispute('a', 'lost', 300)], 900, [600]), 'recorded before').toEqual([600])
})
