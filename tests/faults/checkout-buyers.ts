// Buyers in a random world: they open forms, pay, return from the bank, cancel, and join the waiting list.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { checkoutCalls } from '#contract/checkout.ts'
import { dayOf } from '#domain/dates/days.ts'
import { cancelRegistration, readQuote } from '#features/cancellations/cancel.ts'
import type { OrderParts } from '#features/orders/place-order.ts'
import { chargeDuePayments } from '#features/payments/charge-due.ts'
import { openPayment } from '#features/payments/open-payment.ts'
import { openPlanPayment } from '#features/payments/open-plan-payment.ts'
import { settlePayment } from '#features/payments/settle-payment.ts'
import type { SignedInUser } from '#features/people/check-token.ts'
import { openPayments } from '#features/plans/open-payments.ts'
import { joinLine } from '#features/seats/waiting-list.ts'
import type { Context } from '#platform/context.ts'
import { splitOrder } from '#tests/support/split-order.ts'
import { paidRegistration, pick } from './checkout-picks.ts'
import { intentOf, type WorldProvider } from './checkout-provider.ts'
import { wantedDate } from './checkout-start.ts'
import { type Acts, cards, orders } from './checkout-steps.ts'

/** The order of a program: it has no date, so it can always be paid in parts. */
const fellowship = orders.findIndex(({ selectedItems }) => selectedItems === 'fellowship')

export const unlimited: OrderParts['limiter'] = {
  takeAll: async () => ({ allowed: true }),
  giveBack: async () => {},
}

/** A signed-in buyer with a verified address, for what guests cannot do. */
export const buyerOf = (form: number): SignedInUser => ({
  uid: `user${form}`,
  email: `form${form}@mail.example`,
  emailVerified: true,
  signedInAt: new Date(0),
})

type World = {
  context: Context
  provider: WorldProvider
  forms: OrderForms
}

export function buyerActs({
  context,
  provider,
  forms,
}: World): Acts<
  | 'buy'
  | 'buy for a group'
  | 'open for a group'
  | 'buy by plan'
  | 'charge'
  | 'pay plan'
  | 'buy in parts'
  | 'split'
  | 'open'
  | 'pay'
  | 'tamper'
  | 'return'
  | 'cancel'
  | 'join'
> {
  return {
    async buy({ form, order, card }, by) {
      const secret = await forms.open(form, order, context)
      await provider.pay(secret, cards[card])
      await settlePayment(intentOf(secret), by)
    },
    async 'buy for a group'({ form, order, colleagues, signedIn, card }, by) {
      const user = signedIn ? buyerOf(form) : null
      const secret = await forms.open(form, order, context, { colleagues, user })
      await provider.pay(secret, cards[card])
      await settlePayment(intentOf(secret), by)
    },
    'open for a group': ({ form, order, colleagues, signedIn }, by) =>
      forms.open(form, order, by, { colleagues, user: signedIn ? buyerOf(form) : null }),
    async 'buy by plan'({ form, card }, by) {
      const secret = await forms.open(form, fellowship, context, { plan: true })
      await provider.pay(secret, cards[card])
      await settlePayment(intentOf(secret), by)
    },
    async charge({ twice }, by) {
      await sql`
        update payments set due_day = '2025-08-01', tried_on = null from plans
        where plans.registration_id = payments.registration_id and state = 'open' and position = 2`.execute(
        context.database,
      )
      const atNoon = (one: Context) => ({
        ...one,
        clocks: { ...one.clocks, academy: { now: () => new Date('2025-08-01T19:00:00Z') } },
      })
      const processes = twice ? [by, context] : [by]
      await Promise.all(processes.map((one) => chargeDuePayments(atNoon(one))))
    },
    async 'pay plan'({ paid, rest, card }, by) {
      const registration = await paidRegistration(context.database, paid)
      const payment = registration?.plan && openPayments(registration)[0]
      if (!payment) return
      const opened = await openPlanPayment(registration.id, { paymentId: payment.id, rest }, by)
      if (!opened) return
      await provider.pay(opened.clientSecret, cards[card])
      await settlePayment(opened.intentId, by)
    },
    async 'buy in parts'({ form, order, percent, both, card }, by) {
      const first = await forms.open(form, order, context)
      const second = await splitOrder(first, percent, provider, context)
      forms.keep(form, second)
      await provider.pay(first, cards[card])
      await settlePayment(intentOf(first), by)
      if (!second || !both) return
      await provider.pay(second, cards[card])
      await settlePayment(intentOf(second), by)
    },
    async split({ form, secret, percent }, by) {
      const given = forms.secret(form, secret)
      if (given) forms.keep(form, await splitOrder(given, percent, provider, by))
    },
    open: ({ form, order }, by) => forms.open(form, order, by),
    async pay({ form, secret, card }) {
      const given = forms.secret(form, secret)
      if (given) await provider.pay(given, cards[card])
    },
    async tamper({ form, secret }) {
      const given = forms.secret(form, secret)
      const update = { amount: 100 }
      if (given) await provider.stripe.paymentIntents.update(intentOf(given), update).catch(() => {})
    },
    async return({ form, secret }, by) {
      const given = forms.secret(form, secret)
      if (given) await settlePayment(intentOf(given), by)
    },
    async cancel({ paid, line }, by) {
      const registration = await paidRegistration(context.database, paid)
      if (!registration) return
      const quoted = await readQuote(context.database, registration, dayOf(context.clocks.academy.now()))
      const chosen = pick(quoted.lines, line)
      if (!chosen) return
      await cancelRegistration(registration.id, { items: [chosen.course], amount: chosen.amount }, by)
    },
    join({ visitor }, by) {
      const email = `waits${visitor}@mail.example`
      const date = { course: 'module2', start: wantedDate.module2 } as const
      return joinLine({ ...date, email, language: 'en', verified: true }, by)
    },
  }
}

export type OrderForms = ReturnType<typeof orderForms>

type Options = {
  plan?: boolean
  colleagues?: number
  credit?: boolean
  code?: string
  user?: SignedInUser | null
}

/** The world's order forms, with the client secrets that each was given. */
export function orderForms() {
  const world = randomUUID()
  const secrets = new Map<number, string[]>()
  function keep(form: number, secret: string | undefined) {
    if (secret) secrets.set(form, [...new Set([...(secrets.get(form) ?? []), secret])])
  }
  return {
    keep,
    async open(form: number, order: number, by: Context, options: Options = {}): Promise<string> {
      const { plan = false, colleagues = 0, credit, code, user = null } = options
      const email = `form${form}@mail.example`
      const customerData = {
        name: 'A',
        phone: '213 555 0177',
        email,
        ...orders[order],
        ...(code && { code }),
      }
      const { customerData: parsed } = checkoutCalls['POST /api/create-payment-intent'].body.parse({
        email,
        customerData,
      })
      const { clientSecret } = await openPayment(
        {
          order: parsed,
          plan,
          colleagues: Array.from({ length: colleagues }, (_, one) => ({
            name: 'B',
            email: `colleague${one}.${form}@mail.example`,
          })),
          credit,
          user,
          ip: `10.0.0.${form}`,
          language: 'en',
          firstPage: null,
          country: null,
          formKey: `${world}:${form}`,
        },
        { context: by, limiter: unlimited, bearer: { hold: async () => true } },
      )
      keep(form, clientSecret)
      return clientSecret
    },
    /** The form's client secret, `back` openings before the newest. */
    secret(form: number, back: number): string | undefined {
      return pick((secrets.get(form) ?? []).toReversed(), back)
    },
  }
}
