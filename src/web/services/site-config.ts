import type { SiteConfig } from '#contract/site-config.ts'
import { callAs } from './call.ts'
import { storedToken } from './session/stored-user.ts'

let config: Promise<SiteConfig> | undefined

/** The identity service and card provider of this site. Loaded once; a failure is not cached. */
export function siteConfig(): Promise<SiteConfig> {
  // The stored token: a fresh one would need the identity service, whose address is in this answer.
  config ??= callAs(async () => storedToken(), 'GET /api/config').catch((failure) => {
    config = undefined
    throw failure
  })
  return config
}
