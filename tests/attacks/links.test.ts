// Email scanners and link previews open links: a GET must change no data of a user.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeOffer } from '#features/offers/make-offer.ts'
import { type AccountWorld, accountWorld } from '#tests/support/account.ts'
import { rivera } from '#tests/support/checkout.ts'
import { whoMayCall } from './who-may-call.ts'

let world: AccountWorld
beforeAll(async () => {
  world = await accountWorld()
})
afterAll(() => world.close())

/** The tables of people, money, seats and emails. Left out: limits, which count every request. */
const owned = [
  'registrations',
  'registration_lines',
  'refunds',
  'seats',
  'waiting_list',
  'certificates',
  'calendar_feeds',
  'profiles',
  'users',
  'emails',
  'takeovers',
]

async function everyRow(): Promise<unknown> {
  const tables = owned.map((table) => world.pool.query(`select * from ${table} order by 1`))
  return (await Promise.all(tables)).map(({ rows }) => rows)
}

async function paidInParts(): Promise<string> {
  const customerData = { ...rivera, selectedItems: 'fellowship', dates: {} }
  const { body } = await world.post('/api/create-payment-intent', {
    email: rivera.email,
    customerData,
    plan: true,
  })
  await world.pay(body.clientSecret)
  await world.deliverAll()
  return body.registrationId
}

async function offered(): Promise<string> {
  const offer = await makeOffer(
    {
      email: 'offered@mail.example',
      name: 'Elena Marsh',
      items: ['module2'],
      price: null,
      reason: null,
      until: null,
      planAllowed: false,
      payer: null,
      dates: {},
      holdsSeats: false,
    },
    world.context,
    async () => {},
  )
  return world.context.links.sign('offer', offer.id)
}

async function offeredTakeover(): Promise<string> {
  const payer = await world.person('giving@mail.example')
  const { id } = await world.paidBy(payer, { selectedItems: ['module2'], dates: { module2: '2025-09-12' } })
  const colleague = { course: 'module2', name: 'Elena Marsh', email: 'taking@mail.example' }
  await payer.call('POST', `/api/account/registrations/${id}/takeovers`, colleague)
  const [email] = await world.emails(colleague.email)
  return /\/takeover\/([\w-]+)/.exec(email?.text ?? '')?.[1] ?? ''
}

/** A working URL for each call that is opened by a link. */
async function addresses(): Promise<Map<string, string>> {
  const owner = await world.person('links@mail.example')
  const { id } = await world.paidBy(owner, { selectedItems: ['module1', 'module2'], dates: {} })
  const { code } = await world.desk.complete(id, 'module1', '2025-08-01')
  const path = `/api/account/transactions/${id}/cancel`
  const canceled = await owner.call('POST', path, { items: ['module2'], amount: 285_000 })
  expect(canceled.status).toBe(200)
  await world.deliverAll()
  const date = { course: 'clinical1', start: '2025-10-16' } as const
  await world.pool.query('update course_dates set spots = 1 where course = $1', [date.course])
  await world.paid({
    email: 'seated@mail.example',
    selectedItems: ['clinical1'],
    dates: { clinical1: date.start },
  })
  await world.post('/api/waiting-list', { ...date, email: owner.email })
  const { rows } = await world.pool.query('select id from waiting_list')
  const feed = await owner.call('POST', '/api/account/calendar-feed', {})
  const { links } = world.context
  const registration = links.sign('registration', id)
  const inParts = links.sign('registration', await paidInParts())
  const offer = await offered()
  const takeover = await offeredTakeover()
  const tokenOf = (path: string) => {
    if (path.includes('waiting-list')) return links.sign('waiting-list', rows[0].id)
    if (path.includes('offers')) return offer
    if (path.includes('takeovers')) return takeover
    return path.includes('plans') || path.includes('statement') ? inParts : registration
  }
  return new Map(
    Object.entries(whoMayCall)
      .filter(([call, access]) => access === 'link' && call.startsWith('GET '))
      .map(([call]) => {
        const path = call.slice('GET '.length)
        if (path.startsWith('/calendar/')) return [call, new URL(feed.body.url).pathname]
        return [call, path.replace(':token', tokenOf(path)).replace(':code', code).replace(':position', '1')]
      }),
  )
}

test('opening any link of an email or a calendar changes no registration, seat, account or email', async () => {
  const opened = await addresses()
  expect(opened.size).toBeGreaterThanOrEqual(9)
  const before = await everyRow()
  for (const [call, url] of opened) {
    expect([call, (await world.app.inject(url)).statusCode]).toEqual([call, 200])
    await world.app.inject({ method: 'HEAD', url })
  }
  expect(await everyRow()).toEqual(before)
})
