// A member of staff who reads a link of somebody else could sign in as them, cancel for them or take their seat. So no
// answer of the office contains one, whatever the role.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grantOf, type Role, roles } from '#domain/people/office-roles.ts'
import { makeOffer } from '#features/offers/make-offer.ts'
import { type OfficeCall, officeCalls } from '#features/office-calls/guard.ts'
import { guestId } from '#features/people/notes.queries.ts'
import { markDelivered } from '#platform/email/emails.ts'
import { type AccountWorld, accountWorld, type Person } from '#tests/support/account.ts'
import { rivera } from '#tests/support/checkout.ts'
import { type Office, officeOf } from '#tests/support/office.ts'
import { staffOf } from '#tests/support/staff.ts'

let world: AccountWorld
let office: Office
let person: Person
beforeAll(async () => {
  world = await accountWorld()
  office = officeOf(world)
  person = await world.person('owner@mail.example')
  await everyKindOfLink()
})
afterAll(() => world.close())

const everybody = ['payer@mail.example', rivera.email, 'offered@mail.example', 'taking@mail.example'] as const

/** Registrations of a guest, of an account and in parts; an offer, a takeover, a waiting list, a feed, a new office key. */
async function everyKindOfLink(): Promise<void> {
  await world.paid({ selectedItems: ['module1'], dates: {} })
  const { id } = await world.paidBy(person, { selectedItems: ['module2'], dates: { module2: '2025-09-12' } })
  const colleague = { course: 'module2', name: 'Elena Marsh', email: 'taking@mail.example' }
  await person.call('POST', `/api/account/registrations/${id}/takeovers`, colleague)
  await person.call('POST', '/api/account/calendar-feed', {})
  await makeOffer(
    {
      email: 'offered@mail.example',
      name: 'Omar Haddad',
      items: ['module2'],
      price: null,
      reason: null,
      until: null,
      planAllowed: false,
      payer: { name: 'Practice', email: 'payer@mail.example' },
      dates: {},
      holdsSeats: false,
    },
    world.context,
    async () => {},
  )
  await world.pool.query("update course_dates set spots = 1 where course = 'clinical1'")
  const date = { course: 'clinical1', start: '2025-10-16' } as const
  await world.paid({
    email: 'seated@mail.example',
    selectedItems: [date.course],
    dates: { clinical1: date.start },
  })
  await world.joinWaitingList({ ...date, email: person.email })
  const customerData = { ...rivera, email: 'parts@mail.example', selectedItems: 'fellowship', dates: {} }
  const parts = await world.post('/api/create-payment-intent', {
    email: customerData.email,
    customerData,
    plan: true,
  })
  await world.pay(parts.body.clientSecret)
  await world.deliverAll()
  for (const requestType of ['PASSWORD_RESET', 'VERIFY_EMAIL']) {
    await world.app.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=academy-identity',
      headers: { 'x-forwarded-for': '10.1.1.1' },
      payload: { requestType, email: person.email, idToken: person.token() },
    })
  }
  const owner = await office.join('owner')
  await office.call('POST', '/api/office/staff/invitations', {
    cookie: owner.cookie,
    payload: { email: 'new@bhia.example', name: 'Theo Brandt', role: 'owner' },
  })
}

/** What a holder could act with: tokens of links, codes of the identity service, client secrets and keys of forms. */
async function secrets(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const { links } = world.context
  for (const { id, link_edition: edition, form_key: key } of await rowsOf('registrations')) {
    found.set(links.sign('registration', id, edition), 'registration')
    found.set(links.sign('payer', id, edition), 'payer')
    found.set(key, 'form key')
  }
  for (const { id } of await rowsOf('waiting_list')) found.set(links.sign('waiting-list', id), 'waiting list')
  for (const { id } of await rowsOf('offers')) found.set(links.sign('offer', id), 'offer')
  for (const { id, edition } of await rowsOf('takeovers'))
    found.set(links.sign('takeover', id, edition), 'takeover')
  for (const { token } of await rowsOf('calendar_feeds')) found.set(token, 'calendar feed')
  for (const { text, kind } of await world.emails()) {
    for (const [, code = ''] of text.matchAll(/(?:oobCode=|\/invitation\/)([\w-]{20,})/g))
      found.set(code, kind)
  }
  return found
}

async function rowsOf(table: string) {
  return (await world.pool.query(`select * from ${table}`)).rows
}

/** Real addresses for each part of a call's URL. Any kind of id may be asked for in any place. */
async function addressesOf(url: string): Promise<string[]> {
  const people = [...(await rowsOf('users')).map(({ uid }) => uid), ...everybody.map(guestId)]
  const of = async (table: string) => (await rowsOf(table)).map(({ id }) => id)
  const dates = ['module2/2025-09-12', 'clinical1/2025-10-16']
  if (url.includes('/:course/:start')) return dates.map((date) => url.replace(':course/:start', date))
  if (url.includes('/catalogue/')) return catalogueAddresses(url)
  if (url.includes('/live/:id')) return []
  if (url.includes('/classroom/:course')) return [url.replace(':course', 'module2')]
  if (url.includes('/staff/:id')) return (await of('staff')).map((id) => url.replace(':id', id))
  const ids = url.includes('/people/')
    ? people
    : await of(url.includes('/emails/') ? 'emails' : 'registrations')
  return url.includes(':id') ? ids.map((id) => url.replace(':id', id)) : [url]
}

