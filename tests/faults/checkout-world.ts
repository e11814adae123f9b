// One random world: its steps are done against a real PostgreSQL and the card sandbox, then everything comes to rest.
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { pino } from 'pino'
import Stripe from 'stripe'
import { createCardSandbox } from '#card-sandbox/card-sandbox.ts'
import { createPaymentIntent } from '#contract/checkout.ts'
import type { Connection } from '#database/engine/connection.ts'
import { linesOf } from '#database/tables/registration-lines.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { dayOf, days, minutes } from '#domain/days.ts'
import { type Cents, dollars, sum } from '#domain/money.ts'
import type { Checkout } from '#server/checkout/checkout.ts'
import { cancelDate } from '#server/checkout/dates/cancel-date.ts'
import { moveDate } from '#server/checkout/dates/move-date.ts'
import { changeSeats } from '#server/checkout/dates/plan-dates.ts'
import { openPayment } from '#server/checkout/payments/open-payment.ts'
import { pollOpenPayments, pollRecentNews, takeNotice } from '#server/checkout/payments/poll.ts'
import { settlePayment } from '#server/checkout/payments/settle-payment.ts'
import { cancelRegistration, readQuote } from '#server/checkout/refunds/cancel.ts'
import { refundOutside, retryRefund } from '#server/checkout/refunds/failed-refunds.ts'
import { giveBackByStaff, heldLines } from '#server/checkout/refunds/give-back.ts'
import { joinLine } from '#server/checkout/seats/waiting-list.ts'
import { ApiError } from '#server/http/errors.ts'
import type { CountLimiter } from '#server/http/limit-requests.ts'
import { makeOutbox } from '#server/mail/outbox.ts'
import { createPaymentProvider, type ProviderKeys } from '#server/provider/provider.ts'
import { makeSignedLinks } from '#server/signed-links.ts'
import { StaffRefusal } from '#server/staff-refusal.ts'
import { cards, orders, type Step } from './checkout-steps.ts'
import { Killed, mortal } from './mortal.ts'

const keys = { secret: 'sk_test_world', publishable: 'pk_test_world' }
const webhook = { url: 'http://127.0.0.1:1/never-called', secret: 'whsec_world' }
const unlimited: CountLimiter = { take: async () => ({ allowed: true }), giveBack: async () => {} }

/** The dates that all want. */
const wantedDate = { module2: '2025-09-12', clinical1: '2025-10-16' } as const
/** Where the academy may move people to. */
const otherDate = { module2: '2025-12-05', clinical1: '2025-12-11' } as const

/** An answer that was true when it was given may be old when it arrives. */
async function delayed<T>(answer: T): Promise<T> {
  await setTimeout(Math.random() * 12)
  return answer
}

export type CheckoutWorld = Awaited<ReturnType<typeof createWorld>>

