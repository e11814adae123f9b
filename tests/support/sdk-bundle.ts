// The official SDK as one script, for flows that no page offers. The browser imports it from the site's origin, which
// the policy allows, so that it finds the user that the pages have stored.
import type { Page } from '@playwright/test'
import { build } from 'vite'

const source = `
import { initializeApp } from 'firebase/app'
import * as auth from 'firebase/auth'

const { identity } = await (await fetch('/api/config')).json()
const app = initializeApp(identity)
const instance = auth.initializeAuth(app, { persistence: auth.browserLocalPersistence })
auth.connectAuthEmulator(instance, new URL(identity.emulatorUrl, location.origin).origin, { disableWarnings: true })
await instance.authStateReady()
globalThis.sdk = { ...auth, instance }
`

let script: Promise<string> | undefined

async function bundle(): Promise<string> {
  const entry = 'virtual:sdk'
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'sdk',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) => (id === `\0${entry}` ? source : null),
      },
    ],
    build: { write: false, target: 'esnext', rolldownOptions: { input: entry } },
  })
  const [output] = Array.isArray(result) ? result : [result]
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk || !('code' in chunk)) throw new Error('The SDK could not be bundled.')
  return chunk.code
}

/** Adds `sdk` to the page: all of firebase/auth, and `sdk.instance`, connected as our pages are. */
export async function bringSdk(page: Page): Promise<void> {
  script ??= bundle()
  const body = await script
  await page.route('**/test-sdk.js', (route) => route.fulfill({ contentType: 'text/javascript', body }))
  await page.evaluate(async () => {
    const address = '/test-sdk.js'
    await import(address)
  })
}
