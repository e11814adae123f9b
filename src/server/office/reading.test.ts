// The reading calls of the office on a real database, with purchases made through the checkout.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OfficeDatePage } from '#contract/office/dates.ts'
import type { OfficeMoney } from '#contract/office/money.ts'
import type { OfficeRegistration, OfficeRegistrations } from '#contract/office/registrations.ts'
import type { OfficeToday } from '#contract/office/today.ts'
import { recordReconciliation } from '#database/tables/reconciliations.ts'
import { accountWorld } from '#tests/support/account.ts'
import { cardWhose, twoCourses, type WithMoney } from '#tests/support/checkout.ts'
import { type Member, officeOf } from '#tests/support/office.ts'

let world: Awaited<ReturnType<typeof accountWorld>>
let office: ReturnType<typeof officeOf>
let owner: Member
let ana: WithMoney
let canceled: WithMoney
let failed: WithMoney
let disputed: WithMoney

async function get<Answer>(path: string, member = owner): Promise<Answer> {
  const { status, body } = await office.call('GET', `/api/office/${path}`, { cookie: member.cookie })
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
  return body as Answer
}
const list = (query = '') => get<OfficeRegistrations>(`registrations?${query}`)
const idsOf = ({ rows }: OfficeRegistrations) => rows.map(({ id }) => id)

beforeAll(async () => {
  world = await accountWorld()
  office = officeOf(world)
  owner = await office.join('owner')
  const person = await world.person('lucia@ferrer.example')
  ana = await world.paidBy(person, { ...twoCourses, name: 'Dr. Lucía Ferrer', phone: '+57 601 555 0133' })
  world.clock.pass(60_000)
  canceled = await world.paid({ email: 'marc@duvivier.example', name: 'Marc Duvivier' })
  const { amount } = await world.quoteOf(canceled)
  await world.cancel(canceled, ['module2'], amount)
  await world.deliverAll()
  world.clock.pass(60_000)
  failed = await world.paid({ email: 'rosa@q.example', name: 'Rosa Quintero' }, cardWhose.refundFailsLater)
  await world.cancel(failed, ['module2'], (await world.quoteOf(failed)).amount)
  await world.deliverAll()
  world.clock.pass(60_000)
  disputed = await world.paid(
    { email: 'peter@l.example', name: 'Peter Lindqvist' },
    cardWhose.paymentIsDisputed,
  )
  world.clock.pass(60_000)
  await world.deliverAll()
  await world.opened({ email: 'open@mail.example', name: 'Hannah Lowe' })
})
afterAll(() => world.close())

