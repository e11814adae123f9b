// Properties of refund quotes over the life of a purchase, for any order and time of cancellations.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogue, courseIds } from '#content/catalogue.ts'
import { type ItemId, programIds } from '#domain/catalogue/catalogue.ts'
import type { Selection } from '#domain/catalogue/selection.ts'
import { addDays, dayOf, daysBetween } from '#domain/dates/days.ts'
import { entry } from '#domain/money/ledger.ts'
import { sum } from '#domain/money/money.ts'
import { quote } from '#domain/pricing/pricing.ts'
import { refundPolicy } from '#domain/registrations/refunds.ts'
import type { RegistrationLine } from '#features/registrations/registration-lines.queries.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { quoteCancellation } from './cancel.ts'

const paidAt = new Date('2025-08-01T06:30:00Z')
const hour = 3_600_000

const selection = fc.oneof(fc.constantFrom(...programIds), fc.subarray([...courseIds()], { minLength: 1 }))
/** For each line: no date, or a date some days after the purchase. Some lines are completed. */
const lineFacts = fc.record({
  startsIn: fc.option(fc.nat(700)),
  completed: fc.boolean(),
})
/** Cancellations some hours apart, so that they cross midnight and both changes of daylight saving time. */
const steps = fc.array(fc.record({ hours: fc.nat(2000), courses: fc.subarray([...courseIds()]) }), {
  maxLength: 12,
})

function purchase(
  selected: ItemId | readonly ItemId[],
  facts: { startsIn: number | null; completed: boolean }[],
) {
  const { lines, total, items } = quote(selected as Selection, catalogue(), {
    today: dayOf(paidAt),
    dates: {},
  })
  const rows = lines.map(({ course, amount }, index): RegistrationLine => {
    const { startsIn = null, completed = false } = facts[index % facts.length] ?? {}
    const start = startsIn === null ? null : addDays(dayOf(paidAt), startsIn)
    return {
      registrationId: 'r',
      course,
      amount,
      courseDateId: null,
      start,
      end: start,
      location: null,
      sample: false,
      canceledAt: null,
      granted: 0,
      returned: 0,
      completedOn: completed && index % 3 === 0 ? '2025-08-02' : null,
      ceHours: null,
      movedFrom: null,
      stepsFrom: null,
      holder: null,
      asked: null,
      soldAs: null,
    }
  })
  const ledger = [
    ...lines.map(({ course, amount }) => entry('tuition', 'receivable', amount, { course })),
    entry('receivable', 'provider', total, {}),
  ]
  const registration = { status: 'completed', paidAt, refundPolicy, items, amount: total, ledger } as unknown
  return { rows, total, registration: registration as RegistrationRow }
}

const anyPurchase = fc.tuple(selection, fc.array(lineFacts, { minLength: 1, maxLength: 6 }), steps)

test('partial cancellations in any order never refund more than was paid', () => {
  fc.assert(
    fc.property(anyPurchase, ([selected, facts, cancellations]) => {
      const { rows, total, registration } = purchase(selected, facts)
      let now = paidAt.getTime()
      for (const { hours, courses } of cancellations) {
        now += hours * hour
        const quoted = quoteCancellation(registration, rows, dayOf(new Date(now)))
        expect(quoted.amount).toBe(sum(quoted.lines.map(({ amount }) => amount)))
        for (const { course, amount } of quoted.lines.filter(({ course }) => courses.includes(course))) {
          const line = rows.find((row) => row.course === course)
          if (!line) throw new Error(course)
          expect([line.canceledAt, line.completedOn]).toEqual([null, null])
          Object.assign(line, { canceledAt: new Date(now), granted: amount })
        }
      }
      const back = sum(rows.map(({ granted }) => granted))
      expect(back).toBeLessThanOrEqual(total)
      expect(back).toBeLessThanOrEqual(sum(rows.filter((row) => row.canceledAt).map(({ amount }) => amount)))
      for (const { granted, amount } of rows) expect([0, Math.ceil(amount / 2), amount]).toContain(granted)
    }),
  )
})

test('a quote never grows with time', () => {
  fc.assert(
    fc.property(anyPurchase, fc.nat(20_000), ([selected, facts], later) => {
      const { rows, registration } = purchase(selected, facts)
      const at = (hours: number) =>
        quoteCancellation(registration, rows, dayOf(new Date(paidAt.getTime() + hours * hour))).amount
      expect(at(later + 1)).toBeLessThanOrEqual(at(later))
    }),
  )
})

test('a quote uses the day in Los Angeles, at every hour and in every season', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 500 }), fc.nat(24 * 60 - 1), (startsIn, minute) => {
      const { rows, registration } = purchase(['clinical2'], [{ startsIn, completed: false }])
      const start = rows[0]?.start ?? ''
      for (const notice of [15, 14, 7, 6]) {
        const day = addDays(start, -notice)
        const instant = new Date(Date.parse(`${day}T00:00:00Z`) + 8 * hour + minute * 60_000)
        const local = dayOf(instant)
        const expected = { 15: 1_850_000, 14: 925_000, 7: 925_000, 6: 0 }[daysBetween(local, start)]
        const { amount } = quoteCancellation(registration, rows, local)
        if (expected !== undefined) expect(amount).toBe(expected)
      }
    }),
  )
})
