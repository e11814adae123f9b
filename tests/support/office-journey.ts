// Staff in a real browser: each person has a browser context of their own and an authenticator that Chromium emulates.
import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'
import type { Role } from '#domain/people/office-roles.ts'
import { officeOrigin } from '#platform/office-origin.ts'
import { desktop, expect, phone } from './journey.ts'
import { academy } from './purchases.ts'
import type { Site } from './site.ts'

type Colleague = { page: Page; email: string; name: string; close(): Promise<void> }

/** A journey on the phone after the same on the desktop: only `npm run test:all` runs it. */
export function secondOnPhone(viewport: { width: number }) {
  return { tag: viewport.width === phone.width ? ['@all'] : [] }
}

/** An address of the office. Its origin is not the site's: passkeys need a name, and the site has an IP address. */
export function officeUrl(site: Pick<Site, 'url'>, path = '') {
  return `${officeOrigin(site.url)}/office${path}`
}

/** Answers every passkey question of the page at once, as a person with Touch ID would. */
export async function addAuthenticator(page: Page): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return client
}

/** The link of an invitation, as the command line prints it. */
export async function invite(site: Site, { email, role }: { email: string; role: Role }): Promise<string> {
  const printed = await academy(site, 'staff', 'invite', email, '--role', role, '--json')
  return JSON.parse(printed).link
}

/** Answers an invitation in the page and waits for Today. */
export async function acceptInvitation(page: Page, link: string, name: string) {
  await page.goto(link)
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Create a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
}

export async function signInWithPasskey(page: Page) {
  await page.getByRole('button', { name: 'Continue with a passkey' }).click()
}

/** Confirms with the passkey where the office asks for it; right after a sign-in it does not. */
export async function confirmWithPasskey(page: Page) {
  await page.getByRole('button', { name: 'Confirm with a passkey' }).click()
}

type Joining = { role?: Role; name?: string; email?: string; context?: BrowserContextOptions }

/** A signed-in person on Today. A second call is a second person with a browser of their own. */
export async function join(
  browser: Browser,
  site: Site,
  { role = 'owner', name = 'Inés Caldera', email = newAddress(role), context = {} }: Joining = {},
): Promise<Colleague> {
  const own = await browser.newContext({ viewport: desktop, ...context })
  const page = await own.newPage()
  await addAuthenticator(page)
  const fullName = newName(name)
  await acceptInvitation(page, await invite(site, { email, role }), fullName)
  return { page, email, name: fullName, close: () => own.close() }
}

/** Tests share a site, and no two members may have the same name. */
export function newName(name: string) {
  return `${name} ${crypto.randomUUID().slice(0, 8)}`
}

export function newAddress(name: string) {
  return `${name}-${crypto.randomUUID().slice(0, 8)}@bhia.example`
}
