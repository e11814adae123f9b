import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dollars } from '#domain/money/money.ts'
import { certificatesOf } from '#features/certificates/certificates.queries.ts'
import { classroomLines, registrantsOfDate } from '#features/classroom/classroom-lines.queries.ts'
import { cancelDate } from '#features/dates/cancel-date.ts'
import { readRegistration } from '#features/desk/registrations/read-registration.ts'
import { erasePerson } from '#features/personal-data/erase-person.ts'
import { attendeesOf, linesOf } from '#features/registrations/registration-lines.queries.ts'
import { changeRegistration } from '#features/registrations/registrations.queries.ts'
import { type AccountWorld, accountWorld, type Person } from '#tests/support/account.ts'
import { disagreements } from '#tests/support/disagreements.ts'

let world: AccountWorld
let payer: Person
let colleague: string
let count = 0

beforeAll(async () => {
  world = await accountWorld()
  await world.pool.query(`update course_dates set spots = 60 where course = 'module2'`)
})
afterAll(() => world.close())
beforeEach(async () => {
  count++
  world.clock.set('2025-08-01T19:00:00Z')
  payer = await world.person(`payer${count}@mail.example`)
  colleague = `colleague${count}@mail.example`
})

const bought = () =>
  world.paidBy(payer, { selectedItems: ['module2'], dates: { module2: '2025-09-12' }, name: 'Pat Payer' })

const offer = (id: string, changes = {}) =>
  payer.call('POST', `/api/account/registrations/${id}/takeovers`, {
    course: 'module2',
    name: 'Cleo Colleague',
    email: colleague,
    ...changes,
  })

async function tokenFor(email: string): Promise<string> {
  const sent = (await world.emails(email)).findLast(({ kind }) => kind === 'takeover-offered')
  return /\/takeover\/([\w-]+)/.exec(sent?.text ?? '')?.[1] ?? ''
}

const accept = (token: string) =>
  world.app.inject({ method: 'POST', url: `/api/takeovers/${token}`, payload: { name: 'Cleo Colleague' } })
const read = (token: string) => world.app.inject({ method: 'GET', url: `/api/takeovers/${token}` })

async function takenOver() {
  const { id } = await bought()
  expect((await offer(id)).status).toBe(204)
  expect((await accept(await tokenFor(colleague))).statusCode).toBe(204)
  return id
}

describe('a colleague who accepts', () => {
  test('sends beats of a lesson that the payer had begun; the payer no longer can', async () => {
    const { id } = await bought()
    const lesson = '/api/learn/module2/lessons/ridge-after-extraction'
    const beat = async (person: Person) =>
      (await person.call('POST', `${lesson}/beats`, { watched: [], position: null, sections: [0] })).status
    expect(await beat(payer)).toBe(200)
    await offer(id)
    await accept(await tokenFor(colleague))
    const holder = await world.person(colleague)
    expect(await beat(payer)).toBe(404)
    expect((await holder.get(lesson)).status).toBe(200)
    expect([await beat(holder), await beat(holder)]).toEqual([200, 200])
  })

  test('gets the course, the seat and the lessons; the payer keeps the payment', async () => {
    const left = await world.left('module2')
    const id = await takenOver()
    const holder = await world.person(colleague)
    expect((await holder.get('/api/account/active-courses')).body.module2).toMatchObject([
      { start: '2025-09-12', takeover: { state: 'received' } },
    ])
    expect(await classroomLines(world.database, holder.uid, '2025-08-01')).toMatchObject([
      { course: 'module2' },
    ])
    expect(await classroomLines(world.database, payer.uid, '2025-08-01')).toEqual([])
    expect((await payer.get('/api/account/active-courses')).body.module2).toMatchObject([
      { dateOpen: false, takeover: { state: 'given', colleague: 'Cleo Colleague' } },
    ])
    expect((await payer.get('/api/account/transactions')).body).toMatchObject([{ id, status: 'completed' }])
    expect((await holder.get('/api/account/transactions')).body).toEqual([])
    const [line] = await linesOf(world.database, [id])
    const attendees = await attendeesOf(world.database, line?.courseDateId ?? '')
    expect(attendees.find(({ registrationId }) => registrationId === id)).toMatchObject({
      name: 'Cleo Colleague',
      uid: holder.uid,
    })
    const date = { course: 'module2', start: '2025-09-12' }
    expect(await registrantsOfDate(world.database, date)).toContainEqual({
      registrationId: id,
      uid: holder.uid,
      name: 'Cleo Colleague',
    })
    expect(await world.left('module2')).toBe(left - 1)
    const kinds = async (email: string) => (await world.emails(email)).map(({ kind }) => kind)
    expect(await kinds(colleague)).toContain('takeover-taken')
    expect(await kinds(payer.email)).toContain('takeover-given')
    expect(await disagreements(world.context)).toEqual([])
  })

  test('gets the certificate, and the payer cannot open it', async () => {
    const id = await takenOver()
    const holder = await world.person(colleague)
    await holder.get('/api/account/profile')
    world.clock.set('2025-09-20T19:00:00Z')
    const { code } = await world.desk.complete(id, 'module2', '2025-09-14')
    expect(await certificatesOf(world.database, holder.uid)).toMatchObject([{ code, name: 'Cleo Colleague' }])
    expect(await certificatesOf(world.database, payer.uid)).toEqual([])
    await payer.signIn()
    expect((await payer.get('/api/account/completed-courses')).body).toEqual([])
    expect(await disagreements(world.context)).toEqual([])
  })

  test('gets an email when the payer cancels, and the refund goes to the payer’s card', async () => {
    const id = await takenOver()
    const path = `/api/account/transactions/${id}/cancel`
    const canceled = await payer.call('POST', path, { items: ['module2'], amount: dollars(2_850) })
    expect(canceled.status).toBe(200)
    await world.deliverAll()
    expect(await world.registration(id)).toMatchObject({ status: 'refunded', refunded: dollars(2_850) })
    expect((await world.emails(colleague)).map(({ kind }) => kind)).toContain('takeover-canceled')
    expect(await disagreements(world.context)).toEqual([])
  })

  test('gets nothing in an account whose address is not verified', async () => {
    await takenOver()
    const unverified = await world.person(colleague, { verified: false })
    expect((await unverified.get('/api/account/active-courses')).body).toEqual({})
  })

  test('is erased without the payer’s records, and the payer’s upgrade does not count the course', async () => {
    const id = await takenOver()
    const holder = await world.person(colleague)
    await holder.get('/api/account/profile')
    world.clock.set('2025-09-20T19:00:00Z')
    await world.desk.complete(id, 'module2', '2025-09-14')
    const person = { uid: holder.uid, email: colleague, emailVerified: true }
    await world.database.transaction().execute((trx) => erasePerson(trx, person, world.context))
    const [line] = await linesOf(world.database, [id])
    expect(line?.holder).toMatchObject({ name: '', email: '', uid: null })
    expect(await world.registration(id)).toMatchObject({ status: 'completed', email: payer.email })
    await payer.signIn()
    expect((await payer.get('/api/account/upgrades')).body).toEqual([])
    expect(await disagreements(world.context)).toEqual([])
  })

  test('is shown to staff on the registration', async () => {
    const id = await takenOver()
    const { lines } = await readRegistration(id, world.context)
    expect(lines).toMatchObject([{ holder: { name: 'Cleo Colleague', email: colleague } }])
  })
})