describe('registrations', () => {
  test('totals equal the sums of the rows', async () => {
    const { rows, totals } = await list()
    const sum = (of: (row: OfficeRegistrations['rows'][number]) => number) =>
      rows.reduce((all, row) => all + of(row), 0)
    expect(rows).toHaveLength(5)
    expect(totals).toEqual({
      count: 5,
      paid: sum(({ paid }) => paid),
      refunded: sum(({ refunded }) => refunded),
      disputed: 285_000,
      net: sum(({ net }) => net),
      due: 285_000,
    })
    // Two courses at $2,850 and $6,500; one refunded; one whose refund failed and is here; one held by a bank.
    expect(totals).toMatchObject({ paid: 935_000 + 3 * 285_000, refunded: 285_000, net: 935_000 + 285_000 })
  })

  test.each([
    ['luci', 'a name without its accent'],
    ['ferrer lucia', 'words in another order'],
    ['lucia@ferrer', 'half an address'],
    ['555-0133', 'the end of a phone number'],
    ['57 601 555 0133', 'a whole phone number'],
  ])('search for "%s" finds %s', async (q) => {
    expect(idsOf(await list(`q=${encodeURIComponent(q)}`))).toEqual([ana.id])
  })

  test('search finds a receipt number and an id', async () => {
    const [row] = (await list(`q=${ana.receiptNumber}`)).rows
    expect(row?.id).toBe(ana.id)
    expect(idsOf(await list(`q=${ana.receiptNumber?.slice(5)}`))).toEqual([ana.id])
    expect(idsOf(await list(`q=${canceled.id.toUpperCase()}`))).toEqual([canceled.id])
    expect(idsOf(await list('q=errer'))).toEqual([])
    expect(idsOf(await list(`q=${encodeURIComponent("' & | :* !")}`))).toEqual([])
  })

  test('filters narrow the rows and the totals', async () => {
    expect(idsOf(await list('status=refunded'))).toEqual([canceled.id])
    expect(idsOf(await list('status=refunded,needs_review'))).toEqual([failed.id, canceled.id])
    expect(idsOf(await list('dispute=open'))).toEqual([disputed.id])
    expect(idsOf(await list('course=clinical1'))).toEqual([ana.id])
    expect(idsOf(await list('date=2025-10-16'))).toEqual([ana.id])
    expect((await list('date=2025-09-12')).totals.count).toBe(3)
    expect((await list('date=none')).totals.count).toBe(0)
    expect((await list('to=2025-07-31')).totals).toEqual({
      count: 0,
      paid: 0,
      refunded: 0,
      disputed: 0,
      net: 0,
      due: 0,
    })
    expect((await list('paidFrom=2025-08-01&paidTo=2025-08-01')).totals.count).toBe(4)
  })

  test('a page has no gap and no repeat when registrations are added in between', async () => {
    const before = idsOf(await list())
    const seen: string[] = []
    let page = await list('limit=2')
    seen.push(...idsOf(page))
    world.clock.pass(1000)
    await world.opened({ email: 'late@mail.example', name: 'Later' })
    while (page.next) {
      page = await list(`limit=2&after=${page.next}`)
      seen.push(...idsOf(page))
    }
    expect(seen).toEqual(before)
    const back: string[] = []
    for (let cursor = page.previous; cursor; ) {
      const earlier = await list(`limit=2&before=${cursor}`)
      back.unshift(...idsOf(earlier))
      cursor = earlier.previous
    }
    expect(back).toEqual([...idsOf(await list()).slice(0, 6 - page.rows.length)])
  })

  test.each(['name', '-name', 'amount', '-amount', 'registered'])(
    'sort by %s pages through all',
    async (sort) => {
      const all = idsOf(await list(`sort=${sort}`))
      const seen: string[] = []
      for (let after = ''; ; ) {
        const page = await list(`sort=${sort}&limit=2${after}`)
        seen.push(...idsOf(page))
        if (!page.next) break
        after = `&after=${page.next}`
      }
      expect(seen).toEqual(all)
      expect(new Set(seen).size).toBe(6)
    },
  )

  test('a place of another order is refused', async () => {
    const { next } = await list('limit=1&sort=name')
    const { status } = await office.call('GET', `/api/office/registrations?after=${next}`, owner)
    expect(status).toBe(400)
  })

  test('the export has a row for each course of what is filtered, and is recorded', async () => {
    const response = await world.app.inject({
      url: '/api/office/registrations/export.csv?q=lucia',
      headers: { cookie: owner.cookie },
    })
    expect(response.statusCode).toBe(200)
    const lines = response.body.trim().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toContain('2850.00')
    const { actions } = await get<OfficeToday>('today')
    expect(actions[0]).toMatchObject({
      command: 'registrations export',
      what: 'registrations exported, filtered by q',
    })
  })
})

describe('a registration', () => {
  const read = (id: string) => get<OfficeRegistration>(`registrations/${id}`)

  test('is found by its receipt number, with seats, shares and the policy of today', async () => {
    const found = await read(ana.receiptNumber ?? '')
    expect(found).toMatchObject({ id: ana.id, revision: ana.revision, hasAccount: true })
    expect(found.lines).toMatchObject([
      {
        course: 'module2',
        seat: { number: 1, of: 6 },
        share: 285_000,
        policy: { percent: 100, comesBack: 285_000 },
      },
      { course: 'clinical1', seat: { number: 1, of: 6 }, share: 650_000 },
    ])
    expect(found.cancelToday.amount).toBe(935_000)
    expect((await read(disputed.id)).lines[0]?.seat).toEqual({ number: 2, of: 6 })
  })

  test('owes nothing after its payment, and after its refund', async () => {
    const paid = await read(ana.id)
    expect(paid.money.map(({ kind, owed }) => [kind, owed])).toEqual([
      ['agreed', 935_000],
      ['payment', 0],
    ])
    const { money, sums } = await read(canceled.id)
    expect(money.map(({ kind, in: came, back, owed }) => [kind, came, back, owed])).toEqual([
      ['agreed', 0, 0, 285_000],
      ['payment', 285_000, 0, 0],
      ['price-lowered', 0, 0, -285_000],
      ['refund', 0, 285_000, 0],
    ])
    expect(sums).toEqual({ in: 285_000, back: 285_000, owed: 0, refundOwed: 0 })
  })

  test('shows a failed refund and the emails about it, newest first', async () => {
    const { timeline, sums, emails } = await read(failed.id)
    expect(sums.refundOwed).toBe(285_000)
    expect(timeline).toContainEqual(expect.objectContaining({ kind: 'refund-failed', amount: 285_000 }))
    expect(emails.every(({ to }) => to === 'rosa@q.example')).toBe(true)
    expect(emails.map(({ kind }) => kind)).toContain('confirmation')
    expect(timeline.map(({ at }) => at)).toEqual(
      timeline
        .map(({ at }) => at)
        .sort()
        .reverse(),
    )
  })

  test('that does not exist is 404', async () => {
    const { status } = await office.call('GET', '/api/office/registrations/BHIA-2025-9999', owner)
    expect(status).toBe(404)
  })
})

