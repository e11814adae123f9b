// Random requests to every call of the office, by each role. ATTACK_REQUESTS and ATTACK_SEED as in fuzz.test.ts.
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grantOf, type Role, roles } from '#domain/people/office-roles.ts'
import { type OfficeCall, officeCalls } from '#features/office-calls/guard.ts'
import type { Member } from '#tests/support/office.ts'
import { type OfficeWorld, officeWorld } from '#tests/support/office-world.ts'
import { type Answer, answerTo, faultLog, faultOf, many, seed } from './fuzz-faults.ts'
import { type Call, callsOf, type FuzzRequest, fuzzRequests, type GoodValues } from './fuzz-requests.ts'
import { inheritedNames } from './nasty.ts'

/** Sessions, registrations and the catalogue are made again for every round. */
const roundLength = 1000

let world: OfficeWorld
let calls: { call: Call; declared: OfficeCall }[]
beforeAll(async () => {
  world = await officeWorld()
  const headers = { cookie: world.owner.cookie, 'sec-fetch-site': 'same-origin' }
  const described = callsOf((await world.app.inject({ url: '/api/docs/json', headers })).json())
  calls = officeCalls
    .filter(({ url }) => !endsSessions.has(url))
    .map((declared) => {
      const path = declared.url.replace(/:(\w+)/g, '{$1}')
      const known = described.find((call) => call.method === declared.method && call.path === path)
      return { declared, call: known ?? { method: declared.method, path, parameters: [] } }
    })
})
afterAll(() => world.close())

/** They would end the sessions of the other roles. access.test.ts and staff.test.ts have them. */
const endsSessions = new Set(['/api/office/sign-out', '/api/office/staff/sign-out-everybody'])

const numbers = [0, 1, 2, 3, 5, 2 ** 31, 2 ** 53, -1, 0.5]
const amounts = [285_000, 100, 2 ** 31, 1e9, 1e16]
const days = [
  '2025-09-12',
  '2025-10-16',
  '2026-01-23',
  '2025-07-01',
  '2025-02-30',
  '9999-12-31',
  '0001-01-01',
]

/** Values that exist, by field, so that calls get past their first checks. */
async function goodValues(spare: string): Promise<GoodValues> {
  const { database } = world
  const emails = await database.selectFrom('emails').select('id').limit(5).execute()
  const ids = [world.lucia, world.canceled, world.failed, world.disputed].map(({ id }) => id)
  return {
    bearer: ['x'],
    id: [...ids, ...ids, spare, ...emails.map(({ id }) => id), ...numbers, world.lucia.uid, randomUUID()],
    about: ids,
    registrationIds: [ids, ids.slice(0, 1), [randomUUID()]],
    ids: [ids.join(), randomUUID()],
    course: ['module2', 'clinical1', 'nosuch', ...inheritedNames],
    courses: [[], ['module2']],
    items: ['module2', ['module2'], ['residency'], ['nosuch'], 'clinical1,module2'],
    dates: [{}, { module2: '2025-09-12' }, { nosuch: '2025-09-12' }, { module2: '9999-12-31' }],
    start: days,
    to: [...days, 'seated', 'everyone'],
    from: days,
    until: days,
    on: days,
    moveTo: [null, ...days],
    receivedOn: days,
    amount: amounts,
    price: [null, ...amounts],
    revision: numbers,
    version: numbers,
    spots: [1, 6, 500, 501],
    days: [1, 3, 60, 61],
    hours: [0.5, 8, 1e9],
    email: ['lucia@ferrer.example', 'marc@duvivier.example', 'new@mail.example'],
    name: ['Alex Rivera'],
    role: roles,
    kind: ['faq', 'course', 'lesson', 'price', 'words', 'staff', ...inheritedNames],
    key: ['module2', 'nosuch', 'module2-1'],
    test: ['module2', 'fellowship', 'nosuch'],
    before: numbers,
    after: numbers,
    limit: numbers,
    number: numbers,
    data: [{}, null, [], { en: 'x' }],
    seen: ['x'],
  }
}

function mayNot(role: Role, { staff: permission, scope }: OfficeCall): boolean {
  if (permission === 'nobody' || permission === 'signed-in') return false
  const grant = grantOf(role, permission)
  return grant === 'no' || (grant === 'limited' && !scope)
}

/** A random parameter may make the address of another call: 'price' in place of a kind. */
function declaredAt({ method, url }: FuzzRequest): OfficeCall | undefined {
  const [path = ''] = url.split('?')
  const isAt = (declared: OfficeCall) =>
    declared.method === method && new RegExp(`^${declared.url.replace(/:\w+/g, '[^/]+')}$`).test(path)
  const parametersOf = (declared: OfficeCall) => declared.url.split(':').length
  return officeCalls.filter(isAt).sort((one, other) => parametersOf(one) - parametersOf(other))[0]
}

type Try = { request: FuzzRequest; role: Role }

