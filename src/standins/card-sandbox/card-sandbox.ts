// The embedded stand-in for Stripe: its API, test cards, hosted card form and webhooks. It imports nothing of the site and
// is reached by its address, so that going live is configuration.
import { answerTo, type Parts } from './answer.ts'
import { createRoutes } from './routes.ts'
import { makeSchema } from './schema.ts'
import type { Webhook } from './webhooks.ts'
import { createWorker } from './worker.ts'

export type CardSandbox = Awaited<ReturnType<typeof createCardSandbox>>

export async function createCardSandbox(options: Parts & { webhook: Webhook }) {
  const { webhook, ...parts } = options
  for (const key of [parts.keys.secret, parts.keys.publishable]) {
    if (!/^(?:sk|pk)_test_/.test(key)) throw new Error('The card sandbox takes test keys only.')
  }
  await makeSchema(parts.pool)
  const worker = createWorker(parts, webhook)

  return {
    /** A Fastify plugin: `app.register(sandbox.routes)`. */
    routes: createRoutes(parts, worker.wake),
    /** For `Stripe.createFetchHttpClient`: the same API without a socket. */
    async fetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
      const request = new Request(input, init)
      const url = new URL(request.url)
      const { status, headers, body } = await answerTo(
        {
          method: request.method,
          path: url.pathname,
          query: url.search.slice(1),
          headers: Object.fromEntries(request.headers),
          body: await request.text(),
        },
        parts,
      )
      worker.wake()
      return new Response(body, { status, headers })
    },
    /** Starts to send webhooks and run delayed tasks. A process that never starts leaves both to other processes. */
    start: worker.start,
    stop: worker.stop,
    /** Runs once everything that is due by the clock. */
    work: worker.work,
  }
}
