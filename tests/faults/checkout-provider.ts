// The provider in a random world: cards, webhooks, decisions of banks, refunds made in the provider's dashboard.
import { setTimeout } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import Stripe from 'stripe'
import { takeNotice } from '#features/payments/poll.ts'
import { settlePayment } from '#features/payments/settle-payment.ts'
import { wholeGroup } from '#features/registrations/groups.queries.ts'
import type { PaymentRow } from '#platform/database/rows/payments.ts'
import type { Tables } from '#platform/database/rows/tables.ts'
import { createPaymentProvider } from '#platform/provider/provider.ts'
import { createCardSandbox } from '#standins/card-sandbox/card-sandbox.ts'
import { paidRegistration, pick } from './checkout-picks.ts'
import { type Acts, cards, spendsCredit } from './checkout-steps.ts'

const keys = { secret: 'sk_test_world', publishable: 'pk_test_world' }
const webhook = { url: 'http://127.0.0.1:1/never-called', secret: 'whsec_world' }

export type WorldProvider = Awaited<ReturnType<typeof createWorldProvider>>

export async function createWorldProvider(pool: Pool, clock: { now(): Date }, log: Logger) {
  const sandbox = await createCardSandbox({ pool, clock, keys, webhook, origin: 'http://sandbox', log })
  const httpClient = Stripe.createFetchHttpClient(sandbox.fetch)
  const client = createPaymentProvider(
    { mode: 'the card sandbox', secretKey: keys.secret, webhookSecret: webhook.secret, apiBase: null },
    httpClient,
  )
  return {
    sandbox,
    stripe: new Stripe(keys.secret, { httpClient, maxNetworkRetries: 0 }),
    client: { ...client, read: (intentId: string) => client.read(intentId).then(delayed) },
    async pay(secret: string, card: string) {
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
    },
  }
}

/** An answer can be outdated when it arrives. */
async function delayed<T>(answer: T): Promise<T> {
  await setTimeout(Math.random() * 12)
  return answer
}

export function intentOf(secret: string): string {
  return secret.split('_secret_')[0] ?? ''
}

type World = {
  database: Kysely<Tables>
  pool: Pool
  clock: { now(): Date }
  provider: WorldProvider
}

export function providerActs(
  world: World,
): Acts<'webhook' | 'pay canceled' | 'dashboard refund' | 'bank decides' | 'refund fails'> {
  const { stripe, client } = world.provider
  /** Refunds that failed once. The card's bank returns a refund at most once. */
  const failed = new Set<string>()
  return {
    async webhook({ back }, by) {
      const events = await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 })
      const event = pick(events, back)
      if (!event) return
      const payload = JSON.stringify(event)
      const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: webhook.secret })
      await takeNotice(client.readEvent(Buffer.from(payload), signature), by)
    },
    'pay canceled': ({ intent }) => payCanceled(intent, world),
    async 'dashboard refund'({ paid, payment, part }) {
      const registration = await paidRegistration(world.database, paid)
      if (!registration) return
      // Credit that was used would be paid twice. The provider allows it, and `check` says so.
      const group = await wholeGroup(world.database, registration)
      if (group.some(({ uid }) => uid !== null && spendsCredit(uid))) return
      const intent = pick<PaymentRow>(registration.payments, payment)?.intentId
      const amount = part ? { amount: 1_000 } : {}
      if (intent) await stripe.refunds.create({ payment_intent: intent, ...amount }).catch(() => {})
    },
    'bank decides': ({ dispute, won }) => decideDispute(dispute, won, world),
    async 'refund fails'({ refund }, by) {
      const sent = pick(await sentRefunds(world.pool), refund)
      if (!sent || failed.has(sent.id)) return
      failed.add(sent.id)
      await failRefund(sent.id, world)
      await settlePayment(sent.intent, by)
    },
  }
}

/** A payment that the provider reported as canceled succeeds later. Nobody has the secret of a plan's unrecorded payment. */
async function payCanceled(index: number, { pool, provider }: World) {
  const { rows } = await pool.query<{ id: string; secret: string }>(
    `select id, body->>'client_secret' as secret from card_sandbox.objects
     where body->>'object' = 'payment_intent' and body->>'status' = 'canceled' and not exists (
       select from payments join plans on plans.registration_id = payments.registration_id
       where payments.id::text = body->'metadata'->>'paymentId' and position > 1
         and intent_id is distinct from card_sandbox.objects.id) order by id`,
  )
  const canceled = pick(rows, index)
  if (!canceled) return
  if (await changeStatus(canceled.id, { from: 'canceled', to: 'requires_payment_method' }, pool)) {
    await provider.pay(canceled.secret, cards.pays)
  }
}

/** A bank decides a dispute. A lost dispute may still be won later. */
async function decideDispute(index: number, won: boolean, { pool, provider }: World) {
  const disputes = (await provider.stripe.disputes.list({ limit: 100 })).data
  const undecided = disputes.filter(({ status }) => status === 'needs_response' || (won && status === 'lost'))
  const dispute = pick(undecided, index)
  if (!dispute) return
  const reopened = { from: 'lost', to: 'needs_response' }
  if (dispute.status === 'lost' && !(await changeStatus(dispute.id, reopened, pool))) return
  const text = won ? 'winning_evidence' : 'losing_evidence'
  await provider.stripe.disputes
    .update(dispute.id, { evidence: { uncategorized_text: text } })
    .catch(() => {})
}

/** False if another step of the round changed the status first: a payment is charged once, a dispute won once. */
async function changeStatus(id: string, { from, to }: { from: string; to: string }, pool: Pool) {
  const { rowCount } = await pool.query(
    `update card_sandbox.objects set body = (body::jsonb || jsonb_build_object('status', $3::text))::json
     where id = $1 and body->>'status' = $2`,
    [id, from, to],
  )
  return rowCount === 1
}

/** Succeeded refunds, made by the site or in the provider's dashboard. */
async function sentRefunds(pool: Pool) {
  const { rows } = await pool.query<{ id: string; intent: string }>(
    `select id, body->>'payment_intent' as intent from card_sandbox.objects
     where kind = 'refund' and body->>'status' = 'succeeded'
       and id not in (select object_id from card_sandbox.later) order by id`,
  )
  return rows
}

/** The card's bank returns a succeeded refund. */
async function failRefund(id: string, { pool, clock, provider }: World) {
  const task = `insert into card_sandbox.later (due_at, task, object_id) values ($1, 'fail the refund', $2)`
  await pool.query(task, [clock.now(), id])
  await provider.sandbox.work()
}
