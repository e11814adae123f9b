// A Chromium in which a registrant of Module 1 is signed in. Lighthouse clears its caches and service workers before each
// page, and keeps local storage and cookies.
import { chromium } from '@playwright/test'
import { makeAccount, signIn } from '../../tests/support/account-journey.ts'
import { chromiumFlags } from '../../tests/support/chromium-flags.ts'
import { buy } from '../../tests/support/purchases.ts'
import { freePort, type Site } from '../../tests/support/site.ts'

export async function openSignedInChromium(site: Site) {
  const port = await freePort()
  // Lighthouse opens its tab in the default context.
  const context = await chromium.launchPersistentContext('', {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    baseURL: site.url,
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  })
  const learner = await makeAccount(site, 'learner')
  await buy(site, learner, { selectedItems: 'module1' })
  const page = await context.newPage()
  await signIn(page, learner, '/learn')
  return {
    port,
    /** The language of the pages: an address with parameters is that of staff who look. */
    speak: (language: string) => context.addCookies([{ name: 'language', value: language, url: site.url }]),
    close: () => context.close(),
  }
}
