// A buyer who orders, pays and returns to the site, over HTTP. Failed requests are retried with the same key, like a form
// that is submitted again, but not before Retry-After: otherwise the buyer would reach the limits.
import { setTimeout as pause } from 'node:timers/promises'
import { keys } from './card-provider.ts'

type Counter = { siteUrl: string; providerUrl: string }

/** `returns`: the browser returns to the site after paying. If not, webhooks or polls must find the payment. */
export type Buyer = { email: string; order: object; returns: boolean }

const patience = 120_000
const answersWithin = 60_000

let buyers = 0
/** A new buyer. Of every three, one buys a course without a date, one a seat, one a program. */
export function newBuyer(seat: { course: string; start: string }, returns = true): Buyer {
  buyers += 1
  const orders = [
    { selectedItems: ['module1'] },
    { selectedItems: [seat.course], dates: { [seat.course]: seat.start } },
    { selectedItems: 'fellowship' },
  ]
  return { email: `buyer${buyers}@mail.example`, order: orders[buyers % 3] ?? {}, returns }
}

/** Resolves when the buyer has paid and, if they return to the site, it shows the registration as complete. */
export async function buy(
  { email, order, returns }: Buyer,
  { siteUrl, providerUrl }: Counter,
): Promise<void> {
  const form = crypto.randomUUID()
  const customerData = { name: 'Buyer', email, phone: '213 555 0177', ...order }
  const { clientSecret } = await untilAnswered(`${siteUrl}/api/create-payment-intent`, {
    headers: {
      'content-type': 'application/json',
      'idempotency-key': form,
      'x-forwarded-for': addressOf(form),
    },
    body: JSON.stringify({ email, customerData }),
  })
  const [intentId] = clientSecret.split('_secret_')
  await untilAnswered(`${providerUrl}/v1/payment_intents/${intentId}/confirm`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      key: keys.publishable,
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2034',
      'payment_method_data[card][cvc]': '123',
    }).toString(),
  })
  if (!returns) return
  const settled = await untilAnswered(`${siteUrl}/api/settle-payment`, {
    headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(form) },
    body: JSON.stringify({ clientSecret }),
  })
  if (settled.status !== 'completed') throw new Error(`${email} paid and is told ${settled.status}`)
}

/** Each buyer has an own IP address, because limits count addresses. */
function addressOf(form: string): string {
  const [one, other] = [form.slice(0, 2), form.slice(2, 4)].map((part) => Number.parseInt(part, 16))
  return `10.7.${one}.${other}`
}

/** A fault that was foreseen: 500 says that something went wrong, never that one may try again. */
function mayBeSentAgain({ status }: Response): boolean {
  return status === 409 || status > 500
}

async function untilAnswered(url: string, init: RequestInit) {
  const deadline = performance.now() + patience
  let last: unknown
  while (performance.now() < deadline) {
    try {
      const answer = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(answersWithin), ...init })
      if (answer.ok) return await answer.json()
      last = `${answer.status} ${await answer.text()}`
      if (!mayBeSentAgain(answer)) break
      await pause(1000 * Number(answer.headers.get('retry-after') ?? 0))
    } catch (error) {
      last = error
    }
    await pause(50)
  }
  throw new Error(`${url} was not answered, at last ${last}`)
}
