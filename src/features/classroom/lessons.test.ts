import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { chargeDuePayments } from '#features/payments/charge-due.ts'
import { erasePerson } from '#features/personal-data/erase-person.ts'
import { gatherData } from '#features/personal-data/gather-data.ts'
import type { Person } from '#tests/support/account.ts'
import { rivera } from '#tests/support/checkout.ts'
import { type ClassroomWorld, classroomWorld } from '#tests/support/classroom.ts'
import { officeOf } from '#tests/support/office.ts'

let world: ClassroomWorld
let owner: Person
let registrationId: string
let count = 0
beforeAll(async () => {
  world = await classroomWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.set('2025-08-01T19:00:00Z')
  owner = await world.person(`learner${++count}@mail.example`)
  registrationId = (await world.paidBy(owner, { selectedItems: ['module1'], dates: {} })).id
})

const filmed = '/api/learn/module1/lessons/first-cut'
const beat = (person: Person, path = filmed) =>
  person.call('POST', `${path}/beats`, { watched: [], position: null, sections: [] })
/** Buys the Fellowship in parts, with a card whose later payments need the bank. */
async function payDeposit(buyer: Person) {
  const customerData = { ...rivera, email: buyer.email, selectedItems: 'fellowship', dates: {} }
  const asked = { email: buyer.email, customerData, plan: true }
  const { body } = await world.post('/api/create-payment-intent', asked, { bearer: buyer.token() })
  await world.pay(body.clientSecret, '4000002760003184')
  await world.answerBank(body.clientSecret, 'authorize')
  await world.deliverAll()
}
const status = async (person: Person, path: string) => (await person.get(path)).status

describe('the door of a classroom', () => {
  test('is closed without a token: 401', async () => {
    for (const path of ['/api/learn', '/api/learn/module1', filmed, '/api/learn/tests/module1']) {
      expect([path, (await world.app.inject({ url: path })).statusCode]).toEqual([path, 401])
    }
  })

  test('is closed without a paid line of the course: 404, as for an unknown course', async () => {
    const other = await world.person(`other${count}@mail.example`)
    await world.opened(
      { email: other.email, selectedItems: ['module1'], dates: {} },
      { bearer: other.token() },
    )
    for (const path of ['/api/learn/module1', filmed, '/api/learn/module9', '/api/learn/tests/module1']) {
      expect([path, await status(other, path)]).toEqual([path, 404])
    }
    for (const [method, path] of [
      ['POST', `${filmed}/beats`],
      ['POST', '/api/learn/a%00b/lessons/a%00b/beats'],
      ['PUT', `${filmed}/marks`],
      ['PUT', `${filmed}/notes/${randomUUID()}`],
      ['POST', '/api/learn/module1/evaluation'],
      ['POST', '/api/learn/tests/module1/attempts'],
    ] as const) {
      const refused = await other.call(method, path, { window: randomUUID() })
      expect([path, refused.status]).toEqual([path, 404])
    }
    expect((await other.get('/api/learn')).body).toMatchObject({ courses: [], next: null })
  })

  test('opens with the payment, in both languages, and names what is next', async () => {
    const { body } = await owner.get('/api/learn/module1?lang=es')
    expect(body.units.map(({ title }: { title: string }) => title)).toEqual(['Cutting (es)', 'Closing (es)'])
    expect(body.units[0].lessons[0]).toMatchObject({
      slug: 'first-cut',
      number: '1.1',
      minutes: 10,
      done: false,
    })
    expect(body).toMatchObject({ lessons: { done: 0, of: 3 }, next: { slug: 'first-cut' }, sample: true })
    expect((await owner.get('/api/learn')).body).toMatchObject({
      courses: [{ course: 'module1', kind: 'module', lessons: { done: 0, of: 3 } }],
      next: { course: 'module1', slug: 'first-cut', film: 'placement' },
    })
  })

  test('closes when the registration is canceled, and stays open after the completion', async () => {
    await world.desk.complete(registrationId, 'module1', '2025-08-01')
    expect((await owner.get('/api/learn/module1')).body.certificate.issued).toMatchObject({ ceHours: 24 })
    const other = await world.person(`canceler${count}@mail.example`)
    const paid = await world.paidBy(other, { selectedItems: ['module1'], dates: {} })
    await beat(other)
    await other.call('PUT', `${filmed}/notes/${randomUUID()}`, {
      text: 'Mine',
      at: 3,
      writtenAt: '2025-08-01T18:00:00.000Z',
    })
    const path = `/api/account/transactions/${paid.id}`
    const { amount } = (await other.get(`${path}/refund-quote`)).body
    const canceled = await other.call('POST', `${path}/cancel`, { items: ['module1'], amount })
    expect(canceled.status).toBe(200)
    await world.deliverAll()
    expect(await status(other, '/api/learn/module1')).toBe(404)
    expect((await beat(other)).status).toBe(404)
    expect((await other.get('/api/learn/notes')).body).toMatchObject([{ text: 'Mine', at: 3 }])
  })

  test('lets staff look without an account, faculty only into their own courses', async () => {
    const office = officeOf(world)
    const desk = await office.join('desk')
    const faculty = await office.join('faculty')
    const look = (cookie: string, url: string) => world.app.inject({ url, headers: { cookie } })
    const seen = await look(desk.cookie, '/api/learn/module1')
    expect([seen.statusCode, seen.json().lessons]).toEqual([200, { done: 0, of: 3 }])
    expect((await look(desk.cookie, filmed)).statusCode).toBe(200)
    expect((await look(faculty.cookie, '/api/learn/clinical2')).statusCode).toBe(404)
    expect((await look(desk.cookie, '/api/learn')).statusCode).toBe(401)
  })

  test('keeps lessons that were begun while a plan’s payment is long overdue; new ones wait', async () => {
    const late = await world.person(`late${count}@mail.example`)
    await payDeposit(late)
    await beat(late)
    const failUntil = async (days: readonly string[]) => {
      for (const day of days) {
        world.clock.set(`2025-09-${day}T17:00:00Z`)
        await chargeDuePayments(world.context)
        await world.deliverAll()
      }
      await late.signIn()
    }
    await failUntil(['01', '04', '08', '14'])
    expect(await world.course(late)).toMatchObject({ waits: null })
    await failUntil(['15'])
    const { waits, units } = await world.course(late)
    expect([waits, units[0]?.lessons.map((lesson) => lesson.waits)]).toEqual(['payment', [false, true]])
    expect(await status(late, filmed)).toBe(200)
    const closing = '/api/learn/module1/lessons/closing'
    expect((await late.get(closing)).body.code).toBe('lesson_waits')
    expect((await beat(late, closing)).body.code).toBe('lesson_waits')
    expect((await beat(late)).status).toBe(200)
  })

  test('of a clinical shows its date and preparation, and no units', async () => {
    const other = await world.person(`clinic${count}@mail.example`)
    await world.paidBy(other, { selectedItems: ['clinical1'], dates: { clinical1: '2025-10-16' } })
    await world.database
      .updateTable('courseDates')
      .set({ location: 'San Diego, CA' })
      .where('course', '=', 'clinical1')
      .where('startDay', '=', '2025-10-16')
      .execute()
    expect((await owner.get('/api/learn')).body.courses[0].city).toBe('Beverly Hills')
    expect((await other.get('/api/learn/clinical1')).body).toMatchObject({
      kind: 'clinical',
      start: '2025-10-16',
      city: 'San Diego',
      units: [],
      readings: expect.arrayContaining([
        { title: 'Checklist: surgical tray', path: '/resources#surgical-tray' },
      ]),
      test: null,
      certificate: { needs: [{ need: 'weekend', state: 'ahead', met: false }] },
    })
  })
})