export async function createWorld({ database, pool }: Connection) {
  let now = new Date('2025-08-01T19:00:00Z')
  const clock = { now: () => now }
  const log = pino({ level: 'silent' })
  const sandbox = await createCardSandbox({ pool, clock, keys, webhook, origin: 'http://sandbox', log })
  await empty()

  const httpClient = Stripe.createFetchHttpClient(sandbox.fetch)
  const stripe = new Stripe(keys.secret, { httpClient, maxNetworkRetries: 0 })
  const providerKeys: ProviderKeys = {
    mode: 'the card sandbox',
    secretKey: keys.secret,
    webhookSecret: webhook.secret,
    apiBase: null,
  }
  const provider = createPaymentProvider(providerKeys, httpClient)
  const checkout: Checkout = {
    database,
    provider: { ...provider, read: (intentId) => provider.read(intentId).then(delayed) },
    clocks: { real: clock, academy: clock },
    outbox: makeOutbox({ jobs: { send: async () => {} }, clock }),
    links: makeSignedLinks('world'),
    origin: 'https://academy.example',
    mailOwner: 'owner@academy.example',
    log,
  }
  const world = randomUUID()
  const sentBack = new Set<string>()
  const secrets = new Map<number, string[]>()
  /** What broke that may never break: neither a refusal nor a death. */
  const accidents: unknown[] = []

  async function empty() {
    await pool.query(`truncate registrations, registration_lines, seats, waiting_list, refunds, provider_events,
      failed_authentications, receipt_numbers, emails cascade`)
    const { rows } = await pool.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'card_sandbox'`,
    )
    await pool.query(`truncate ${rows.map(({ name }) => name).join(', ')}`)
    // One seat that all want, and a few elsewhere, so that orders of two dates come through.
    await pool.query(`delete from course_dates`)
    await pool.query(`
      insert into course_dates (course, start_day, end_day, location, spots) values
        ('module2', '${wantedDate.module2}', '2025-09-14', 'Beverly Hills, CA', 1),
        ('module2', '${otherDate.module2}', '2025-12-07', 'Beverly Hills, CA', 1),
        ('clinical1', '${wantedDate.clinical1}', '2025-10-21', 'Beverly Hills, CA', 3),
        ('clinical1', '${otherDate.clinical1}', '2025-12-16', 'Beverly Hills, CA', 2),
        ('module3', '2026-01-23', '2026-01-25', 'Beverly Hills, CA', 3)`)
  }

  const secretOf = (form: number, back: number) => {
    const given = secrets.get(form) ?? []
    return given[given.length - 1 - (back % Math.max(1, given.length))]
  }
  const intentOf = (secret: string) => secret.split('_secret_')[0] ?? ''

  async function pay(secret: string, card: string) {
    const form = {
      key: keys.publishable,
      client_secret: secret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': card,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2034',
      'payment_method_data[card][cvc]': '123',
    }
    const url = `http://sandbox/v1/payment_intents/${intentOf(secret)}/confirm`
    await sandbox.fetch(url, { method: 'POST', body: new URLSearchParams(form) })
  }

  async function events(): Promise<Stripe.Event[]> {
    const all: Stripe.Event[] = []
    for await (const event of stripe.events.list({ limit: 100 })) all.push(event)
    return all.reverse()
  }

  async function hear(event: Stripe.Event | undefined, by: Checkout) {
    if (!event) return
    const payload = JSON.stringify(event)
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: webhook.secret })
    await takeNotice(checkout.provider.readEvent(Buffer.from(payload), signature), by)
  }

  async function open(form: number, order: number, by: Checkout) {
    const email = `form${form}@mail.example`
    const customerData = { name: 'A', phone: '213 555 0177', email, ...orders[order] }
    const { customerData: parsed } = createPaymentIntent.body.parse({ email, customerData })
    const { clientSecret } = await openPayment(
      { order: parsed, user: null, ip: `10.0.0.${form}`, language: 'en', formKey: `${world}:${form}` },
      { checkout: by, limiter: unlimited, bearer: { hold: async () => true } },
    )
    secrets.set(form, [...new Set([...(secrets.get(form) ?? []), clientSecret])])
  }

  async function paidBy(index: number): Promise<RegistrationRow | undefined> {
    const paid = await database
      .selectFrom('registrations')
      .selectAll()
      .where('paidAt', 'is not', null)
      .orderBy('id')
      .execute()
    return paid[index % Math.max(1, paid.length)]
  }

  async function cancel(row: RegistrationRow, line: number, by: Checkout) {
    const quoted = await readQuote(database, row, dayOf(now))
    const chosen = quoted.lines[line % Math.max(1, quoted.lines.length)]
    if (chosen) await cancelRegistration(row.id, { items: [chosen.course], amount: chosen.amount }, by)
  }

  async function giveBack(row: RegistrationRow, amount: Cents, by: Checkout) {
    const held = heldLines(row, await linesOf(database, [row.id]))
    const items = held.map(({ course }) => course)
    const returnedBefore = sum(held.map(({ returned }) => returned))
    const goodwill = { registrationId: row.id, items, amount, returnedBefore, reason: 'x' }
    await giveBackByStaff(goodwill, by, async () => {})
  }

  /** The registration that staff look at, of those with a refund that failed. */
  async function lookAtFailed(index: number) {
    const refunds = await database
      .selectFrom('refunds')
      .select(['registrationId', 'amount'])
      .where('state', '=', 'failed')
      .orderBy('key')
      .execute()
    const seen = refunds[index % Math.max(1, refunds.length)]
    if (!seen) return null
    const { registrationId } = seen
    const failed = refunds.filter((refund) => refund.registrationId === registrationId)
    return { registrationId, amount: sum(failed.map(({ amount }) => amount)) }
  }

  /** The card's bank sends a refund back that had arrived, ours or one made elsewhere. */
  async function failRefund(index: number, by: Checkout) {
    const { rows } = await pool.query<{ id: string; intent: string }>(
      `select id, body->>'payment_intent' as intent from card_sandbox.objects
       where kind = 'refund' and body->>'status' = 'succeeded'
         and id not in (select object_id from card_sandbox.later) order by id`,
    )
    const refund = rows[index % Math.max(1, rows.length)]
    if (!refund || sentBack.has(refund.id)) return
    sentBack.add(refund.id)
    const task = `insert into card_sandbox.later (due_at, task, object_id) values ($1, 'fail the refund', $2)`
    await pool.query(task, [now, refund.id])
    await sandbox.work()
    await settlePayment(refund.intent, by)
  }

  /** A payment that the provider had called canceled succeeds all the same. */
  async function payLate(index: number) {
    const { rows } = await pool.query<{ id: string; secret: string }>(
      `select id, body->>'client_secret' as secret from card_sandbox.objects
       where body->>'object' = 'payment_intent' and body->>'status' = 'canceled' order by id`,
    )
    const canceled = rows[index % Math.max(1, rows.length)]
    if (!canceled) return
    await pool.query(
      `update card_sandbox.objects set body = (body::jsonb || '{"status": "requires_payment_method"}')::json
       where id = $1`,
      [canceled.id],
    )
    await pay(canceled.secret, cards.pays)
  }

  async function act(step: Step): Promise<unknown> {
    const by = mortal(checkout, pool, 'death' in step ? step.death : null)
    const secret = 'secret' in step ? secretOf(step.form, step.secret) : undefined
    const paid = 'paid' in step ? await paidBy(step.paid) : undefined
    switch (step.do) {
      case 'buy': {
        await open(step.form, step.order, checkout)
        const given = secretOf(step.form, 0) ?? ''
        await pay(given, cards[step.card])
        return settlePayment(intentOf(given), by)
      }
      case 'open':
        return open(step.form, step.order, by)
      case 'pay':
        return secret && pay(secret, cards[step.card])
      case 'late':
        return payLate(step.intent)
      case 'tamper':
        return secret && stripe.paymentIntents.update(intentOf(secret), { amount: 100 }).catch(() => {})
      case 'return':
        return secret && settlePayment(intentOf(secret), by)
      case 'hear': {
        const known = await events()
        return hear(known[known.length - 1 - (step.back % Math.max(1, known.length))], by)
      }
      case 'poll':
        return step.hourly ? pollRecentNews(by) : pollOpenPayments(by)
      case 'cancel':
        return paid && cancel(paid, step.line, by)
      case 'give back':
        return paid && giveBack(paid, dollars(step.dollars), by)
      case 'refund elsewhere': {
        const amount = step.part ? { amount: 1_000 } : {}
        const intent = paid?.intentId
        return intent && stripe.refunds.create({ payment_intent: intent, ...amount }).catch(() => {})
      }
      case 'refund fails':
        return failRefund(step.refund, by)
      case 'refund retry': {
        const failed = await lookAtFailed(step.failed)
        return failed && retryRefund(failed.registrationId, by, async () => {})
      }
      case 'refund outside': {
        const failed = await lookAtFailed(step.failed)
        return failed && refundOutside({ ...failed, how: 'x' }, by, async () => {})
      }
      case 'join':
        return joinLine(
          {
            course: 'module2',
            start: wantedDate.module2,
            email: `waits${step.who}@mail.example`,
            language: 'en',
            verified: true,
          },
          by,
        )
      case 'cancel date':
        return cancelDate(
          {
            course: step.course,
            start: wantedDate[step.course],
            moveTo: step.moveOn ? otherDate[step.course] : null,
          },
          by,
          async () => {},
        )
      case 'move date':
        return moveDate(
          { course: 'module3', start: '2026-01-23', to: '2026-01-30', end: '2026-02-01' },
          by,
          async () => {},
        )
      case 'change seats': {
        const { course, spots } = step
        return changeSeats({ course, start: wantedDate[course], spots }, by, async () => {})
      }
      case 'wait':
        now = new Date(now.getTime() + minutes(step.minutes))
        return sandbox.work()
    }
  }

  return {
    database,
    pool,
    stripe,
    checkout,
    accidents,
    async round(steps: readonly Step[]) {
      await Promise.all(
        steps.map((step) =>
          act(step).catch((error) => {
            const isExpected = [Killed, ApiError, StaffRefusal].some((kind) => error instanceof kind)
            if (!isExpected) accidents.push(error)
          }),
        ),
      )
    },
    /** Two days go by with nobody paying: the polls alone, and the provider by itself, bring everything to its end. */
    async comeToRest() {
      for (let round = 0; round < 4; round++) {
        now = new Date(now.getTime() + days(0.5))
        await sandbox.work()
        await pollOpenPayments(checkout)
        await pollRecentNews(checkout)
      }
    },
  }
}
