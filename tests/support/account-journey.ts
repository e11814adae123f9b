// People with accounts and purchases for the browser stories, made over the wire: the stories about signing up and paying
// take the long way through the pages themselves.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import type { OpenedPayment } from '#contract/checkout.ts'
import { expect, mailsTo } from './journey.ts'
import { registeringSite } from './registering.ts'
import type { Site } from './site.ts'

export const password = 'a good one'

export type Person = { email: string; idToken: string }

async function post<Answer>(site: Site, path: string, body: object, token?: string): Promise<Answer> {
  const response = await fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': newAddress(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Answer
}

const identity = <Answer>(site: Site, operation: string, body: object) =>
  post<Answer>(site, `/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=academy-identity`, body)

function newAddress() {
  const byte = () => 1 + Math.floor(Math.random() * 254)
  return `10.${byte()}.${byte()}.${byte()}`
}

/** An account whose address is verified. */
export async function makeAccount(site: Site, name: string): Promise<Person> {
  const email = `${name}-${crypto.randomUUID().slice(0, 8)}@mail.example`
  const { idToken } = await identity<{ idToken: string }>(site, 'signUp', {
    email,
    password,
    returnSecureToken: true,
  })
  await identity(site, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
  await identity(site, 'update', { oobCode: await codeFor(site, email) })
  return { email, idToken }
}

async function codeFor(site: Site, email: string): Promise<string> {
  let code = ''
  await expect(async () => {
    const [mail] = await mailsTo(site, email)
    code = /oobCode=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect(code).not.toBe('')
  }).toPass({ timeout: 10_000 })
  return code
}

type Purchase = { selectedItems: string | string[]; dates?: Record<string, string>; name?: string }

/** Registers and pays; gives the registration's id. Without a token it is a guest's. */
export async function buy(
  site: Site,
  { email, idToken }: { email: string; idToken?: string },
  what: Purchase,
) {
  const { clientSecret, registrationId } = await openPurchase(site, { email, idToken }, what)
  const { publishableKey } = await (await fetch(`${site.url}/api/config`)).json()
  const [intent = ''] = clientSecret.split('_secret_')
  const paid = await fetch(`${site.url}/v1/payment_intents/${intent}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: publishableKey,
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '4',
      'payment_method_data[card][exp_year]': '2028',
      'payment_method_data[card][cvc]': '123',
    }),
  })
  if (!paid.ok) throw new Error(await paid.text())
  await post(site, '/api/settle-payment', { clientSecret })
  return registrationId
}

/** Registers and leaves the payment open. */
export function openPurchase(
  site: Site,
  { email, idToken }: { email: string; idToken?: string | undefined },
  { selectedItems, dates = {}, name = 'Alex Rivera' }: Purchase,
): Promise<OpenedPayment> {
  const customerData = { name, email, phone: '(213) 555-0177', selectedItems, dates }
  return post(site, '/api/create-payment-intent', { email, customerData }, idToken)
}

/** What staff type behind `npm run academy --`, on the running site's database; questions are answered with yes. */
export async function academy(site: Site, ...typed: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['src/staff/main.ts', ...typed, '--yes'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, ...registeringSite('account'), DATA_DIR: site.dataDir, ORIGIN: site.url },
  })
  return stdout
}

/** Signs in as a person does, and ends where that leads. */
export async function signIn(page: Page, { email }: { email: string }, from = '/account') {
  await page.goto(from)
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(password)
  await page.getByRole('main').locator('button[type=submit]').click()
  await expect(page).toHaveURL(new RegExp(`${from.replace('?', '\\?')}$`), { timeout: 15_000 })
}