describe('the link', () => {
  test('used twelve times at once moves the course once', async () => {
    const { id } = await bought()
    await offer(id)
    const token = await tokenFor(colleague)
    const answers = await Promise.all(Array.from({ length: 12 }, () => accept(token)))
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(11)
    const taken = (await world.emails(colleague)).filter(({ kind }) => kind === 'takeover-taken')
    expect(taken).toHaveLength(1)
  })

  test('of an earlier offer ends with the next one', async () => {
    const { id } = await bought()
    await offer(id)
    const first = await tokenFor(colleague)
    await offer(id, { email: `other${count}@mail.example` })
    expect((await read(first)).json()).toMatchObject({ code: 'takeover_closed' })
    expect((await accept(first)).statusCode).toBe(409)
    expect((await read(await tokenFor(`other${count}@mail.example`))).json()).toMatchObject({
      from: 'Pat Payer',
      until: '2025-09-05',
    })
  })

  test('altered or of another purpose opens nothing', async () => {
    const { id } = await bought()
    await offer(id)
    const token = await tokenFor(colleague)
    const altered = `${token[0] === 'A' ? 'B' : 'A'}${token.slice(1)}`
    expect((await read(altered)).statusCode).toBe(404)
    expect((await accept(world.context.links.sign('registration', id))).statusCode).toBe(404)
  })

  test('works on the seventh day before the date and not on the sixth', async () => {
    const { id } = await bought()
    await offer(id)
    const token = await tokenFor(colleague)
    world.clock.set('2025-09-05T19:00:00Z')
    expect((await read(token)).statusCode).toBe(200)
    world.clock.set('2025-09-06T19:00:00Z')
    expect((await accept(token)).json()).toMatchObject({ code: 'takeover_closed' })
  })
})

describe('an offer is refused', () => {
  test('while a payment is disputed, and its link waits too', async () => {
    const row = await bought()
    await offer(row.id)
    const token = await tokenFor(colleague)
    await changeRegistration(world.database, await world.registration(row.id), { dispute: 'open' })
    expect((await offer(row.id)).body).toMatchObject({ code: 'takeover_blocked' })
    expect((await accept(token)).statusCode).toBe(409)
  })

  test('for a course of a program, a course without a date, and the own address', async () => {
    const program = await world.paidBy(payer, { selectedItems: 'fellowship', dates: {} })
    expect(await offer(program.id)).toMatchObject({ status: 409 })
    const undated = await world.paidBy(payer, { selectedItems: ['module3'], dates: {} })
    expect(await offer(undated.id, { course: 'module3' })).toMatchObject({ status: 409 })
    const { id } = await bought()
    expect(await offer(id, { email: payer.email })).toMatchObject({ status: 409 })
  })

  test('for another user’s registration with 404', async () => {
    const { id } = await bought()
    const other = await world.person(`another${count}@mail.example`)
    const body = { course: 'module2', name: 'X', email: colleague }
    const answer = await other.call('POST', `/api/account/registrations/${id}/takeovers`, body)
    expect(answer.status).toBe(404)
  })
})

// The last one: it ends the date that the others use.
test('a colleague gets an email when the academy cancels the date, and the payer gets the refund', async () => {
  const id = await takenOver()
  const date = { course: 'module2', start: '2025-09-12', moveTo: null }
  await cancelDate(date, world.context, async () => {})
  await payer.call('POST', `/api/account/registrations/${id}/answers/module2`, { answer: 'card' })
  await world.deliverAll()
  expect(await world.registration(id)).toMatchObject({ status: 'refunded' })
  expect((await world.emails(colleague)).map(({ kind }) => kind)).toContain('takeover-canceled')
})
