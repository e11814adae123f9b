import type { SiteConfig } from '#contract/site-config.ts'
import { get } from './api.ts'
import { storedToken } from './stored-user.ts'

let asked: Promise<SiteConfig> | undefined

/** Which identity service and which card provider this site uses. Asked once; a failure is forgotten. */
export function siteConfig(): Promise<SiteConfig> {
  // The stored token: a fresh one comes from the identity service, whose address is what we ask for.
  asked ??= get<SiteConfig>('/api/config', async () => storedToken()).catch((failure) => {
    asked = undefined
    throw failure
  })
  return asked
}
