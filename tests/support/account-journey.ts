// Accounts and purchases for journeys that are not about signing up or paying. Made by API calls, which is faster.
import type { Page } from '@playwright/test'
import { emailsTo, expect } from './journey.ts'
import { post } from './purchases.ts'
import type { Site } from './site.ts'

export const password = 'a good one'

export type Person = { email: string; idToken: string }
type Tokens = { idToken: string; refreshToken: string }

const identity = <Answer>(site: Site, operation: string, body: object) =>
  post<Answer>(site, `/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=academy-identity`, body)

/** An account with an unverified email address. */
export async function signUp(site: Site, name: string): Promise<Person & Tokens> {
  const email = `${name}-${crypto.randomUUID().slice(0, 8)}@mail.example`
  return { email, ...(await identity<Tokens>(site, 'signUp', { email, password, returnSecureToken: true })) }
}

/** An account with a verified email address. */
export async function makeAccount(site: Site, name: string): Promise<Person> {
  const { email, idToken, refreshToken } = await signUp(site, name)
  await identity(site, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
  await identity(site, 'update', { oobCode: await codeFor(site, email), idToken })
  const renewed = await post<{ id_token: string }>(
    site,
    '/securetoken.googleapis.com/v1/token?key=academy-identity',
    { grant_type: 'refresh_token', refresh_token: refreshToken },
  )
  return { email, idToken: renewed.id_token }
}

/** As on another device: it ends the sign-ins of all browsers. */
export async function changePassword(site: Site, { idToken }: Person) {
  await identity(site, 'update', { idToken, password: 'a better one' })
}

async function codeFor(site: Site, address: string): Promise<string> {
  let code = ''
  await expect(async () => {
    const [email] = await emailsTo(site, address)
    code = /oobCode=([\w-]+)/.exec(email?.text ?? '')?.[1] ?? ''
    expect(code).not.toBe('')
  }).toPass()
  return code
}

/** Opens a page that redirects to /login, signs in there and waits for the page. */
export async function signIn(page: Page, person: { email: string }, from = '/account') {
  await page.goto(from)
  await signInBackTo(page, person, from)
}

/** Signs in on /login after a redirect to it. */
export async function signInBackTo(page: Page, { email }: { email: string }, from: string) {
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(password)
  await page.getByRole('main').locator('button[type=submit]').click()
  await expect(page).toHaveURL(new RegExp(`${from.replace('?', '\\?')}$`))
}
