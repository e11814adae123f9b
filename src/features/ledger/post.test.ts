import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { entry } from '#domain/money/ledger.ts'
import { sum } from '#domain/money/money.ts'
import { checkoutWorld } from '#tests/support/checkout.ts'
import { postEntries } from './ledger.queries.ts'
import { causedBy } from './post.ts'

const world = await checkoutWorld()
afterAll(() => world.close())

const row = await world.paid()
const { database } = world
const posting = { day: '2025-08-01', recordedAt: new Date('2025-08-01') }
const goodwill = causedBy('goodwill', [entry('refund_payable', 'tuition', 100, {})])

describe('the ledger', () => {
  test('refuses to change an entry', async () => {
    const change = sql`update ledger_entries set amount = amount + 1 where registration_id = ${row.id}`
    await expect(change.execute(database)).rejects.toThrow('post a reversal instead')
  })

  test('refuses to delete an entry', async () => {
    const removal = sql`delete from ledger_entries where registration_id = ${row.id}`
    await expect(removal.execute(database)).rejects.toThrow('post a reversal instead')
  })

  test('refuses the entry of a writer that read it before another one posted', async () => {
    await postEntries(database, row, goodwill, posting)
    await expect(postEntries(database, row, goodwill, posting)).rejects.toThrow('ledger_entries_key_key')
    const { ledger } = await world.registration(row.id)
    expect(ledger).toHaveLength(row.ledger.length + 1)
  })

  test('keeps every entry of equal events, in one posting or in several', async () => {
    const counts = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(counts, async (postings) => {
        const before = (await world.registration(row.id)).ledger
        for (const equal of postings) {
          const events = Array.from({ length: equal }, () => goodwill).flat()
          await postEntries(database, await world.registration(row.id), events, posting)
        }
        const { ledger } = await world.registration(row.id)
        expect(ledger).toHaveLength(before.length + sum(postings))
      }),
      { numRuns: 10 },
    )
  })

  test.each([
    ['an amount of zero', entry('refund_payable', 'tuition', 0, {})],
    ['an amount below zero', entry('refund_payable', 'tuition', -1, {})],
    ['an entry within one account', entry('provider', 'provider', 1, {})],
  ])('refuses %s', async (_, wrong) => {
    const registration = await world.registration(row.id)
    await expect(postEntries(database, registration, causedBy('goodwill', [wrong]), posting)).rejects.toThrow(
      'violates check constraint',
    )
  })
})
