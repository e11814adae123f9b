// The steps of a random world: buyers, banks, webhooks, polls, staff, time, and processes that are killed.
import fc from 'fast-check'
import type { Context } from '#platform/context.ts'
import type { Death } from './mortal.ts'

const forms = fc.nat(5)
/** Mostly a form of its own: a paid form pays nothing else. */
const newForms = fc.integer({ min: 10, max: 60 })
/** Only buyers at new forms pay with credit or upgrade. */
export const spendsCredit = (uid: string) => Number(uid.replace('user', '')) >= 10
/** Picks one of the paid registrations. */
const paid = fc.nat(20)
/** Picks a client secret of a form, counted from the newest: mostly the newest, sometimes that of an old tab. */
const secret = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(2) })

/** The share of an order that its second payment is for. */
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
  asksFor3DSecure: '4000002500003155',
  alwaysAsksBank: '4000002760003184',
  refundArrivesLater: '4000000000007726',
  refundFailsLater: '4000000000005126',
  disputed: '4000000000000259',
} as const

export const orders = [
  { selectedItems: ['module2'], dates: { module2: '2025-09-12' } },
  { selectedItems: ['module2', 'clinical1'], dates: { module2: '2025-09-12', clinical1: '2025-10-16' } },
  { selectedItems: ['clinical1', 'module3'], dates: { clinical1: '2025-10-16', module3: '2026-01-23' } },
  { selectedItems: 'fellowship', dates: {} },
  { selectedItems: ['module2'], dates: {} },
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

/** A discount code that every world has. */
export const worldCode = 'WORLD'

/** Mostly orders that find a seat, paid with a good card: what follows them matters here. */
const order = fc.constantFrom(1, 2, 2, 3, 4)
const goodCard = fc.oneof(
  { weight: 4, arbitrary: fc.constant('pays' as const) },
  { weight: 1, arbitrary: card },
)

/** Orders that have a seat for more than one person. */
const groupOrder = fc.constantFrom(2, 3, 4)
const colleagues = fc.integer({ min: 1, max: 3 })

const steps = fc.oneof(
  // A whole purchase in one step. The steps below interrupt it or do parts of it.
  step(7, 'buy', { form: forms, order: fc.nat(orders.length - 1), card, death }),
  step(5, 'buy in parts', {
    form: forms,
    order: fc.nat(orders.length - 1),
    card,
    percent,
    both: fc.boolean(),
    death,
  }),
  step(7, 'buy by plan', { form: forms, card, death }),
  // The next payment of a plan falls due, and one process or two charge it.
  step(6, 'charge', { twice: fc.boolean(), death }),
  step(5, 'pay plan', { paid, rest: fc.boolean(), card, death }),
  step(2, 'split', { form: forms, secret, percent, death }),
  step(6, 'open', { form: forms, order: fc.nat(orders.length - 1), death }),
  // One payment for several people. The steps of a form go on with it: pay, edit, lapse, return.
  step(9, 'buy for a group', {
    form: forms,
    order: groupOrder,
    colleagues,
    signedIn: fc.boolean(),
    card: goodCard,
    death,
  }),
  step(4, 'open for a group', {
    form: forms,
    order: groupOrder,
    colleagues,
    signedIn: fc.boolean(),
    death,
  }),
  step(5, 'pay', { form: forms, secret, card: fc.constant('pays' as const) }),
  step(3, 'pay', { form: forms, secret, card }),
  step(8, 'webhook', { back: fc.oneof(fc.nat(6), fc.nat(100)), death }),
  step(3, 'return', { form: forms, secret, death }),
  step(4, 'poll', { hourly: fc.boolean(), death }),
  step(5, 'wait', { minutes: fc.integer({ min: 1, max: 45 }) }),
  step(7, 'cancel', { paid, line: fc.nat(2), death }),
  step(2, 'goodwill refund', { paid, dollars: fc.integer({ min: 1, max: 3_000 }), death }),
  step(2, 'tamper', { form: forms, secret }),
  step(4, 'pay canceled', { intent: fc.nat(20) }),
  step(4, 'dashboard refund', { paid, payment: fc.nat(1), part: fc.boolean() }),
  step(9, 'bank decides', { dispute: fc.nat(20), won: fc.boolean() }),
  step(6, 'refund fails', { refund: fc.nat(20), death }),
  step(6, 'refund retry', { failed: fc.nat(20), death }),
  step(4, 'offline refund', { failed: fc.nat(20), byBank: fc.constantFrom('least', 'most'), death }),
  step(1, 'join', { visitor: fc.nat(3), death }),
  step(9, 'buy with credit', {
    form: newForms,
    order,
    dollars: fc.integer({ min: 50, max: 9_000 }),
    card: goodCard,
    death,
  }),
  step(4, 'buy with code', { form: newForms, order, colleagues: fc.nat(2), card: goodCard, death }),
  step(9, 'upgrade', {
    form: newForms,
    order,
    colleagues: fc.nat(2),
    program: fc.constantFrom('fellowship', 'mastership'),
    card: goodCard,
    death,
  }),
  step(6, 'take over', { paid, death }),
  step(3, 'wire', { form: newForms, twice: fc.boolean(), death }),
  step(3, 'wire back', { death }),
  step(9, 'answer', { paid, answer: fc.constantFrom('card', 'credit', 'date'), death }),
  step(3, 'no answer', { twice: fc.boolean(), death }),
  step(6, 'cancel date', {
    course: fc.constantFrom('module2', 'clinical1'),
    moveOn: fc.nat(3).map((one) => one === 0),
    death,
  }),
  step(1, 'move date', { death }),
  step(4, 'change seats', {
    course: fc.constantFrom('module2', 'clinical1'),
    spots: fc.integer({ min: 1, max: 4 }),
    death,
  }),
)

export type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never

/** The code of the named steps. `by` is the process that runs the step and may be killed during it. */
export type Acts<Name extends Step['do']> = {
  [N in Name]: (step: Extract<Step, { do: N }>, by: Context) => Promise<unknown>
}

/** Steps of one round happen at the same time. */
export const rounds: fc.Arbitrary<Step[][]> = fc.array(fc.array(steps, { minLength: 1, maxLength: 6 }), {
  minLength: 8,
  maxLength: 16,
})
