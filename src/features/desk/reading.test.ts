// Dates, people, money and the first page of the office, on a real database.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OfficeDatePage } from '#contract/dates/office-dates.ts'
import type { OfficeFees, OfficeMoney, OfficeOpenMoney } from '#contract/office/money.ts'
import type { OfficeToday } from '#contract/office/today.ts'
import { sum } from '#domain/money/money.ts'
import { makeOffer } from '#features/offers/make-offer.ts'
import { settlePayment } from '#features/payments/settle-payment.ts'
import { recordReconciliation } from '#features/reconciliation/reconciliations.queries.ts'
import { makeNote } from '#features/record/staff-note.ts'
import { confirmWire, recordWire } from '#features/wires/record-wire.ts'
import { type OfficeWorld, officeWorld } from '#tests/support/office-world.ts'

let world: OfficeWorld
const get: OfficeWorld['get'] = (...asked) => world.get(...asked)

beforeAll(async () => {
  world = await officeWorld()
  world.clock.pass(1000)
  await world.opened({ email: 'late@mail.example', name: 'Later' })
})
afterAll(() => world.close())

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
    const { courses, months, totals } =
      await get<import('#contract/dates/office-dates.ts').OfficeDates>('dates')
    expect(months[0]).toBe('2025-08-01')
    expect(months).toHaveLength(12)
    const dates = courses.flatMap((course) => course.dates).filter(({ start }) => start !== null)
    expect(totals.paid).toBe(3)
    expect(totals.paid).toBe(dates.reduce((all, { paid }) => all + paid, 0))
    expect(totals).toMatchObject({ atCheckout: 2, waiting: 2, waitedFor: 1 })
  })

  test('faculty see only their own courses', async () => {
    const teacher = await world.office.join('faculty')
    expect((await get<{ courses: unknown[] }>('dates', teacher)).courses).toEqual([])
    const { status } = await world.office.call('GET', '/api/office/dates/module2/2025-09-12', teacher)
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
    expect(actions[0]).toMatchObject({
      action: { verb: 'person.shown', facts: { personId: row?.id } },
    })
  })

  test('find gives registrations and people', async () => {
    const found = await get<import('#contract/office/find.ts').OfficeFind>('find?q=ferrer')
    expect(found.registrations.map(({ id }) => id)).toEqual([world.lucia.id])
    expect(found.people.map(({ email }) => email)).toEqual(['lucia@ferrer.example'])
  })

  // A Sinhala digit that JavaScript counts as a number and PostgreSQL does not.
  test.each(['%', '𑇭'])('find gives nothing for %j, which holds no word', async (q) => {
    expect(await get(`find?q=${encodeURIComponent(q)}`)).toEqual({ registrations: [], people: [] })
  })
})

describe('money', () => {
  test('sums by day equal the movements, made by hand', async () => {
    const money = await get<OfficeMoney>('money?from=2025-08-01&to=2025-08-31')
    expect(money.totals).toEqual({
      payments: 4,
      paid: 935_000 + 3 * 285_000,
      refunds: 2,
      refundsBack: 1,
      refunded: 285_000,
      disputed: 285_000,
      net: 935_000 + 285_000,
    })
    const net = money.rows.reduce((all, row) => all + row.in - row.back, 0)
    expect(net).toBe(money.totals.net)
    expect(money.count).toBe(money.rows.length)
    expect(money.in - money.back).toBe(net)
    expect((await get<OfficeMoney>('money?from=2025-07-01&to=2025-07-31')).totals.net).toBe(0)
    const payments = await get<OfficeMoney>('money?from=2025-08-01&to=2025-08-31&kind=payment&limit=3')
    expect(payments).toMatchObject({ count: 4, in: 935_000 + 3 * 285_000, back: 0, previous: null })
    const rest = await get<OfficeMoney>(
      `money?from=2025-08-01&to=2025-08-31&kind=payment&limit=3&after=${payments.next}`,
    )
    expect(rest.rows.map(({ registrationId }) => registrationId)).toEqual([world.lucia.id])
  })

  test('movements are found by a name, a reference and the provider', async () => {
    const found = async (query: string) => {
      const { rows, count } = await get<OfficeMoney>(`money?from=2025-08-01&to=2025-08-31&${query}`)
      expect(count).toBe(rows.length)
      return [...new Set(rows.map(({ registrationId }) => registrationId))]
    }
    expect(await found('q=quint')).toEqual([world.failed.id])
    const { rows } = await get<OfficeMoney>('money?from=2025-08-01&to=2025-08-31&kind=payment')
    const [newest] = rows
    expect(await found(`q=${newest?.reference}`)).toEqual([newest?.registrationId])
    expect(await found('q=nobody')).toEqual([])
    expect(await found('provider=offline')).toEqual([])
    expect((await found('provider=card')).length).toBeGreaterThan(1)
  })

  test('fees of the movements add up to those of their kinds', async () => {
    const days = 'from=2025-08-01&to=2025-08-31'
    const { rows } = await get<OfficeMoney>(`money?${days}&limit=100`)
    const { fees, byKind } = await get<OfficeFees>(`money/fees?${days}`)
    const feeOf = (kind: string) => rows.filter((row) => row.kind === kind).map(({ id }) => fees[id] ?? 0)
    expect(feeOf('payment')).not.toContain(0)
    expect(sum(feeOf('payment'))).toBe(byKind.payment)
    expect(sum(feeOf('dispute-opened'))).toBe(byKind['dispute-opened'])
    expect(byKind['dispute-opened']).toBeGreaterThan(0)
  })

  test('the export has the provider’s fee of a payment and of a dispute', async () => {
    const { body } = await world.app.inject({
      url: '/api/office/money/export.csv?from=2025-08-01&to=2025-08-31',
      headers: { cookie: world.owner.cookie },
    })
    const rows = body.split('\r\n').map((line) => line.split(','))
    const [head = []] = rows
    const fee = head.indexOf('fee')
    const of = (kind: string, registration: string) =>
      rows.find((row) => row[1] === kind && row.includes(registration))?.[fee]
    expect(of('payment', world.canceled.id)).toBe('82.95')
    expect(of('dispute-opened', world.disputed.id)).toBe('15.00')
  })

  test('failed refunds, disputes and unfinished registrations wait for somebody', async () => {
    // The hold ends before the session of staff would.
    world.clock.pass(25 * 60_000)
    const open = await get<OfficeOpenMoney>('money/open')
    expect(open.refundsFailed).toMatchObject([{ registrationId: world.failed.id, amount: 285_000 }])
    expect(open.disputes).toMatchObject([{ registrationId: world.disputed.id, state: 'open' }])
    expect(open.unfinished.map(({ name, declined }) => [name, declined])).toEqual([
      ['Later', 0],
      ['Hannah Lowe', 2],
    ])
  })
})

