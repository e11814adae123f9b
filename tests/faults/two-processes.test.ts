// Two processes of the site on one PostgreSQL behind nginx, under load. Long form only (npm run test:faults): it starts and
// ends whole processes and waits for the job queue to notice a death.
import { execFile } from 'node:child_process'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Balancer, findNginx, startBalancer } from '#tests/support/balancer.ts'
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { type SmtpServer, startSmtpServer } from '#tests/support/smtp-server.ts'

const nginx = findNginx()
const isLong = process.env.FAULT_ROUNDS !== undefined
const buyers = Number(process.env.BALANCED_BUYERS ?? 120)
const drainSeconds = 3
const reason = nginx === null ? ' (skipped: there is no nginx on this machine)' : ''

type Asked = { what: string; began: number; status: number; body: string }

describe.skipIf(!isLong || nginx === null)(`two processes behind a balancer${reason}`, () => {
  let database: FreshDatabase
  let smtp: SmtpServer
  let sites: [Site, Site]
  let balancer: Balancer
  const answers: Asked[] = []

  beforeAll(async () => {
    database = await freshDatabase()
    smtp = await startSmtpServer()
    sites = [await anotherSite(), await anotherSite()]
    balancer = await startBalancer(nginx ?? '', [sites[0].url, sites[1].url])
  })
  afterAll(async () => {
    await balancer.stop()
    for (const site of sites) await site.dispose()
    await smtp.close()
    await database.close()
  })

  const anotherSite = (port?: string) =>
    startSite({
      DATABASE_URL: database.url,
      TRUST_PROXY: 'loopback',
      ACADEMY_NOW: '2025-08-01',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'academy@mail.example',
      DRAIN_SECONDS: String(drainSeconds),
      ...(port && { PORT: port }),
    })

  /** Each buyer from an address of its own: the balancer tells the site the one it sees. */
  function ask(
    method: 'GET' | 'POST',
    path: string,
    buyer: number,
    payload?: string,
    type = 'json',
    key?: string,
  ) {
    const asked: Asked = {
      what: `${method} ${path.split('/').slice(0, 3).join('/')}`,
      began: Date.now(),
      status: 0,
      body: '',
    }
    answers.push(asked)
    return new Promise<Asked>((resolve) => {
      const call = request(`${balancer.url}${path}`, {
        method,
        localAddress: `127.0.${1 + Math.floor(buyer / 200)}.${1 + (buyer % 200)}`,
        headers: {
          ...(payload && {
            'content-type': type === 'json' ? 'application/json' : 'application/x-www-form-urlencoded',
          }),
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

  /** As a browser does, and a person who tries again when a call fails. */
  async function buy(buyer: number, round: string): Promise<string> {
    await ask('GET', '/courses', buyer)
    await ask('GET', '/api/sessions', buyer)
    const email = `${round}${buyer}@mail.example`
    const customerData = { name: `Buyer ${buyer}`, email, phone: '213 555 0177', selectedItems: ['module1'] }
    const order = JSON.stringify({ email, customerData })
    const { publishableKey } = JSON.parse((await ask('GET', '/api/config', buyer)).body)
    let opened: Asked
    do opened = await ask('POST', '/api/create-payment-intent', buyer, order, 'json', `form-${email}`)
    while (opened.status !== 200)
    const { clientSecret } = JSON.parse(opened.body)
    const card = new URLSearchParams({
      key: publishableKey,
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2034',
      'payment_method_data[card][cvc]': '123',
    }).toString()
    for (;;) {
      await ask(
        'POST',
        `/v1/payment_intents/${clientSecret.split('_secret_')[0]}/confirm`,
        buyer,
        card,
        'form',
      )
      const settled = await ask('POST', '/api/settle-payment', buyer, JSON.stringify({ clientSecret }))
      if (settled.status === 200 && JSON.parse(settled.body).status === 'completed') return email
    }
  }

  const rush = (round: string) =>
    Promise.all(Array.from({ length: buyers }, (_, buyer) => pause(buyer * 40).then(() => buy(buyer, round))))

  const lost = () => answers.filter(({ status }) => status === 0 || status >= 500)
  const confirmations = (email: string) =>
    smtp.received.filter(({ to, message }) => to === email && /^Subject: .*registration/im.test(message))
      .length

  async function expectEachConfirmed(emails: readonly string[], twiceAtMost: number) {
    await expect
      .poll(() => emails.filter((email) => confirmations(email) === 0), { timeout: 60_000, interval: 500 })
      .toEqual([])
    const twice = emails.filter((email) => confirmations(email) > 1)
    expect(twice.length).toBeLessThanOrEqual(twiceAtMost)
  }

  async function expectCheckToAgree() {
    const { stdout } = await promisify(execFile)(process.execPath, ['src/staff/main.ts', 'check'], {
      env: { PATH: process.env.PATH, DATABASE_URL: database.url },
    })
    expect(stdout).toContain('agree')
  }

  test('a process that is told to leave loses nothing at all', async () => {
    answers.length = 0
    const rushing = rush('leaving')
    await pause((buyers * 40) / 2)
    expect(await sites[1].stop()).toBe(0)
    const emails = await rushing
    expect(lost()).toEqual([])
    await expectEachConfirmed(emails, 0)
    sites[1] = await anotherSite(new URL(sites[1].url).port)
    await expectCheckToAgree()
  }, 180_000)

  test('a process that is killed loses what it had in hand, and its jobs are done by the other', async () => {
    answers.length = 0
    const rushing = rush('killed')
    await pause((buyers * 40) / 2)
    sites[1].process.kill('SIGKILL')
    const killedAt = Date.now()
    const emails = await rushing
    // What a balancer had sent to it cannot be sent again; what was not sent yet goes to the other.
    expect(lost().filter(({ began }) => began > killedAt + 100)).toEqual([])
    expect(lost().filter(({ what }) => what.startsWith('GET'))).toEqual([])
    // A mail that was accepted in the very moment of the kill goes out again, under the same id: two workers, two at most.
    await expectEachConfirmed(emails, 2)
    await expectCheckToAgree()
    const served = new Set((await balancer.log()).match(/127\.0\.0\.1:\d+/g))
    expect(served.size).toBe(2)
    process.stdout.write(`killed under load: ${answers.length} requests, ${lost().length} lost\n`)
  }, 180_000)
})
