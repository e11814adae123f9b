// A stub of the payment provider that answers at once from memory: the few Stripe calls that a registration makes. An
// intent is paid as soon as it is read. The first argument is the port.
import { createServer } from 'node:http'

type Intent = { amount: number; metadata: Record<string, string> }
const intents = new Map<string, Intent>()
let created = 0

function describe(id: string, { amount, metadata }: Intent, paid: boolean) {
  const charge = {
    id: id.replace('pi_', 'ch_'),
    object: 'charge',
    amount,
    amount_refunded: 0,
    disputed: false,
    payment_method_details: {
      type: 'card',
      card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 },
    },
  }
  return {
    id,
    object: 'payment_intent',
    amount,
    amount_received: paid ? amount : 0,
    currency: 'usd',
    client_secret: `${id}_secret_stub`,
    status: paid ? 'succeeded' : 'requires_payment_method',
    last_payment_error: null,
    latest_charge: paid ? charge : null,
    metadata,
  }
}

function create(body: string) {
  const form = new URLSearchParams(body)
  const id = `pi_${created++}`
  const metadata = { registrationId: form.get('metadata[registrationId]') ?? '' }
  const intent = { amount: Number(form.get('amount')), metadata }
  intents.set(id, intent)
  return describe(id, intent, false)
}

function list(url: string) {
  return { object: 'list', data: [], has_more: false, url }
}

createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => {
    body += chunk
  })
  request.on('end', () => {
    const { pathname } = new URL(request.url ?? '/', 'http://stub')
    const id = /^\/v1\/payment_intents\/(\w+)$/.exec(pathname)?.[1] ?? ''
    const intent = intents.get(id)
    const answer =
      request.method === 'POST' ? create(body) : intent ? describe(id, intent, true) : list(pathname)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
}).listen(Number(process.argv[2]), '127.0.0.1', () => console.log('ready'))
