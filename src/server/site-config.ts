import { siteConfig } from '#contract/site-config.ts'
import { ownIdentity } from '#domain/own-identity.ts'
import type { App, Parts } from './app.ts'

/** What the browser must know before it can pay or sign in. */
export function siteConfigRoute(app: App, { config, paymentKeys }: Pick<Parts, 'config' | 'paymentKeys'>) {
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
  }
  app.get('/api/config', { schema: siteConfig }, async () => answer)
}
