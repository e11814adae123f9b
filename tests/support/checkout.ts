// The API with the embedded card sandbox in the same process. Tests pay as a browser would, and deliver webhook events
// when, as often and in the order they choose.
import { createHash, randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import type { CreatePaymentIntentRequest, OpenedPayment } from '#contract/checkout.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { dayOf } from '#domain/dates/days.ts'
import { chargedBack, entry, received, refunded } from '#domain/money/ledger.ts'
import type { Cents } from '#domain/money/money.ts'
import { openCourseDate } from '#features/catalogue/course-dates.queries.ts'
import { recordDisputes } from '#features/ledger/disputes.queries.ts'
import { postEntries } from '#features/ledger/ledger.queries.ts'
import { changeRegistration, registrationById } from '#features/registrations/registrations.queries.ts'
import { joinWaitingList as insertPlace } from '#features/seats/waiting-list.queries.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { withLinks } from '#platform/email/personal-links.ts'
import { type TestApp, testApp } from './app.ts'
import { deskOf } from './desk.ts'

export type CheckoutWorld = Awaited<ReturnType<typeof checkoutWorld>>

type CustomerData = CreatePaymentIntentRequest['customerData']

export const rivera: CustomerData = {
  name: 'Alex Rivera',
  email: 'a.rivera@mail.example',
  phone: '(213) 555-0177',
  selectedItems: ['module2'],
  dates: { module2: '2025-09-12' },
}

export const twoCourses = {
  selectedItems: ['module2', 'clinical1'],
  dates: { module2: '2025-09-12', clinical1: '2025-10-16' },
} satisfies Partial<CustomerData>

/** Cards that pay and then cause another event at the provider. */
export const cardWhose = {
  refundArrivesLater: '4000000000007726',
  refundFailsLater: '4000000000005126',
  paymentIsDisputed: '4000000000000259',
  paymentIsDeclined: '4000000000000002',
}

/** A registration with the sums of its ledger, and with what its first payment has. */
export type WithMoney = ReturnType<typeof withMoney>

export function withMoney(row: RegistrationRow) {
  const { ledger, payments } = row
  const [{ intentId, receiptNumber, card }] = payments
  return {
    ...row,
    intentId,
    receiptNumber,
    card,
    received: received(ledger),
    refunded: refunded(ledger),
    chargedBack: chargedBack(ledger),
  }
}

/** Each email address buys from its own network. */
function networkOf(email: string): string {
  const [one, two, three] = createHash('sha256').update(email).digest()
  return `10.${one}.${two}.${three}`
}

export async function checkoutWorld(options: Parameters<typeof testApp>[0] = {}) {
  const world: TestApp = await testApp({ ...options, env: { TRUST_PROXY: 'loopback', ...options.env } })
  const { app, database, cardSandbox, paymentKeys } = world
  const stripe = new Stripe(paymentKeys.secretKey, {
    httpClient: Stripe.createFetchHttpClient(cardSandbox.fetch),
    maxNetworkRetries: 0,
  })

  type Caller = { key?: string; from?: string; cookie?: string; bearer?: string }
  async function post(url: string, payload: unknown, { key, from, cookie, bearer }: Caller = {}) {
    const response = await app.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/json',
        ...(key && { 'idempotency-key': key }),
        ...(from && { 'x-forwarded-for': from }),
        ...(cookie && { cookie }),
        ...(bearer && { authorization: `Bearer ${bearer}` }),
      },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.body ? response.json() : null,
    }
  }

  const register = (changes: Partial<CustomerData> = {}, caller: Caller = {}) => {
    const customerData = { ...rivera, ...changes }
    const { email } = customerData
    return post('/api/create-payment-intent', { email, customerData }, { from: networkOf(email), ...caller })
  }

  /** Confirms as the card form does: with the publishable key and the client secret only. */
  async function pay(clientSecret: string, card = '4242424242424242') {
    const [intentId = ''] = clientSecret.split('_secret_')
    const response = await cardSandbox.fetch(`http://sandbox/v1/payment_intents/${intentId}/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        key: paymentKeys.publishableKey,
        client_secret: clientSecret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': card,
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '2034',
        'payment_method_data[card][cvc]': '123',
      }),
    })
    return { status: response.status, body: await response.json() }
  }

  /** What the bank's page of 3-D Secure sends. */
  async function answerBank(clientSecret: string, result: 'authorize' | 'fail') {
    const [intentId = ''] = clientSecret.split('_secret_')
    await app.inject({
      method: 'POST',
      url: '/sandbox/3ds',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `${new URLSearchParams({ payment_intent: intentId, client_secret: clientSecret, result })}`,
    })
  }

  /** The provider's events so far, oldest first. */
  async function events(): Promise<Stripe.Event[]> {
    const { data } = await stripe.events.list({ limit: 100 })
    return data.reverse()
  }

  async function deliver(event: Stripe.Event, secret = paymentKeys.webhookSecret) {
    const payload = JSON.stringify(event, null, 2)
    // The SDK checks the age of a signature against the machine's clock.
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret })
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    return app.inject({ method: 'POST', url: '/api/webhooks/stripe', headers, payload })
  }

  /** The calls behind the link in the first emails of a registration. */
  const linkOf = ({ id }: Pick<RegistrationRow, 'id'>) =>
    `/api/registrations/${world.context.links.sign('registration', id)}`

  const taken = new Set<string>()
  const context = {
    ...world,
    desk: deskOf(world.context),
    /** The last recorded change. */
    lastNote: () =>
      database.selectFrom('staffActions').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst(),
    stripe,
    post,
    register,
    pay,
    answerBank,
    events,
    deliver,
    /** Lets the provider settle refunds and disputes, then delivers all new events in order. */
    async deliverAll() {
      await cardSandbox.work()
      for (const event of await events()) {
        if (!taken.has(event.id) && (await deliver(event)).statusCode === 200) taken.add(event.id)
      }
    },
    async opened(changes?: Partial<CustomerData>, caller?: Caller): Promise<OpenedPayment> {
      const { status, body } = await register(changes, caller)
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
      return body
    },
    /** Registers, pays and delivers the events. */
    async paid(changes?: Partial<CustomerData>, card?: string, caller?: Caller): Promise<WithMoney> {
      const opened = await context.opened(changes, caller)
      await pay(opened.clientSecret, card)
      await context.deliverAll()
      return context.registration(opened.registrationId)
    },
    linkOf,
    /** Removes the entries that were posted after a registration was read, as a restored backup does. */
    async restoreLedger({ id, ledger }: RegistrationRow) {
      await world.pool.query('alter table ledger_entries disable trigger ledger_only_grows')
      await world.pool.query(
        `delete from ledger_entries where registration_id = $1 and id not in (
           select id from ledger_entries where registration_id = $1 order by id limit $2)`,
        [id, ledger.length],
      )
      await world.pool.query('alter table ledger_entries enable trigger ledger_only_grows')
    },
    async refundInDashboard({ intentId }: WithMoney, amount: Cents) {
      await stripe.refunds.create({ payment_intent: intentId ?? '', amount })
      await context.deliverAll()
    },
    /** A dispute that the academy lost, as the ledger has it. */
    async chargeBack(row: RegistrationRow, amount: Cents) {
      const payment = row.payments[0].id
      const dispute = { id: `dp_${payment}`, amount, state: 'lost', onlyAsked: false } as const
      await recordDisputes(database, payment, [dispute])
      const about = { payment, dispute: dispute.id }
      const entries = [
        { ...entry('provider', 'disputed', amount, about), cause: 'provider' as const },
        { ...entry('disputed', 'write_off', amount, about), cause: 'provider' as const },
      ]
      const now = world.clock.now()
      const posted = await postEntries(database, row, entries, { day: dayOf(now), recordedAt: now })
      await changeRegistration(database, posted, { dispute: 'lost' })
    },
    quoteOf: async (row: Pick<RegistrationRow, 'id'>) =>
      (await app.inject(`${linkOf(row)}/refund-quote`)).json(),
    cancel: (row: Pick<RegistrationRow, 'id'>, items: string[], amount: number) =>
      post(`${linkOf(row)}/cancel`, { items, amount }),
    async registration(id: string): Promise<WithMoney> {
      const row = await registrationById(database, id)
      if (!row) throw new Error(`no registration ${id}`)
      return withMoney(row)
    },
    async left(course: string, start = '2025-09-12'): Promise<number> {
      const courseDates = (await app.inject('/api/sessions')).json()
      return courseDates.find(
        (one: { course: string; start: string }) => one.course === course && one.start === start,
      ).left
    },
    /** Joins a waiting list and confirms by the emailed link. */
    async joinWaitingList(place: { course: string; start: string; email: string }) {
      const joined = await post('/api/waiting-list', place)
      const email = (await context.emails(place.email)).findLast(({ kind }) => kind === 'waiting-list')
      const [, token = ''] = /\/waiting-list\/([\w-]+)/.exec(email?.text ?? '') ?? []
      await post(`/api/waiting-list/${token}/confirmation`, {})
      return joined
    },
    /** Joins the waiting list of a date that unpaid holds fill, as after a late confirmation. */
    async waitFor(email: string, course: CourseId = 'module2', start = '2025-09-12') {
      const courseDate = await openCourseDate(database, course, start)
      const id = randomUUID()
      const place = { id, courseDateId: courseDate?.id ?? '', email, language: 'en' as const }
      await insertPlace(database, { ...place, joinedAt: world.clock.now(), state: 'waiting' })
      return id
    },
    /** The first email of a kind to an address. */
    async emailTo(address: string, kind: string) {
      const found = (await context.emails(address)).find((email) => email.kind === kind)
      if (!found) throw new Error(`no ${kind} was sent`)
      return found
    },
    /** As their recipients get them. A link that signs somebody in is only there until the delivery. */
    emails: async (to?: string) => {
      const stored = await database
        .selectFrom('emails')
        .selectAll()
        .orderBy('createdAt')
        .orderBy('key')
        .execute()
      const { withSignature } = world.context.links
      const rows = stored.map((email) => withLinks(email, (email.links ?? []).map(withSignature)))
      return to === undefined ? rows : rows.filter((email) => email.to === to)
    },
  }
  return context
}