/** 403 and nothing else, unless the request was refused before anybody asked who calls. */
function beyondRole({ request, role }: Try, answer: Answer | null): string | null {
  const declared = declaredAt(request)
  if (answer === null || !declared || !mayNot(role, declared)) return null
  const { statusCode } = answer
  if ([404, 414, 415].includes(statusCode)) return null
  if (statusCode === 403 && answer.json().code === 'office_role') return null
  return `${role} gets ${statusCode} from ${declared.method} ${declared.url}`
}

function tries(good: GoodValues, members: Record<Role, Member>, round: number): Try[] {
  const one = fc.oneof(
    ...calls.map(({ call, declared }) =>
      fc.tuple(fuzzRequests([call], good), fc.constantFrom(...roles), fc.nat(3)).map(([made, role, body]) => {
        const { authorization: _, cookie: __, 'idempotency-key': ___, ...others } = made.headers
        const request: FuzzRequest = {
          ...made,
          headers: {
            ...others,
            cookie: members[role].cookie,
            origin: world.office.origin,
            'sec-fetch-site': 'same-origin',
            ...(declared.takesBytes && { 'content-type': 'application/octet-stream' }),
          },
        }
        if (declared.takesBytes && body === 0) delete request.payload
        return { request, role }
      }),
    ),
  )
  const numRuns = Math.min(roundLength, many - round * roundLength)
  return fc.sample(one, { seed: seed + round, numRuns })
}

test(`${many} random requests to the office (seed ${seed}): no 5xx, no hang, nothing beyond the role`, {
  timeout: 30 * 60_000,
}, async () => {
  const faults = faultLog()
  for (let round = 0; round * roundLength < many; round += 1) {
    // Each round signs new members in from one network.
    await world.database.deleteFrom('limits').execute()
    const members = {} as Record<Role, Member>
    for (const role of roles) members[role] = await world.office.join(role)
    await world.office.confirm()
    const spare = await world.office.join('reader')
    const left = tries(await goodValues(spare.id), members, round)
    while (left.length > 0) {
      await Promise.all(
        left.splice(0, 8).map(async (each) => {
          const answer = await answerTo(each.request, world)
          faults.add(faultOf(each.request, answer) ?? beyondRole(each, answer), each.request)
        }),
      )
    }
  }
  expect(faults.first(), `seed ${seed}`).toEqual([])
})

/** What random requests found: each was a 500. */
const found = {
  'an offer above what an integer holds': ['POST', 'offers', { ...offer(), price: 2 ** 31 }],
  'an offer for a date of the year 9999': ['POST', 'offers', { ...offer(), until: '9999-12-31' }],
  'an offer with a date of no course': ['POST', 'offers', { ...offer(), dates: { nosuch: '2025-09-12' } }],
  'an offer of no course': ['POST', 'offers', { ...offer(), items: ['nosuch'] }],
  'a code above what an integer holds': ['POST', 'codes', { ...code(), amount: 2 ** 31 }],
  'a code for the year 9999': ['POST', 'codes', { ...code(), until: '9999-12-31' }],
  'a code for no course': ['POST', 'codes', { ...code(), items: ['nosuch'] }],
  'a reply to a question above what an integer holds': ['POST', 'questions/2147483648/reply', { text: 'x' }],
  'its preview': ['POST', 'questions/2147483648/reply/preview', { text: 'x' }],
  'dates from the year 9999': ['GET', 'dates?from=9999-12-31'],
  'figures to the year 9999': ['GET', 'figures?to=9999-12-31'],
  'a new date in the year 9999': ['POST', 'dates/module2/9999-12-31', { spots: 6, days: 60 }],
  'dates of no course': ['GET', 'dates/nosuch/2025-09-12'],
  'the classroom of no course': ['GET', 'classroom/nosuch'],
  'the record before an endless number': ['GET', 'record?before=9007199254740993'],
  'a picture without a file': ['PUT', 'pictures?en=A&es=B'],
} as const satisfies Record<string, readonly [string, string, object?]>

function offer() {
  const rest = { reason: 'x', until: null, planAllowed: false, payer: null, dates: {}, holdsSeats: false }
  return { email: 'one@mail.example', name: 'One', items: ['module2'], price: 100, ...rest }
}

function code() {
  const rest = { percent: null, amount: 100, items: null, most: 1, from: '2025-08-01', until: '2025-08-31' }
  return { code: 'SUMMER', ...rest }
}

test.each(Object.entries(found))('%s is refused', async (_name, [method, path, payload]) => {
  await world.office.confirm()
  const headers = method === 'PUT' ? { 'content-type': 'application/octet-stream' } : {}
  const response = await world.app.inject({
    method,
    url: `/api/office/${path}`,
    headers: {
      cookie: (await world.office.join('owner')).cookie,
      origin: world.office.origin,
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    ...(payload && { payload }),
  })
  expect({ status: response.statusCode, body: response.json() }).toMatchObject({
    status: expect.toSatisfy((status: number) => status >= 400 && status < 500),
    body: { code: expect.stringMatching(/^[a-z_]+$/) },
  })
})
