// What may happen in a random world: buyers, their bank, webhooks, polls, staff, time, and processes that die.
import fc from 'fast-check'
import type { Checkout } from '#server/checkout/checkout.ts'
import type { Death } from './mortal.ts'

const forms = fc.nat(5)
/** Which of those who have paid. */
const paid = fc.nat(20)
/** How many secrets back: mostly the form's newest, sometimes one of an old tab. */
const secret = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(2) })

/** How much of an order its second payment is for. */
const percent = fc.integer({ min: 1, max: 99 })

const death: fc.Arbitrary<Death> = fc.oneof(
  { weight: 2, arbitrary: fc.constant(null) },
  {
    weight: 1,
    arbitrary: fc.record({
      afterSteps: fc.oneof(fc.nat(12), fc.integer({ min: 12, max: 45 })),
      answered: fc.boolean(),
    }),
  },
)

export const cards = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  asks: '4000002500003155',
  refundArrivesLater: '4000000000007726',
  refundFailsLater: '4000000000005126',
  disputed: '4000000000000259',
} as const

export const orders = [
  { selectedItems: ['module2'], dates: { module2: '2025-09-12' } },
  { selectedItems: ['module2', 'clinical1'], dates: { module2: '2025-09-12', clinical1: '2025-10-16' } },
  { selectedItems: ['clinical1', 'module3'], dates: { clinical1: '2025-10-16', module3: '2026-01-23' } },
  { selectedItems: 'fellowship', dates: {} },
] as const

const card = fc.constantFrom(...(Object.keys(cards) as (keyof typeof cards)[]))

function step<Name extends string, Details extends Record<string, fc.Arbitrary<unknown>>>(
  weight: number,
  name: Name,
  details: Details,
) {
  type Made = { do: Name } & { [K in keyof Details]: Details[K] extends fc.Arbitrary<infer T> ? T : never }
  return {
    weight,
    arbitrary: fc.record({ do: fc.constant(name), ...details }) as unknown as fc.Arbitrary<Made>,
  }
}

const steps = fc.oneof(
  // The usual way, begun and ended in one go; the steps after it come between.
  step(7, 'buy', { form: forms, order: fc.nat(orders.length - 1), card, death }),
  step(5, 'buy in parts', {
    form: forms,
    order: fc.nat(orders.length - 1),
    card,
    percent,
    both: fc.boolean(),
    death,
  }),
  step(2, 'split', { form: forms, secret, percent, death }),
  step(6, 'open', { form: forms, order: fc.nat(orders.length - 1), death }),
  step(5, 'pay', { form: forms, secret, card: fc.constant('pays' as const) }),
  step(3, 'pay', { form: forms, secret, card }),
  step(8, 'hear', { back: fc.oneof(fc.nat(6), fc.nat(100)), death }),
  step(3, 'return', { form: forms, secret, death }),
  step(4, 'poll', { hourly: fc.boolean(), death }),
  step(5, 'wait', { minutes: fc.integer({ min: 1, max: 45 }) }),
  step(7, 'cancel', { paid, line: fc.nat(2), death }),
  step(2, 'give back', { paid, dollars: fc.integer({ min: 1, max: 3_000 }), death }),
  step(2, 'tamper', { form: forms, secret }),
  step(4, 'late', { intent: fc.nat(20) }),
  step(4, 'refund elsewhere', { paid, payment: fc.nat(1), part: fc.boolean() }),
  step(9, 'bank decides', { dispute: fc.nat(20), won: fc.boolean() }),
  step(6, 'refund fails', { refund: fc.nat(20), death }),
  step(6, 'refund retry', { failed: fc.nat(20), death }),
  step(4, 'refund outside', { failed: fc.nat(20), byBank: fc.constantFrom('least', 'most'), death }),
  step(1, 'join', { who: fc.nat(3), death }),
  step(1, 'cancel date', { course: fc.constantFrom('module2', 'clinical1'), moveOn: fc.boolean(), death }),
  step(1, 'move date', { death }),
  step(4, 'change seats', {
    course: fc.constantFrom('module2', 'clinical1'),
    spots: fc.integer({ min: 1, max: 4 }),
    death,
  }),
)

export type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never

/** Does each of the named steps. `by` is the process that does it, which may die on the way. */
export type Acts<Name extends Step['do']> = {
  [N in Name]: (step: Extract<Step, { do: N }>, by: Checkout) => Promise<unknown>
}

/** Steps of one round happen at the same time. */
export const rounds: fc.Arbitrary<Step[][]> = fc.array(fc.array(steps, { minLength: 1, maxLength: 6 }), {
  minLength: 8,
  maxLength: 16,
})