describe('notes', () => {
  const note = (text: string, writtenAt: string, at: number | null = 7) => ({ text, at, writtenAt })

  test('are the person’s own; an older text sent late does not replace a newer one', async () => {
    const url = `${filmed}/notes/${randomUUID()}`
    await owner.call('PUT', url, note('Newer', '2025-08-01T18:30:00.000Z'))
    const late = await owner.call('PUT', url, note('Older', '2025-08-01T18:00:00.000Z'))
    expect(late.body.text).toBe('Newer')
    expect((await world.lesson(owner, 'first-cut')).notes).toMatchObject([{ text: 'Newer', at: 7 }])

    const other = await world.person(`notes${count}@mail.example`)
    await world.paidBy(other, { selectedItems: ['module1'], dates: {} })
    expect((await other.call('PUT', url, note('Theirs', '2025-08-01T18:59:00.000Z'))).status).toBe(404)
    expect((await other.call('DELETE', url)).status).toBe(404)
    expect((await other.get('/api/learn/notes')).body).toEqual([])
    expect((await owner.call('DELETE', url)).status).toBe(204)
  })
})

describe('erasing a person', () => {
  test('removes progress, notes and attempts; counts of questions stay', async () => {
    const other = await world.person(`erased${count}@mail.example`)
    const { id } = await world.paidBy(other, { selectedItems: ['module1'], dates: {} })
    await world.learnAll(other)
    await other.call('PUT', `${filmed}/notes/${randomUUID()}`, note('Mine'))
    await world.take(other, 20)
    await world.desk.complete(id, 'module1', '2025-08-01')
    const person = { uid: other.uid, email: other.email, emailVerified: true }
    const gathered = await gatherData(person, world.context)
    expect(gathered).toMatchObject({ classroom: { notes: [{ text: 'Mine' }], tests: [{ score: 100 }] } })

    const asked = async () =>
      (await world.database.selectFrom('questionCounts').select('asked').execute()).length
    const before = await asked()
    await world.database.transaction().execute((trx) => erasePerson(trx, person, world.context))
    for (const table of ['lessonProgress', 'lessonNotes', 'lessonBeats', 'testAttempts'] as const) {
      const left = await world.database.selectFrom(table).select('uid').where('uid', '=', other.uid).execute()
      expect([table, left]).toEqual([table, []])
    }
    expect([before > 0, await asked()]).toEqual([true, before])
  })

  const note = (text: string) => ({ text, at: null, writtenAt: '2025-08-01T18:00:00.000Z' })
})
