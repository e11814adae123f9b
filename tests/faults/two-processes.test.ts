// Two processes of the site on one PostgreSQL behind haproxy, under load. Long form only (npm run test:faults): it starts
// and ends whole processes and waits until the job queue notices a killed one.
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Balancer, findHaproxy, startBalancer } from '#tests/support/balancer.ts'
import { keys, startSandboxProcess, webhookSecret } from '#tests/support/card-sandbox.ts'
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts'
import { processEnv } from '#tests/support/process-env.ts'
import { freePort, type Site, startSite } from '#tests/support/site.ts'
import { type SmtpServer, startSmtpServer } from '#tests/support/smtp-server.ts'
import { long } from './extent.ts'

const haproxy = findHaproxy()
const buyers = Number(process.env.BALANCED_BUYERS ?? 120)
const drainSeconds = 5
const reason = haproxy === null ? ' (skipped: there is no haproxy on this machine)' : ''

type Asked = { what: string; began: number; status: number; body: string }

describe.skipIf(!long || haproxy === null)(`two processes behind a balancer${reason}`, () => {
  let database: FreshDatabase
  let smtp: SmtpServer
  /** In another process, like Stripe: it keeps running when a site ends. */
  let provider: Awaited<ReturnType<typeof startSandboxProcess>>
  let sites: [Site, Site]
  let balancer: Balancer
  const answers: Asked[] = []

  beforeAll(async () => {
    database = await freshDatabase()
    smtp = await startSmtpServer()
    const port = await freePort()
    const webhook = { url: `http://127.0.0.1:${port}/api/webhooks/stripe`, secret: webhookSecret }
    provider = await startSandboxProcess({ pool: database.pool, clock: { now: () => new Date() }, webhook })
    await provider.sandbox.start()
    sites = [await anotherSite(), await anotherSite()]
    balancer = await startBalancer(haproxy ?? '', port, [sites[0].url, sites[1].url])
  })
  afterAll(async () => {
    await balancer.stop()
    for (const site of sites) await site.dispose()
    await provider.end()
    await smtp.close()
    await database.close()
  })

  const stripe = () => ({
    STRIPE_SECRET_KEY: keys.secret,
    STRIPE_PUBLISHABLE_KEY: keys.publishable,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: provider.url,
  })
  const anotherSite = (port?: string) =>
    startSite({
      ...stripe(),
      DATABASE_URL: database.url,
      TRUST_PROXY: 'loopback',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'academy@mail.example',
      DRAIN_SECONDS: String(drainSeconds),
      ...(port && { PORT: port }),
    })

  /** Each buyer has an own IP address, which the balancer forwards to the site. */
  function ask(method: 'GET' | 'POST', path: string, buyer: number, payload?: string, key?: string) {
    const asked: Asked = { what: `${method} ${path}`, began: Date.now(), status: 0, body: '' }
    answers.push(asked)
    return new Promise<Asked>((resolve) => {
      const call = request(`${balancer.url}${path}`, {
        method,
        localAddress: `127.0.${1 + Math.floor(buyer / 200)}.${1 + (buyer % 200)}`,
        headers: {
          ...(payload && { 'content-type': 'application/json' }),
          ...(key && { 'idempotency-key': key }),
        },
      })
      call.on('error', () => resolve(asked))
      call.on('response', (response) => {
        asked.status = response.statusCode ?? 0
        response.on('data', (chunk) => {
          asked.body += chunk
        })
        response.on('end', () => resolve(asked))
      })
      call.end(payload)
    })
  }

  /** Like a browser whose user tries again when a call fails. */
  async function buy(buyer: number, round: string): Promise<string> {
    await ask('GET', '/courses', buyer)
    await ask('GET', '/api/sessions', buyer)
    const email = `${round}${buyer}@mail.example`
    const customerData = { name: `Buyer ${buyer}`, email, phone: '213 555 0177', selectedItems: ['module1'] }
    const order = JSON.stringify({ email, customerData })
    await ask('GET', '/api/config', buyer)
    let opened: Asked
    do opened = await ask('POST', '/api/create-payment-intent', buyer, order, `form-${email}`)
    while (opened.status !== 200)
    const { clientSecret } = JSON.parse(opened.body)
    const card = new URLSearchParams({
      key: keys.publishable,
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2034',
      'payment_method_data[card][cvc]': '123',
    })
    for (;;) {
      const intent = `${provider.url}/v1/payment_intents/${clientSecret.split('_secret_')[0]}`
      await fetch(`${intent}/confirm`, { method: 'POST', body: card })
      const settled = await ask('POST', '/api/settle-payment', buyer, JSON.stringify({ clientSecret }))
      if (settled.status === 200 && JSON.parse(settled.body).status === 'completed') return email
    }
  }

  const rush = (round: string) =>
    Promise.all(Array.from({ length: buyers }, (_, buyer) => pause(buyer * 40).then(() => buy(buyer, round))))

  const lost = () => answers.filter(({ status }) => status === 0 || status >= 500)
  /** How often each email arrived, by its id, which stays the same through all tries. */
  const arrivals = (emailId: string) =>
    smtp.received.filter(({ message }) => message.toLowerCase().includes(`message-id: <${emailId}@`)).length

  async function expectEachEmailOnce(addresses: readonly string[], twiceAtMost: number) {
    const { rows: emails } = await database.pool.query<{ id: string; to: string }>(
      `select id, "to" from emails where kind = 'confirmation'`,
    )
    expect(emails.map(({ to }) => to)).toEqual(expect.arrayContaining([...addresses]))
    await expect
      .poll(() => emails.filter(({ id }) => arrivals(id) === 0), { timeout: 60_000, interval: 500 })
      .toEqual([])
    expect(emails.filter(({ id }) => arrivals(id) > 1).length).toBeLessThanOrEqual(twiceAtMost)
  }

  async function expectCheckToAgree() {
    const { stdout } = await promisify(execFile)(process.execPath, ['src/command-line.ts', 'check'], {
      env: { ...processEnv, DATABASE_URL: database.url, ...stripe() },
    })
    expect(stdout).toContain('agree')
  }

  test('a process that gets SIGTERM loses nothing', async () => {
    answers.length = 0
    const rushing = rush('leaving')
    await pause((buyers * 40) / 2)
    expect(await sites[1].stop()).toBe(0)
    const emails = await rushing
    expect(lost()).toEqual([])
    await expectEachEmailOnce(emails, 0)
    process.stdout.write(`left under load: ${answers.length} requests, none lost\n`)
    sites[1] = await anotherSite(new URL(sites[1].url).port)
    await expectCheckToAgree()
  })

  test('a killed process loses only its open requests, and the other process does its jobs', async () => {
    answers.length = 0
    const rushing = rush('killed')
    await pause((buyers * 40) / 2)
    sites[1].process.kill('SIGKILL')
    await once(sites[1].process, 'exit')
    const diedAt = Date.now()
    const emails = await rushing
    // The balancer cannot repeat requests that it had sent to the killed process. All others go to the other process.
    expect(lost().filter(({ began }) => began > diedAt)).toEqual([])
    expect(lost().filter(({ what }) => what.startsWith('GET'))).toEqual([])
    // An email accepted at the moment of the kill is sent again with the same id: two workers, so at most two emails.
    await expectEachEmailOnce(emails, 2)
    await expectCheckToAgree()
    expect(new Set(balancer.log().match(/\bsite-\d\b/g)).size).toBe(2)
    process.stdout.write(`killed under load: ${answers.length} requests, ${lost().length} lost\n`)
  })
})
