// What staff do with dates in the office: the preview says it, then exactly that happens.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepApprovalLimit } from '#content/approval-limit.ts'
import type { DateConsequences } from '#contract/dates/date-changes.ts'
import { dollars } from '#domain/money/money.ts'
import { type Member, type Office, officeOf } from '#tests/support/office.ts'
import { staffWorld } from '#tests/support/staff-world.ts'
import { answerDate } from './answer-date.ts'

// What is above the limit: second-person.test.ts.
keepApprovalLimit(dollars(100_000))

type World = Awaited<ReturnType<typeof staffWorld>>
let world: World
let office: Office
let desk: Member
beforeAll(async () => {
  world = await staffWorld()
  office = officeOf(world)
  desk = await office.join('desk')
})
afterAll(() => world.close())

const post = (path: string, payload: object, by = desk) =>
  office.call('POST', `/api/office/dates/${path}`, { cookie: by.cookie, payload })
const preview = async (path: string, payload: object = {}): Promise<DateConsequences> => {
  const { status, body } = await post(`${path}/preview`, payload)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}

/** Emails that a piece of work posts, as the previews list them. */
async function posted(work: () => Promise<unknown>) {
  const known = new Set((await world.emails()).map(({ id }) => id))
  await work()
  return (await world.emails())
    .filter(({ id }) => !known.has(id))
    .map(({ kind, to, language, subject }) => ({ kind, to, language, subject }))
}
const sorted = <T>(emails: readonly T[]) => emails.map((email) => JSON.stringify(email)).sort()

async function addDate(course: 'module3' | 'module4' | 'clinical1', start: string, spots = 6) {
  const date = `${course}/${start}`
  const { revision } = await preview(`${date}/add`, { days: 3, spots })
  expect(await post(`${date}/add`, { days: 3, spots, revision })).toMatchObject({ status: 200 })
  return date
}