function catalogueAddresses(url: string): string[] {
  const kinds = url.includes(':kind') ? ['course', 'price', 'terms', 'faq'] : ['']
  return kinds.map((kind) =>
    url.replace(':kind', kind).replace(':key', kind === 'terms' ? 'tuition' : 'module2'),
  )
}

/** Their things are not in this world, or the address is a secret of the person who calls. */
const outside = [
  '/catalogue/lesson/:key',
  '/catalogue/question/:key',
  '/live/:id/joins',
  '/invitations/:token',
  '/registrations/:id/failed-refunds',
  '/dates/:course/:start/agd.csv',
]

function mayCall(role: Role, { staff: permission, scope }: OfficeCall): boolean {
  if (permission === 'nobody' || permission === 'signed-in') return true
  const grant = grantOf(role, permission)
  return grant === 'may' || grant === 'approved' || (grant === 'limited' && scope !== undefined)
}

test('the world has a live link of every kind', async () => {
  expect(new Set((await secrets()).values())).toEqual(
    new Set([
      'registration',
      'payer',
      'form key',
      'waiting list',
      'offer',
      'takeover',
      'calendar feed',
      'password-reset',
      'email-verification',
      'office-invitation',
    ]),
  )
})

test.each(roles)('no reading call of the office shows the role %s a live link of anybody', async (role) => {
  const member = await office.join(role)
  if (role === 'faculty') await office.teach(member, 'module2')
  const { cookie } = member
  const live = await secrets()
  const answered = new Set<string>()
  const ids = (await rowsOf('registrations')).map(({ id }) => id).join()
  for (const call of officeCalls.filter(({ method }) => method === 'GET')) {
    for (const url of await addressesOf(call.url)) {
      await world.database.deleteFrom('limits').execute()
      await office.confirm()
      const { status, body } = await office.call(
        'GET',
        `${url}?q=mail&from=2025-01-01&to=2025-12-31&start=2025-09-12&ids=${ids}`,
        {
          cookie,
        },
      )
      const plain = await office.call('GET', url, { cookie })
      if (status === 200 || plain.status === 200) answered.add(call.url)
      const shown = JSON.stringify([body, plain.body])
      const kinds = [...live].filter(([secret]) => shown.includes(secret)).map(([, kind]) => kind)
      expect([call.url, ...kinds]).toEqual([call.url])
    }
  }
  const expected = officeCalls.filter((call) => call.method === 'GET' && mayCall(role, call))
  const isInside = (url: string) => !outside.some((end) => url.endsWith(end))
  expect([...answered].sort()).toEqual(
    expected
      .map(({ url }) => url)
      .filter(isInside)
      .sort(),
  )
})

test('previews of emails and their changes answer marks in place of links', async () => {
  const { cookie } = await office.join('owner')
  const { id, revision } = (await rowsOf('registrations')).find(({ email }) => email === rivera.email)
  const [offer] = await rowsOf('offers')
  const form = { revision, email: 'right@mail.example' }
  const preview = await office.call('POST', `/api/office/registrations/${id}/confirmation/preview`, {
    cookie,
    payload: { revision },
  })
  expect(preview.body.emails[0].text).toContain('[personal link 1]')
  const answers = [
    preview,
    await office.call('POST', `/api/office/registrations/${id}/address/preview`, { cookie, payload: form }),
    await office.call('POST', `/api/office/offers/${offer.id}/email`, { cookie }),
    await office.call('POST', '/api/office/dates/module2/2025-09-12/cancel/preview', {
      cookie,
      payload: { moveTo: null },
    }),
  ]
  const live = await secrets()
  for (const { status, body } of answers) {
    expect(status).toBeLessThan(300)
    expect([...live.keys()].filter((secret) => JSON.stringify(body ?? '').includes(secret))).toEqual([])
  }
  expect(
    (await world.emails('payer@mail.example')).filter(({ kind }) => kind === 'offer-by-link'),
  ).toHaveLength(2)
})

test('table of emails has no signed link at any time, and no other link after the delivery', async () => {
  const stored = async () => JSON.stringify(await rowsOf('emails'))
  const live = [...(await secrets())]
  const signed = live.filter(([, kind]) =>
    ['registration', 'receipt', 'offer', 'takeover', 'waiting list'].includes(kind),
  )
  const before = await stored()
  expect(signed.filter(([secret]) => before.includes(secret))).toEqual([])
  for (const { id } of await rowsOf('emails')) await markDelivered(world.database, id, world.clock.now())
  const after = await stored()
  expect(live.filter(([secret]) => after.includes(secret))).toEqual([])
})

test('no command of staff that reads prints a live link of anybody', async () => {
  const { academy } = staffOf(world)
  const live = await secrets()
  const commands = [
    ['people', 'show', person.email],
    ['people', 'show', rivera.email],
    ['mail', 'outbox'],
    ['mail', 'failed'],
  ]
  for (const command of commands) {
    const { exit, out } = await academy([...command, '--json'])
    const kinds = [...live].filter(([secret]) => out.includes(secret)).map(([, kind]) => kind)
    expect([command, exit, ...kinds]).toEqual([command, 0])
  }
})
