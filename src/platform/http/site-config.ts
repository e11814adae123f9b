import { ownIdentity } from '#domain/people/own-identity.ts'
import type { Config } from '#platform/config.ts'
import { serve } from '#platform/http/serve.ts'
import type { PaymentKeys } from '#platform/provider/payment-keys.ts'
import type { App } from './app-type.ts'

type Parts = { config: Config; paymentKeys: PaymentKeys }

/** What the browser needs before it can pay or sign in. */
export function siteConfigRoute(app: App, { config, paymentKeys }: Parts) {
  const { publishableKey, stripeJsUrl } = paymentKeys
  const { firebase, stripe } = config
  const { apiKey, authDomain, projectId } = firebase ?? ownIdentity
  const emulatorHost = firebase?.emulatorHost
  const emulatorUrl = firebase ? (emulatorHost ? `http://${emulatorHost}` : null) : '/'
  const answer = {
    publishableKey,
    stripeJsUrl,
    identity: { apiKey, authDomain, projectId, emulatorUrl },
    testMode: !stripe?.live,
    askReplyDays: config.askReplyDays,
  }
  serve(app, 'GET /api/config', async () => answer)
}