describe('a date', () => {
  test('with six people moves as previewed, and its preview changes nothing', async () => {
    const start = '2026-01-09'
    const date = await addDate('module3', start)
    for (let index = 0; index < 6; index += 1) {
      await world.bought(
        `mover${index}@mail.example`,
        'module3',
        start,
        index < 2 ? 'language=es' : undefined,
      )
    }
    await world.waitFor('hopes@mail.example', 'module3', start)
    const move = { to: '2026-01-30', days: 4 }
    const none = await posted(() => preview(`${date}/move`, move))
    expect(none).toEqual([])
    expect(await world.date('module3', start)).toMatchObject({ paid: 6, waiting: 1 })

    const seen = await preview(`${date}/move`, move)
    expect(seen.people).toHaveLength(6)
    expect(seen).toMatchObject({ waited: 1, refunds: 0, stopped: 0 })
    expect(seen.emails.filter(({ language }) => language === 'es')).toHaveLength(2)
    expect(seen.examples.map(({ text }) => text).join()).toContain('Jan 30')
    const sent = await posted(async () => {
      expect((await post(`${date}/move`, { ...move, revision: seen.revision })).body).toEqual({
        start: '2026-01-30',
        end: '2026-02-02',
      })
    })
    expect(sorted(sent)).toEqual(sorted(seen.emails))
    expect(await world.date('module3', '2026-01-30')).toMatchObject({ paid: 6, waiting: 1 })
    expect(await office.call('GET', `/api/office/dates/${date}`, desk)).toMatchObject({
      status: 404,
      body: { code: 'date_moved', dates: [{ course: 'module3', start: '2026-01-30', end: '2026-02-02' }] },
    })
    expect(await world.lastNote()).toMatchObject({
      verb: 'date.moved',
      staffId: desk.id,
      facts: { date: { start: '2026-01-09' }, movedTo: { start: '2026-01-30' }, notified: 6 },
      about: ['date/module3/2026-01-09', 'date/module3/2026-01-30'],
    })
  })

  test('that changed after the preview is refused as stale, says who changed it, and stays', async () => {
    const start = '2026-02-06'
    const date = await addDate('module3', start)
    const { revision } = await preview(`${date}/move`, { to: '2026-02-20', days: 3 })
    await world.bought('joins@mail.example', 'module3', start)
    const late = { to: '2026-02-20', days: 3, revision }
    const none = await posted(async () => {
      expect(await post(`${date}/move`, late)).toMatchObject({
        status: 409,
        body: {
          code: 'stale',
          change: { by: 'Ines Caldera', action: { verb: 'date.added', facts: { spots: 6 } } },
        },
      })
    })
    expect(none).toEqual([])
    expect(await world.date('module3', start)).toMatchObject({ paid: 1 })
  })

  test('is canceled with the questions and emails of its preview, after a confirmation', async () => {
    const start = '2026-03-20'
    const date = await addDate('module4', start)
    const first = await world.bought('back1@mail.example', 'module4', start)
    await world.bought('back2@mail.example', 'module4', start, 'language=es')
    const open = await world.buy('open@mail.example', 'module4', start)
    const seen = await preview(`${date}/cancel`, { moveTo: null })
    expect(seen).toMatchObject({
      refunds: 590_000,
      stopped: 1,
      people: [{ refund: 295_000, answerBy: '2025-08-08' }, {}],
    })
    const cancel = () => post(`${date}/cancel`, { moveTo: null, revision: seen.revision })
    await world.database
      .updateTable('staffSessions')
      .set({ confirmedAt: new Date(0) })
      .execute()
    expect(await cancel()).toMatchObject({ status: 403, body: { code: 'office_confirm' } })
    await office.confirm()
    const sent = await posted(async () => expect(await cancel()).toMatchObject({ status: 200 }))
    expect(sorted(sent)).toEqual(sorted(seen.emails))
    const answer = { registrationId: first.id, course: 'module4', answer: 'card' } as const
    await answerDate(answer, world.context)
    expect(await world.registration(first.id)).toMatchObject({ status: 'refunded', refunded: 295_000 })
    expect(await world.registration(open.registrationId)).toMatchObject({ status: 'expired' })
    const { body } = await office.call('GET', `/api/office/dates/${date}`, { cookie: desk.cookie })
    const byAnswer = body.asked.toSorted((one: { answer: string | null }) => (one.answer === null ? 1 : -1))
    expect(byAnswer).toMatchObject([{ answer: 'card' }, { answer: null, lastDay: '2025-08-08' }])
  })

  test('gives new seats to the waiting list, closes and opens again', async () => {
    const start = '2026-04-10'
    const date = await addDate('module4', start, 1)
    await world.bought('has@mail.example', 'module4', start)
    await world.waitFor('next@mail.example', 'module4', start)
    const seats = await preview(`${date}/seats`, { spots: 2 })
    expect(seats).toMatchObject({
      offered: 1,
      emails: [{ to: 'next@mail.example', kind: 'waiting-list-offer' }],
    })
    await post(`${date}/seats`, { spots: 2, revision: seats.revision })
    expect(await world.date('module4', start)).toMatchObject({ spots: 2, offered: 1 })
    const close = await preview(`${date}/close`)
    expect(close).toMatchObject({ waited: 1, emails: [{ to: 'next@mail.example' }] })
    await post(`${date}/close`, { revision: close.revision })
    expect(await world.date('module4', start)).toMatchObject({ closedAt: expect.any(Date), offered: 0 })
    const open = await preview(`${date}/open`)
    await post(`${date}/open`, { revision: open.revision })
    expect(await world.date('module4', start)).toMatchObject({ closedAt: null, spots: 2, paid: 1 })
  })
})