describe('dates', () => {
  test('one date has its people, and the waiting list with names', async () => {
    await world.waitFor('marc@duvivier.example')
    await world.waitFor('unknown@mail.example')
    const page = await get<OfficeDatePage>('dates/module2/2025-09-12')
    expect(page.date).toMatchObject({ spots: 6, paid: 2, atCheckout: 2, free: 2, waiting: 2 })
    expect(page.paidFor).toBe(2 * 285_000)
    expect(page.roster.map(({ name, paid }) => [name, paid])).toEqual([
      ['Dr. Lucía Ferrer', true],
      ['Hannah Lowe', false],
      ['Later', false],
      ['Peter Lindqvist', true],
    ])
    expect(page.waiting.map(({ position, name }) => [position, name])).toEqual([
      [1, 'Marc Duvivier'],
      [2, null],
    ])
  })

  test('the calendar counts what its dates have', async () => {
    const { courses, months, totals } = await get<import('#contract/office/dates.ts').OfficeDates>('dates')
    expect(months[0]).toBe('2025-08-01')
    expect(months).toHaveLength(12)
    const dates = courses.flatMap((course) => course.dates).filter(({ start }) => start !== null)
    expect(totals.paid).toBe(3)
    expect(totals.paid).toBe(dates.reduce((all, { paid }) => all + paid, 0))
    expect(totals).toMatchObject({ atCheckout: 2, waiting: 2, waitedFor: 1 })
  })

  test('faculty see only their own courses', async () => {
    const teacher = await office.join('faculty')
    expect((await get<{ courses: unknown[] }>('dates', teacher)).courses).toEqual([])
    const { status } = await office.call('GET', '/api/office/dates/module2/2025-09-12', teacher)
    expect(status).toBe(403)
  })
})

describe('people', () => {
  type People = import('#contract/office/people.ts').OfficePeople
  type Person = import('#contract/office/people.ts').OfficePerson

  test('accounts and guests are listed once each, page by page', async () => {
    const all = (await get<People>('people')).rows
    expect(all.map(({ email }) => email)).toEqual([
      'late@mail.example',
      'lucia@ferrer.example',
      'marc@duvivier.example',
      'open@mail.example',
      'peter@l.example',
      'rosa@q.example',
    ])
    const seen: string[] = []
    for (let after = ''; ; ) {
      const page = await get<People>(`people?limit=4${after}`)
      seen.push(...page.rows.map(({ id }) => id))
      if (!page.next) break
      after = `&after=${page.next}`
    }
    expect(seen).toEqual(all.map(({ id }) => id))
  })

  test('half a name finds a guest and an account', async () => {
    expect((await get<People>('people?q=duv')).rows).toMatchObject([
      { name: 'Marc Duvivier', hasAccount: false },
    ])
    expect((await get<People>('people?q=lucia')).rows).toMatchObject([{ hasAccount: true, registrations: 1 }])
  })

  test('the id of a guest opens everything about them, and tells no address', async () => {
    const [row] = (await get<People>('people?q=marc')).rows
    expect(row?.id).toMatch(/^guest\.[0-9a-f]{64}$/)
    const person = await get<Person>(`people/${row?.id}`)
    expect(person).toMatchObject({ email: 'marc@duvivier.example', account: null, paid: 285_000, net: 0 })
    expect(person.courses).toMatchObject([{ course: 'module2', state: 'canceled' }])
    expect(person.waiting).toMatchObject([{ course: 'module2', state: 'waiting' }])
    expect(person.emails.length).toBeGreaterThan(0)
    const { actions } = await get<OfficeToday>('today')
    expect(actions[0]).toMatchObject({ command: 'people show', what: `all data of ${row?.id} shown` })
  })

  test('find gives registrations and people', async () => {
    const found = await get<import('#contract/office/find.ts').OfficeFind>('find?q=ferrer')
    expect(found.registrations.map(({ id }) => id)).toEqual([ana.id])
    expect(found.people.map(({ email }) => email)).toEqual(['lucia@ferrer.example'])
  })
})

