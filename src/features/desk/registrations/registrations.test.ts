// Registrations in the office, on a real database, with purchases made through the checkout.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OfficeRegistration, OfficeRegistrations } from '#contract/office/registrations.ts'
import type { OfficeToday } from '#contract/office/today.ts'
import { totalsOfRegistrations } from '#features/registrations/office-registrations.queries.ts'
import { ana, groupOrders } from '#tests/support/group-orders.ts'
import { type OfficeWorld, officeWorld } from '#tests/support/office-world.ts'

let world: OfficeWorld
const get: OfficeWorld['get'] = (...asked) => world.get(...asked)
const list = (query = '') => get<OfficeRegistrations>(`registrations?${query}`)
const idsOf = ({ rows }: OfficeRegistrations) => rows.map(({ id }) => id)

beforeAll(async () => {
  world = await officeWorld()
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
    expect(idsOf(await list(`q=${encodeURIComponent(q)}`))).toEqual([world.lucia.id])
  })

  test('search finds a receipt number and an id', async () => {
    const [row] = (await list(`q=${world.lucia.receiptNumber}`)).rows
    expect(row?.id).toBe(world.lucia.id)
    expect(idsOf(await list(`q=${world.lucia.receiptNumber?.slice(5)}`))).toEqual([world.lucia.id])
    expect(idsOf(await list(`q=${world.canceled.id.toUpperCase()}`))).toEqual([world.canceled.id])
    expect(idsOf(await list('q=errer'))).toEqual([])
    expect(idsOf(await list(`q=${encodeURIComponent("' & | :* !")}`))).toEqual([])
  })

  test('a filter that too many match is not added up, and all registrations always are', async () => {
    const paid = { status: ['completed', 'refunded'], registered: {}, paid: {} } as const
    const totals = (most: number) => totalsOfRegistrations(world.database, paid, most)
    const count = (await totals(100))?.count ?? 0
    expect(count).toBeGreaterThan(1)
    expect(await totals(count)).toMatchObject({ count })
    expect(await totals(count - 1)).toBeNull()
    const all = await totalsOfRegistrations(world.database, { registered: {}, paid: {} }, 1)
    expect(all).toMatchObject({ count: 5 })
  })

  test('filters narrow the rows and the totals', async () => {
    expect(idsOf(await list('status=refunded'))).toEqual([world.canceled.id])
    expect(idsOf(await list('status=refunded,needs_review'))).toEqual([world.failed.id, world.canceled.id])
    expect(idsOf(await list('dispute=open'))).toEqual([world.disputed.id])
    expect(idsOf(await list('course=clinical1'))).toEqual([world.lucia.id])
    expect(idsOf(await list('date=2025-10-16'))).toEqual([world.lucia.id])
    expect((await list('date=2025-09-12')).totals?.count).toBe(3)
    expect((await list('date=none')).totals?.count).toBe(0)
    expect((await list('to=2025-07-31')).totals).toEqual({
      count: 0,
      paid: 0,
      refunded: 0,
      disputed: 0,
      net: 0,
      due: 0,
    })
    expect((await list('paidFrom=2025-08-01&paidTo=2025-08-01')).totals?.count).toBe(4)
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
    const { status } = await world.office.call('GET', `/api/office/registrations?after=${next}`, world.owner)
    expect(status).toBe(400)
  })

  test('the export has a row for each course of what is filtered, and is recorded', async () => {
    const response = await world.app.inject({
      url: '/api/office/registrations/export.csv?q=lucia',
      headers: { cookie: world.owner.cookie },
    })
    expect(response.statusCode).toBe(200)
    const lines = response.body.trim().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toContain('2850.00')
    const { actions } = await get<OfficeToday>('today')
    expect(actions[0]).toMatchObject({
      action: { verb: 'registrations.exported', facts: { filters: ['q'] } },
    })
  })
})

describe('a registration', () => {
  const read = (id: string) => get<OfficeRegistration>(`registrations/${id}`)

  test('is found by its receipt number, with seats, shares and the policy of today', async () => {
    const found = await read(world.lucia.receiptNumber ?? '')
    expect(found).toMatchObject({ id: world.lucia.id, revision: world.lucia.revision, hasAccount: true })
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
    expect((await read(world.disputed.id)).lines[0]?.seat).toEqual({ number: 2, of: 6 })
  })

  test('owes nothing after its payment, and after its refund', async () => {
    const paid = await read(world.lucia.id)
    expect(paid.money.map(({ kind, owed }) => [kind, owed])).toEqual([
      ['agreed', 935_000],
      ['payment', 0],
    ])
    const { money, sums } = await read(world.canceled.id)
    expect(money.map(({ kind, in: came, back, owed }) => [kind, came, back, owed])).toEqual([
      ['agreed', 0, 0, 285_000],
      ['payment', 285_000, 0, 0],
      ['price-lowered', 0, 0, -285_000],
      ['refund', 0, 285_000, 0],
    ])
    expect(sums).toEqual({ in: 285_000, back: 285_000, owed: 0, refundOwed: 0 })
  })

  test('shows a failed refund and the emails about it, newest first', async () => {
    const { timeline, sums, money, emails } = await read(world.failed.id)
    expect(sums).toMatchObject({ in: 285_000, back: 0, owed: -285_000, refundOwed: 285_000 })
    expect(money.find(({ kind }) => kind === 'refund-reversed')).toMatchObject({ in: 0, back: -285_000 })
    // The ledger has it, so the history has it once.
    expect(timeline).toContainEqual(expect.objectContaining({ kind: 'money', what: 'refund-reversed' }))
    expect(timeline.filter(({ kind }) => kind === 'refund-failed')).toEqual([])
    expect(emails.every(({ to }) => to === 'rosa@q.example')).toBe(true)
    expect(emails.map(({ kind }) => kind)).toContain('confirmation')
    expect(timeline.map(({ at }) => at)).toEqual(
      timeline
        .map(({ at }) => at)
        .sort()
        .reverse(),
    )
  })

  test('of a group names everybody in it, the payer first, and one bought alone names nobody', async () => {
    const members = await groupOrders(world).paidGroup([ana])
    const group = members.map(({ id, name }) => ({ id, name }))
    expect(group.map(({ name }) => name)).toEqual(['Alex Rivera', 'Ana Pérez'])
    for (const { id } of members) expect((await read(id)).group).toEqual(group)
    expect((await read(world.lucia.id)).group).toEqual([])
  })

  test('that does not exist is 404', async () => {
    const { status } = await world.office.call('GET', '/api/office/registrations/BHIA-2025-9999', world.owner)
    expect(status).toBe(404)
  })
})