describe('a waiting list', () => {
  const places = async (start: string) => {
    const { body } = await office.call('GET', `/api/office/dates/clinical1/${start}`, { cookie: desk.cookie })
    return body.waiting as { id: string; email: string; state: string; offeredUntil: string | null }[]
  }

  test('is offered in the order that staff made, without the person they removed', async () => {
    const start = '2026-05-08'
    const date = await addDate('clinical1', start, 1)
    const taken = await world.bought('taken@mail.example', 'clinical1', start)
    for (const name of ['one', 'two', 'three']) {
      await world.waitFor(`${name}@mail.example`, 'clinical1', start)
    }
    const before = await places(start)
    const order = before.map(({ id }) => id)
    const [one, two, three] = order
    const list = `${date}/waiting-list`
    expect((await post(`${list}/up`, { place: one, order })).body.code).toBe('place_first')
    expect(await post(`${list}/up`, { place: three, order })).toMatchObject({
      status: 200,
      body: { order: [one, three, two], emails: [] },
    })
    expect(await post(`${list}/up`, { place: three, order })).toMatchObject({
      status: 409,
      body: { code: 'stale', change: { action: { verb: 'place.moved-up' } } },
    })
    const now = [one, three, two]
    const removal = { place: one, order: now }
    const seen = await post(`${list}/remove/preview`, removal)
    expect(seen.body.emails).toMatchObject([{ to: 'one@mail.example', kind: 'waiting-list' }])
    const sent = await posted(() => post(`${list}/remove`, removal))
    expect(sent).toEqual(seen.body.emails)
    await world.desk.refund(taken.id)
    expect((await places(start)).map(({ email, state }) => [email, state])).toEqual([
      ['three@mail.example', 'offered'],
      ['two@mail.example', 'waiting'],
    ])

    const [offered] = await places(start)
    const extended = await post(`${list}/extend`, { place: three, order: [three, two] })
    expect(extended.body.emails).toMatchObject([{ to: 'three@mail.example' }])
    const later = (await places(start))[0]?.offeredUntil ?? ''
    expect(Date.parse(later) - Date.parse(offered?.offeredUntil ?? '')).toBe(24 * 3_600_000)
    expect((await post(`${list}/extend`, { place: two, order: [three, two] })).body.code).toBe(
      'place_not_offered',
    )
  })
})

describe('an email to a date', () => {
  const en = { subject: 'Parking', text: 'Dear {name},\n\nplease park behind the house.' }
  const es = { subject: 'Estacionamiento', text: 'Estimado {name}:\n\nestacione detrás de la casa.' }

  test('reaches each person once in their language, also when it is sent twice', async () => {
    const start = '2026-06-05'
    const date = await addDate('clinical1', start, 2)
    await world.bought('reads@mail.example', 'clinical1', start)
    await world.bought('lee@mail.example', 'clinical1', start, 'language=es')
    for (const email of ['reads@mail.example', 'waits@mail.example'])
      await world.waitFor(email, 'clinical1', start)
    const { body: seen } = await post(`${date}/email/preview`, { to: 'everyone', en, es })
    expect(seen.recipients.map(({ email }: { email: string }) => email).sort()).toEqual([
      'lee@mail.example',
      'reads@mail.example',
      'waits@mail.example',
    ])
    expect(seen.examples.map(({ text }: { text: string }) => text).join()).toContain('Dear Alex Rivera,')
    const email = { id: crypto.randomUUID(), to: 'everyone', en, es, revision: seen.revision }
    const sent = await posted(async () => {
      expect((await post(`${date}/email`, email)).body).toEqual({ sent: 3 })
      await post(`${date}/email`, email)
    })
    expect(sorted(sent)).toEqual(sorted(seen.emails))
    expect(sent.find(({ to }) => to === 'lee@mail.example')).toMatchObject({
      language: 'es',
      subject: 'Estacionamiento',
    })
  })

  test('goes out in English where the Spanish is not written, and to its author first', async () => {
    const date = 'clinical1/2026-06-05'
    const { body } = await post(`${date}/email/preview`, { to: 'seated', en, es: null })
    expect(body.emails.map(({ subject }: { subject: string }) => subject)).toEqual(['Parking', 'Parking'])
    const trial = await posted(() => post(`${date}/email/trial`, { en, es }))
    expect(trial).toMatchObject([
      { to: desk.email, language: 'en' },
      { to: desk.email, language: 'es' },
    ])
    expect((await post('module4/2026-03-20/email/preview', { to: 'waiting', en, es })).body.code).toBe(
      'email_to_nobody',
    )
  })
})
