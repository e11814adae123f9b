import { expect, test } from 'vitest'
import { type Dispute, lostIn, standingOf, stillReturned, untoldOf } from './disputes.ts'

const dispute = (id: string, state: Dispute['state'], amount = 100): Dispute => ({
  id,
  state,
  amount,
  onlyAsked: state === 'inquiry',
})

test('a payment stands as its disputes do together, whichever came last', () => {
  expect(standingOf([])).toBeNull()
  expect(standingOf([dispute('b', 'won'), dispute('a', 'won')])).toBe('won')
  expect(standingOf([dispute('b', 'won'), dispute('a', 'lost')])).toBe('lost')
  expect(standingOf([dispute('b', 'lost'), dispute('a', 'inquiry')])).toBe('inquiry')
  expect(standingOf([dispute('b', 'inquiry'), dispute('a', 'open')])).toBe('open')
  expect(lostIn([dispute('c', 'won', 5), dispute('b', 'lost', 30), dispute('a', 'lost', 400)])).toBe(430)
})

test('each is told by itself; of what was told before they were listed, the oldest in that state is not told again', () => {
  const disputes = [dispute('c', 'lost'), dispute('b', 'lost'), dispute('a', 'lost')]
  const untold = (known: Parameters<typeof untoldOf>[1]) => untoldOf(disputes, known).map(({ id }) => id)
  expect(untold({ dispute: 'lost', toldDisputes: { a: 'lost', b: 'open' } })).toEqual(['c', 'b'])
  expect(untold({ dispute: 'lost', toldDisputes: {} })).toEqual(['c', 'b'])
  expect(untold({ dispute: 'open', toldDisputes: {} })).toEqual(['c', 'b', 'a'])
})

test('what banks returned for refunds is theirs no more where a dispute is won after all, once all are decided', () => {
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