describe('money', () => {
  test('sums by day equal the movements, made by hand', async () => {
    const money = await get<OfficeMoney>('money?from=2025-08-01&to=2025-08-31')
    expect(money.totals).toEqual({
      payments: 4,
      paid: 935_000 + 3 * 285_000,
      refunds: 2,
      refunded: 285_000,
      disputed: 285_000,
      net: 935_000 + 285_000,
    })
    const net = money.rows.reduce((all, row) => all + row.in - row.back, 0)
    expect(net).toBe(money.totals.net)
    expect(money.count).toBe(money.rows.length)
    expect((await get<OfficeMoney>('money?from=2025-07-01&to=2025-07-31')).totals.net).toBe(0)
    const payments = await get<OfficeMoney>('money?from=2025-08-01&to=2025-08-31&kind=payment&limit=3')
    expect(payments).toMatchObject({ count: 4, previous: null })
    const rest = await get<OfficeMoney>(
      `money?from=2025-08-01&to=2025-08-31&kind=payment&limit=3&after=${payments.next}`,
    )
    expect(rest.rows.map(({ registrationId }) => registrationId)).toEqual([ana.id])
  })

  test('the export has the provider’s fee of a payment and of a dispute', async () => {
    const { body } = await world.app.inject({
      url: '/api/office/money/export.csv?from=2025-08-01&to=2025-08-31',
      headers: { cookie: owner.cookie },
    })
    const rows = body.split('\r\n').map((line) => line.split(','))
    const [head = []] = rows
    const fee = head.indexOf('fee')
    const of = (kind: string, registration: string) =>
      rows.find((row) => row[1] === kind && row.includes(registration))?.[fee]
    expect(of('payment', canceled.id)).toBe('82.95')
    expect(of('dispute-opened', disputed.id)).toBe('15.00')
  })

  test('failed refunds, disputes and unfinished registrations wait for somebody', async () => {
    // The hold ends before the session of staff would.
    world.clock.pass(25 * 60_000)
    const open = await get<import('#contract/office/money.ts').OfficeOpenMoney>('money/open')
    expect(open.refundsFailed).toMatchObject([{ registrationId: failed.id, amount: 285_000 }])
    expect(open.disputes).toMatchObject([{ registrationId: disputed.id, state: 'open' }])
    expect(open.unfinished.map(({ name }) => name)).toEqual(['Later', 'Hannah Lowe'])
  })
})

test('today lists what needs somebody, and counts it for the rail', async () => {
  const found = [{ sentence: 'A seat was sold without a payment.', repair: 'repair x' }]
  const now = world.clock.now()
  await recordReconciliation(world.database, {
    day: '2025-08-01',
    doneAt: now,
    paymentsCompared: true,
    found,
  })
  await world.database
    .updateTable('emails')
    .set({ failedAt: now, deliveredAt: null, lastError: 'unknown' })
    .where('kind', '=', 'confirmation')
    .where('to', '=', 'rosa@q.example')
    .execute()
  const today = await get<OfficeToday>('today')
  expect(today.needs.map(({ kind }) => kind).sort()).toEqual(
    ['disagreement', 'dispute', 'email-given-up', 'refund-failed', 'unfinished'].sort(),
  )
  expect(today.counts).toMatchObject({ today: 5, money: 2, emails: 1, reconciliation: 1 })
  expect(today.week.registrations).toMatchObject({ toNow: 4, beforeToNow: 0 })
  expect(today.week.net.days.reduce((all, one) => all + one, 0)).toBe(935_000 + 285_000)
  expect(today.dates[0]).toMatchObject({ course: 'module2', start: '2025-09-12', paid: 2 })
  expect(today.reconciliation).toMatchObject({ found: 1 })
})

test('emails are listed by state and read one by one', async () => {
  type Emails = import('#contract/office/emails.ts').OfficeEmails
  const failedOnes = await get<Emails>('emails?state=given-up')
  expect(failedOnes.rows).toMatchObject([{ to: 'rosa@q.example', state: 'given-up', lastError: 'unknown' }])
  expect(failedOnes.counts.givenUp).toBe(1)
  const all = await get<Emails>('emails?limit=100')
  const seen: string[] = []
  for (let after = ''; ; ) {
    const page = await get<Emails>(`emails?limit=7${after}`)
    seen.push(...page.rows.map(({ id }) => id))
    if (!page.next) break
    after = `&after=${page.next}`
  }
  expect(seen).toEqual(all.rows.map(({ id }) => id))
  const text = await get<{ text: string }>(`emails/${failedOnes.rows[0]?.id}`)
  expect(text.text).toContain('Module 2')
})

test('awards lists what waits for a decision', async () => {
  const person = await world.person('samuel@idris.example')
  const entered = await person.call('POST', '/api/account/cases', {
    title: 'Case 1',
    summary: 'Two implants',
    treatedOn: '2025-07-01',
  })
  const awards = await get<import('#contract/office/awards.ts').OfficeAwards>('awards')
  expect(awards.cases).toMatchObject([
    { id: entered.body.id, personId: person.uid, email: 'samuel@idris.example', approvedBefore: 0 },
  ])
})