test('today lists what needs somebody, and counts it for the rail', async () => {
  const found = [{ sentence: 'A seat was sold without a payment.', repair: 'x', page: null }]
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

test('today names the staff and registrations of the last actions, and leaves out sign-ins', async () => {
  await world.office.signIn(world.owner)
  const email = 'new@bhia.example'
  await world.office.invite(email, 'reader')
  const invited = await world.database
    .updateTable('staff')
    .set({ name: '' })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow()
  const note = makeNote({ by: { user: 'tester' }, clock: world.clock })
  await note(world.database, 'refund.declined', {
    registrationId: world.lucia.id,
    amount: 5_000,
    askedBy: invited.id,
  })
  const { actions } = await get<OfficeToday>('today')
  expect(actions[0]?.names).toEqual({
    [world.lucia.id]: 'Dr. Lucía Ferrer',
    [invited.id]: email,
  })
  expect(actions.map(({ action }) => action.verb)).not.toContain('staff.signed-in')
})

test('emails are listed by state and read one by one', async () => {
  type Emails = import('#contract/office/emails.ts').OfficeEmails
  const failedOnes = await get<Emails>('emails?state=given-up')
  expect(failedOnes.rows).toMatchObject([{ to: 'rosa@q.example', state: 'given-up', lastError: 'unknown' }])
  expect(failedOnes.counts.retryable).toBe(1)
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

test('today lists a recorded wire until a second person confirms it', async () => {
  const wires = async () => (await get<OfficeToday>('today')).needs.filter(({ kind }) => kind === 'wire')
  const unrecorded = async () => {}
  const terms = { items: ['clinical1'], price: null, reason: null, until: null, planAllowed: false }
  const person = { email: 'e.marsh@mail.example', name: 'Elena Marsh' }
  const asked = { ...person, ...terms, payer: null, dates: {}, holdsSeats: false }
  const offer = await makeOffer(asked, world.context, unrecorded)
  expect(await wires()).toEqual([])
  const { id, amount } = offer
  const money = { about: id, method: 'wire', amount, reference: 'FT 4711', receivedOn: '2025-08-01' } as const
  const recorded = await recordWire(money, { staffId: world.owner.id }, world.context, unrecorded)
  expect(await wires()).toMatchObject([
    { wireId: recorded.id, name: 'Elena Marsh', amount, reference: 'FT 4711', recordedBy: 'Ines Caldera' },
  ])
  await confirmWire(recorded.id, { user: 'ben' }, world.context, unrecorded)
  expect(await wires()).toEqual([])
})

test('declined cards stay counted after the registration has expired', async () => {
  await settlePayment(world.declinedIntent, world.context)
  // The provider counts no failures of a payment that has ended.
  await settlePayment(world.declinedIntent, world.context)
  const { unfinished } = await get<OfficeOpenMoney>('money/open')
  expect(unfinished.at(-1)).toMatchObject({ name: 'Hannah Lowe', status: 'expired', declined: 2 })
})
