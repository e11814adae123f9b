// Purchases from a running site by API calls, and staff commands on its database.
import type { OpenedPayment } from '#contract/checkout.ts'
import { runFor } from './command-runner.ts'
import type { Desk } from './desk.ts'
import type { Site } from './site.ts'

/** The date on which the spec's course dates are open for sale. */
export const academyNow = '2025-08-01'

export async function post<Answer>(site: Site, path: string, body: object, token?: string): Promise<Answer> {
  const response = await fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': newNetwork(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Answer
}

/** Each buyer has a network of their own: the site's limits count networks. */
export function newNetwork() {
  const byte = () => 1 + Math.floor(Math.random() * 254)
  return `10.${byte()}.${byte()}.${byte()}`
}

export type Purchase = {
  selectedItems: string | string[]
  dates?: Record<string, string>
  name?: string
  card?: string
  /** Paid in parts: what is bought is the deposit. */
  plan?: boolean
}

/** Registers and pays, and returns the registration's id. Without a token it is a guest's. */
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
      'payment_method_data[card][number]': what.card ?? '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2034',
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
  { selectedItems, dates = {}, name = 'Alex Rivera', plan = false }: Purchase,
): Promise<OpenedPayment> {
  const customerData = { name, email, phone: '(213) 555-0177', selectedItems, dates }
  return post(site, '/api/create-payment-intent', { email, customerData, plan }, idToken)
}

type Running = Pick<Site, 'dataDir' | 'url'>

const envOf = ({ dataDir, url }: Running, day: string) => ({
  ACADEMY_NOW: day,
  DATA_DIR: dataDir,
  ORIGIN: url,
})

/** The stdout of `npm run academy -- …` on the running site's database. Answers questions with yes. */
export async function academy(site: Running, ...typed: string[]): Promise<string> {
  return academyOn(academyNow, site, ...typed)
}

/** A command on another day of the academy's calendar. */
export async function academyOn(day: string, site: Running, ...typed: string[]): Promise<string> {
  return String(await runFor({ typed: [...typed, '--yes'], env: envOf(site, day) }))
}

/** What staff decide, on the running site's database. */
export function deskAt(site: Running, day = academyNow): Desk {
  return new Proxy({} as Desk, {
    get:
      (_, decision) =>
      (...inputs: unknown[]) =>
        runFor({ decision: decision as keyof Desk, inputs, env: envOf(site, day) }),
  })
}
