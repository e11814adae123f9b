// A card sandbox on a port, a site that receives its webhooks, and the official SDK configured to use it.
import { createServer } from 'node:http'
import Fastify from 'fastify'
import type { Pool } from 'pg'
import Stripe from 'stripe'
import { createCardSandbox } from '#standins/card-sandbox/card-sandbox.ts'
import { freshDatabase } from './database.ts'
import { freePort } from './site.ts'

export const keys = { secret: 'sk_test_sandbox', publishable: 'pk_test_sandbox' }
export const webhookSecret = 'whsec_sandbox'

export type SandboxWorld = Awaited<ReturnType<typeof startCardSandbox>>

export async function startCardSandbox() {
  const { pool, close: closeDatabase } = await freshDatabase()
  const clock = movableClock('2026-03-02T10:00:00Z')
  const site = await startWebhookTarget()
  const process = await startSandboxProcess({
    pool,
    clock,
    webhook: { url: site.url, secret: webhookSecret },
  })
  return {
    ...process,
    clock,
    pool,
    site,
    /** Another process on the same database, as after a restart or next to the first. */
    another: () => startSandboxProcess({ pool, clock, webhook: { url: site.url, secret: webhookSecret } }),
    async close() {
      await process.end()
      await site.close()
      await closeDatabase()
    },
  }
}

type Surroundings = { pool: Pool; clock: { now(): Date }; webhook: { url: string; secret: string } }

/** The sandbox as a separate server, reached the way a site with API keys reaches Stripe. */
export async function startSandboxProcess(surroundings: Surroundings) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const failures: object[] = []
  const log = { error: (details: object) => failures.push(details) }
  const sandbox = await createCardSandbox({ ...surroundings, keys, origin: url, log })
  const app = Fastify()
  await app.register(sandbox.routes)
  await app.listen({ port, host: '127.0.0.1' })
  const options = { host: '127.0.0.1', port, protocol: 'http', telemetry: false } as const
  return {
    sandbox,
    url,
    failures,
    stripe: new Stripe(keys.secret, { ...options, maxNetworkRetries: 0 }),
    async end() {
      await sandbox.stop()
      await app.close()
    },
  }
}

export function movableClock(start: string) {
  let now = new Date(start)
  return {
    now: () => now,
    forward(seconds: number) {
      now = new Date(now.getTime() + seconds * 1000)
    },
  }
}

export type Delivery = { body: string; signature: string; status: number }

async function startWebhookTarget() {
  const deliveries: Delivery[] = []
  let status = 200
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      deliveries.push({ body, signature: String(request.headers['stripe-signature']), status })
      response.writeHead(status).end()
    })
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    deliveries,
    answerWith(next: number) {
      status = next
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

export async function payByCard(stripe: Stripe, card: string, more: object = {}) {
  const { id } = await stripe.paymentIntents.create({ amount: 285_000, currency: 'usd', ...more })
  return stripe.paymentIntents.confirm(id, { payment_method: card })
}
