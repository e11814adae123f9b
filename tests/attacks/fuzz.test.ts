// Random requests to every call, made from the API description, and to the identity service, the webhook and the card
// sandbox. ATTACK_REQUESTS sets their number; ATTACK_SEED repeats a run.
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayOf, hours } from '#domain/dates/days.ts'
import { type AccountWorld, accountWorld } from '#tests/support/account.ts'
import { answerTo, faultLog, faultOf, many, seed } from './fuzz-faults.ts'
import {
  type Call,
  callsOf,
  type FuzzRequest,
  fuzzRequests,
  type GoodValues,
  identityFields,
  tokenFields,
} from './fuzz-requests.ts'
import { inheritedNames } from './nasty.ts'

/** Accounts are created again for every round: a fuzzed call may have changed a password. */
const roundLength = 1000

let world: AccountWorld
let calls: Call[]
beforeAll(async () => {
  world = await accountWorld()
  calls = [...callsOf((await world.app.inject('/api/docs/json')).json()), ...undescribed]
})
afterAll(() => world.close())

const undescribed: Call[] = [
  { method: 'POST', path: '/api/webhooks/stripe', parameters: [] },
  { method: 'GET', path: '/sandbox/mailbox', parameters: [{ name: 'mail', in: 'query', schema: {} }] },
  { method: 'GET', path: '/sandbox/mailbox/{id}', parameters: [] },
  {
    method: 'POST',
    path: '/v1/payment_intents/{intent}/confirm',
    parameters: [],
    body: confirmation(),
    form: true,
  },
  { method: 'GET', path: '/v1/payment_intents/{intent}', parameters: [] },
  { method: 'POST', path: '/sandbox/3ds', parameters: [], body: confirmation(), form: true },
  ...[
    'signUp',
    'signInWithPassword',
    'lookup',
    'update',
    'delete',
    'sendOobCode',
    'resetPassword',
    'createAuthUri',
  ].map(
    (name): Call => ({
      method: 'POST',
      path: `/identitytoolkit.googleapis.com/v1/accounts:${name}`,
      parameters: [],
      body: identityFields,
    }),
  ),
  { method: 'GET', path: '/identitytoolkit.googleapis.com/{file}', parameters: [] },
  {
    method: 'POST',
    path: '/securetoken.googleapis.com/v1/token',
    parameters: [],
    body: tokenFields,
    form: true,
  },
  { method: 'GET', path: '/brand/{file}', parameters: [] },
  { method: 'GET', path: '/api/docs/static/{file}', parameters: [] },
  { method: 'GET', path: '/{file}', parameters: [] },
]

function confirmation() {
  const text = { type: 'string' }
  const names = [
    'key',
    'client_secret',
    'payment_method_data[type]',
    'payment_method_data[card][number]',
    'payment_method_data[card][exp_month]',
    'payment_method_data[card][exp_year]',
    'payment_method_data[card][cvc]',
    'payment_method_data[billing_details][name]',
    'payment_method_data[billing_details][address][country]',
    'return_url',
    'use_stripe_sdk',
    'expand[]',
    '__proto__[x]',
  ]
  return { type: 'object', properties: Object.fromEntries(names.map((name) => [name, text])) }
}

async function people(round: number): Promise<GoodValues> {
  // Resets the limits that the previous round has used.
  world.clock.pass(hours(1))
  const [one, other] = await Promise.all([
    world.person(`fuzz-${round}@mail.example`),
    world.person(`other-${round}@mail.example`),
  ])
  const mine = await world.paidBy(one, { selectedItems: ['module1', 'module2'], dates: {} })
  const open = await world.opened({ email: other.email, dates: {} }, { bearer: other.token() })
  const certificate = await world.desk.complete(mine.id, 'module1', dayOf(world.clock.now()))
  const days = ['2025-09-12', '2026-01-23', '2025-07-01', '2025-02-30']
  const [intent] = open.clientSecret.split('_secret_')
  return {
    bearer: [one.token(), one.token(), other.token()],
    idToken: [other.token()],
    id: [mine.id, open.registrationId, certificate.id, randomUUID()],
    token: [
      world.context.links.sign('registration', mine.id),
      world.context.links.sign('waiting-list', mine.id),
    ],
    offer: [world.context.links.sign('waiting-list', randomUUID())],
    code: [certificate.code],
    position: [1, 2, '0x1', '1e3'],
    email: [one.email, other.email, 'a.rivera@mail.example', `new-${round}@mail.example`],
    name: ['Alex Rivera'],
    phone: ['(213) 555-0177'],
    password: ['a good one', 'wrong one'],
    newPassword: ['a good one'],
    requestType: ['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL', ...inheritedNames],
    newEmail: [`changed-${round}@mail.example`],
    continueUrl: [world.config.origin, 'https://evil.example'],
    grant_type: ['refresh_token'],
    selectedItems: ['fellowship', ['module2'], ['module1', 'module3'], ['constructor']],
    dates: [{}, { module2: '2025-09-12' }, { module3: '2026-01-23' }],
    start: days,
    earnedOn: days,
    treatedOn: days,
    hours: [0.5, 8, 200, 1e9],
    items: [
      ['module2'],
      ['module1', 'module2'],
      ['module2', 'module2'],
      ['fellowship'],
      ['nosuch'],
      ['module1,nosuch'],
    ],
    amount: [285_000, 0, 1],
    clientSecret: [open.clientSecret],
    client_secret: [open.clientSecret],
    intent: [intent],
    key: [world.paymentKeys.publishableKey],
    'payment_method_data[type]': ['card'],
    'payment_method_data[card][number]': ['4000002500003155', '4000000000000002', '1'],
    'payment_method_data[card][exp_month]': ['12', '99999999999999999'],
    'payment_method_data[card][exp_year]': ['2034', '-1'],
    'payment_method_data[card][cvc]': ['123'],
    file: ['icon-512.png', 'favicon.svg', '../package.json', '.vite/manifest.json'],
  }
}

/** The sandbox's mailbox answers only requests from this machine. */
const forThisMachine = /^\/sandbox\/mailbox/

let lastAddress = 0
/** Each request comes from another address. Otherwise the limits would refuse it before the call runs. */
function newAddress(): string {
  lastAddress += 1
  return `10.${(lastAddress >> 16) & 255}.${(lastAddress >> 8) & 255}.${lastAddress & 255}`
}

async function faultOfAnswer(request: FuzzRequest): Promise<string | null> {
  const headers = {
    ...request.headers,
    ...(!forThisMachine.test(request.url) && { 'x-forwarded-for': newAddress() }),
  }
  return faultOf(request, await answerTo({ ...request, headers }, world))
}

test(`${many} random requests (seed ${seed}): no 5xx, no hang, nothing leaked, one shape of refusal`, {
  timeout: 30 * 60_000,
}, async () => {
  const faults = faultLog()
  for (let round = 0; round * roundLength < many; round += 1) {
    const requests = fc.sample(fuzzRequests(calls, await people(round)), {
      seed: seed + round,
      numRuns: Math.min(roundLength, many - round * roundLength),
    })
    while (requests.length > 0) {
      const batch = requests.splice(0, 8)
      const found = await Promise.all(batch.map(faultOfAnswer))
      batch.forEach((request, at) => {
        faults.add(found[at] ?? null, request)
      })
    }
  }
  expect(faults.first(), `seed ${seed}`).toEqual([])
})

test('no random request has changed Object.prototype', () => {
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  expect(Object.keys(Object.prototype)).toEqual([])
})
