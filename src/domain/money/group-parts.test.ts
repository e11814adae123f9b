import { describe, expect, test } from 'vitest'
import { refundParts } from './group-parts.ts'

const none = { due: [], refunds: new Map<string, number>(), disputes: [] }
const member = (registrationId: string) => ({
  ...none,
  registrationId,
  amount: 100,
  isOwn: (key: string) => key.startsWith(`refund:${registrationId}`),
})
const [payer, colleague] = [member('a'), member('b')]
const made = (key: string, amount: number) => ({ key, amount, state: 'succeeded' as const })
const amounts = (parts: readonly { amount: number }[][]) =>
  parts.map((part) => part.reduce((all, { amount }) => all + amount, 0))

describe('part of a dashboard refund', () => {
  test('is in proportion to what is left of each person', () => {
    expect(amounts(refundParts([payer, colleague], [made('re_1', 50)]))).toEqual([25, 25])
    const sent = [made('re_1', 50), made('refund:a:1', 50)]
    expect(refundParts([payer, colleague], sent).map((part) => part.map(({ amount }) => amount))).toEqual([
      [16, 50],
      [34],
    ])
  })

  test('leaves the money of a refund that was sent after it, or is still to be sent', () => {
    const sentAfter = [made('refund:a:1', 100), made('re_1', 50)]
    expect(amounts(refundParts([payer, colleague], sentAfter))).toEqual([100, 50])
    const toBeSent = { ...payer, due: [{ key: 'refund:a:1', amount: 100 }] }
    expect(amounts(refundParts([toBeSent, colleague], [made('re_1', 50)]))).toEqual([0, 50])
    expect(amounts(refundParts([toBeSent, colleague], [made('re_1', 150)]))).toEqual([50, 100])
  })

  test('stays as it was recorded when an earlier refund fails', () => {
    const recorded = { ...colleague, refunds: new Map([['re_1:b', 100]]) }
    const sent = [made('re_1', 100), { ...made('refund:a:1', 100), state: 'failed' as const }]
    expect(refundParts([payer, recorded], sent)[1]).toEqual([made('re_1:b', 100)])
  })
})
