import type { Context } from '#platform/context.ts'
import type { App } from '#platform/http/app-type.ts'
import type { ProviderEvent } from '#platform/provider/answers.ts'
import { Refusal } from '#platform/refusal.ts'
import { takeNotice } from './poll.ts'

/** The signature covers the raw bytes, so only this route reads its body unparsed. */
export function webhookRoute(app: App, context: Context) {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 512 * 1024 }, (_request, body, done) =>
      done(null, body),
    )
    scope.post('/api/webhooks/stripe', { schema: { hide: true } }, async ({ body, headers }) => {
      await takeNotice(verified(body, headers['stripe-signature'], context), context)
      return { received: true }
    })
  })
}

function verified(body: unknown, signature: unknown, { provider, log }: Context): ProviderEvent {
  if (Buffer.isBuffer(body) && typeof signature === 'string') {
    try {
      return provider.readEvent(body, signature)
    } catch (error) {
      // Log only the message: the error carries the body, with names, addresses and secrets of any size.
      const reason = error instanceof Error ? error.message : String(error)
      log.warn({ reason }, 'a webhook was not signed by the provider')
    }
  }
  throw new Refusal('invalid_signature')
}
