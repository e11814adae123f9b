// npm run test:browsers: a purchase in the browser engines that `npm test` does not run.
import { existsSync, readdirSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { academyNow } from '#tests/support/purchases.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { soon } from '#tests/support/soon.ts'
import { type Driver, enter, handsOn, tab } from './driver.ts'
import { startFirefox } from './firefox.ts'
import { startWebkit } from './webkit.ts'

const asked = process.env.BROWSERS === 'all'

const firefox = existing('/usr/bin/firefox-esr', '/usr/bin/firefox')
const webkit = existing('/usr/bin/WebKitWebDriver')
const miniBrowser = existing(
  ...(existsSync('/usr/lib') ? readdirSync('/usr/lib') : []).map(
    (folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`,
  ),
)

const engines: { name: string; missing: string; start: (() => Promise<Driver>) | undefined }[] = [
  { name: 'Firefox', missing: 'firefox-esr', start: firefox ? () => startFirefox(firefox) : undefined },
  {
    name: 'WebKit',
    missing: 'webkit2gtk-driver and xvfb',
    start: webkit && miniBrowser ? () => startWebkit(webkit, miniBrowser) : undefined,
  },
]

let site: Site
beforeAll(async () => {
  if (asked) site = await startSite({ ACADEMY_NOW: academyNow })
})
afterAll(() => site?.dispose())

describe.each(engines)('$name', ({ name, missing, start }) => {
  const lacking = asked && !start ? ` (left out: there is no ${missing} here)` : ''
  describe.skipIf(!asked || !start)(`in ${name}${lacking}`, () => {
    async function openBrowser() {
      const driver = await (start as () => Promise<Driver>)()
      onTestFinished(() => driver.close())
      return handsOn(driver)
    }

    test('a guest pays by card with 3-D Secure, makes an account and finds the purchase', async () => {
      const { open, alive, press, type, until, see } = await openBrowser()
      const email = `${name.toLowerCase()}@mail.example`
      await open(`${site.url}/register?program=fellowship`)
      await alive()
      await press('button[aria-label="Dismiss promotion"]')
      for (const [field, value] of [
        ['name', 'Alexa Rivera'],
        ['email', email],
        ['phone', '(213) 555-0177'],
      ] as const) {
        await press(`[name=${field}]`)
        await type(value)
      }
      await press('main form button[type=submit]')

      const card = 'iframe[title="Secure payment input frame"]'
      await until(`document.querySelector('${card}')?.offsetHeight > 300`)
      await press(card, { beside: { x: 60, y: 52 } })
      await type(['4000002500003155', '1234', '123', '', '90211'].join(tab))
      await press('main form input[type=checkbox]')
      await press('main form button[type=submit]')
      await until(`document.querySelector('dialog iframe')?.offsetHeight > 300`)
      await press('dialog iframe', { beside: { x: 220, y: 291 } })
      await until(`document.querySelector('main').innerText.includes('Payment Successful!')`)

      await open(`${site.url}/create-account?email=${encodeURIComponent(email)}`)
      await alive()
      await press('main input[type=password]')
      await type('a good one')
      await press('main input[type=password]', { nth: 1 })
      await type('a good one')
      await type(enter)
      await until(`location.pathname === '/account'`)

      await open(await verificationOf(email))
      await until(`document.querySelector('main form button[type=submit]') !== null`)
      await press('main form button[type=submit]')
      await until(`document.querySelector('main').innerText.includes('Email Verified')`)
      await open(`${site.url}/account?tab=payments`)
      await until(`document.querySelector('main').innerText.includes('$12,000.00')`)
      expect(
        await see('document.documentElement.scrollWidth - innerWidth'),
        'nothing overflows',
      ).toBeLessThanOrEqual(0)
    })

    test('a page whose script failed at first hydrates later, and keeps the input', async () => {
      const { open, press, type, until, see } = await openBrowser()
      let failures = 0
      const url = await before(site.url, (path) => {
        const fails = path.startsWith('/assets/entry-') && failures === 0
        if (fails) failures += 1
        return !fails
      })
      await open(`${url}/contact`)
      await press('[name=name]')
      await expect.poll(() => failures).toBe(1)
      await type('Alexa')
      await press('[name=email]')
      await until(`document.documentElement.dataset.hydrated !== undefined`)
      expect(await see(`document.querySelector('[name=name]').value`)).toBe('Alexa')
    })
  })
})

function verificationOf(email: string): Promise<string> {
  return soon(async () => {
    const mailbox: { to: string; text: string }[] = await (
      await fetch(`${site.url}/sandbox/mailbox.json`)
    ).json()
    const texts = mailbox.filter(({ to }) => to === email).map(({ text }) => text)
    const [link] = /http\S+mode=verifyEmail\S*/.exec(texts.join('\n')) ?? []
    if (!link) throw new Error('The email has not arrived.')
    return link
  })
}

function existing(...paths: string[]): string | undefined {
  return paths.find((path) => existsSync(path))
}

/** A server in front of the site that refuses chosen paths. */
async function before(origin: string, passes: (path: string) => boolean): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    if (!passes(incoming.url ?? '')) return outgoing.writeHead(503).end()
    const { method, url, headers } = incoming
    const onward = request(new URL(url ?? '/', origin), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
