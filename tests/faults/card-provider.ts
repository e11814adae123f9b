// The card provider as a separate server, which keeps running when the site and its database are killed.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Pool } from 'pg'
import { createCardSandbox } from '#standins/card-sandbox/card-sandbox.ts'
import { type FaultyWire, makeFaultyWire } from './faulty-wire.ts'

export const keys = { secret: 'sk_test_faults', publishable: 'pk_test_faults', webhook: 'whsec_faults' }

export type CardProvider = {
  url: string
  wire: FaultyWire
  /** The environment of a site that uses this provider. */
  env: Record<string, string>
  close(): Promise<void>
}

export async function startCardProvider(pool: Pool, siteUrl: string): Promise<CardProvider> {
  const sandbox = await createCardSandbox({
    pool,
    clock: { now: () => new Date() },
    keys,
    origin: 'http://sandbox',
    webhook: { url: `${siteUrl}/api/webhooks/stripe`, secret: keys.webhook },
    log: { error: (facts) => process.stderr.write(`${JSON.stringify(facts)}\n`) },
  })
  const wire = makeFaultyWire(sandbox.fetch, keys.secret)
  const server = createServer(async (request, response) => {
    const body = await text(request)
    try {
      const answer = await wire.fetch(new URL(request.url ?? '/', 'http://sandbox'), {
        method: request.method ?? 'GET',
        headers: request.headers as Record<string, string>,
        ...(body && { body }),
      })
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
    } catch {
      request.socket.destroy()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  await sandbox.start()
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    wire,
    env: {
      STRIPE_SECRET_KEY: keys.secret,
      STRIPE_PUBLISHABLE_KEY: keys.publishable,
      STRIPE_WEBHOOK_SECRET: keys.webhook,
      STRIPE_API_BASE: url,
    },
    async close() {
      await sandbox.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
