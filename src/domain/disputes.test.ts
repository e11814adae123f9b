import { expect, test } from 'vitest'
import { type Dispute, lostIn, standingOf, wasTold } from './disputes.ts'

const dispute = (id: string, state: Dispute['state'], amount = 100): Dispute => ({ id, state, amount })

test('a payment stands as its disputes do together, whichever came last', () => {
  expect(standingOf([])).toBeNull()
  expect(standingOf([dispute('b', 'won'), dispute('a', 'won')])).toBe('won')
  expect(standingOf([dispute('b', 'won'), dispute('a', 'lost')])).toBe('lost')
  expect(standingOf([dispute('b', 'lost'), dispute('a', 'inquiry')])).toBe('inquiry')
  expect(standingOf([dispute('b', 'inquiry'), dispute('a', 'open')])).toBe('open')
  expect(lostIn([dispute('c', 'won', 5), dispute('b', 'lost', 30), dispute('a', 'lost', 400)])).toBe(430)
})

test('each is told by itself; what was told before they were listed is not told again', () => {
  const known = { dispute: 'lost', toldDisputes: { a: 'lost', b: 'open' } } as const
  expect(wasTold(dispute('a', 'lost'), known)).toBe(true)
  expect(wasTold(dispute('b', 'lost'), known)).toBe(false)
  expect(wasTold(dispute('c', 'lost'), known)).toBe(false)
  const before = { dispute: 'lost', toldDisputes: {} } as const
  expect(wasTold(dispute('a', 'lost'), before)).toBe(true)
  expect(wasTold(dispute('b', 'open'), before)).toBe(false)
})
