// A buyer who has paid, and gets a waiting-list offer for a full date.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { hours, minutes } from '#domain/dates/days.ts'
import { addCourseDate } from '#features/catalogue/course-dates.queries.ts'
import { pollOpenPayments } from '#features/payments/poll.ts'
import { checkRecords } from '#features/reconciliation/records.ts'
import { holdTime } from '#features/seats/hold-caps.ts'
import { offerTime } from '#features/seats/waiting-list.ts'
import { accountWorld, type Person } from '#tests/support/account.ts'
import { resetBeforeEachTest } from '#tests/support/fresh-state.ts'

const full = '2025-10-10'
const later = '2026-05-01'

const world = await accountWorld()
await setDate(full, 1)
await setDate(later, 1)
const owner = await world.person('owner@mail.example')
const program = await programOf(owner)
const holder = await world.person('holder@mail.example')
const held = await programOf(holder)
await choose(holder, held, full)
await resetBeforeEachTest(world)
// One test signs in a day later; the other tests would refuse that token as from the future.
beforeEach(() => owner.signIn())
afterAll(() => world.close())

async function setDate(startDay: string, spots: number) {
  const date = { startDay, endDay: startDay, location: 'Beverly Hills, CA', spots }
  await addCourseDate(world.database, { ...date, course: 'module2' })
}

async function programOf(who: Person): Promise<string> {
  return (await world.paidBy(who, { selectedItems: 'fellowship', dates: {} })).id
}

function choose(who: Person, registrationId: string, start: string) {
  return who.call('PUT', `/api/account/registrations/${registrationId}/dates/module2`, { start })
}

/** The owner waits for the full date, and its buyer cancels. */
async function offerTo(...emails: string[]) {
  for (const email of emails) await world.joinWaitingList({ course: 'module2', start: full, email })
  const { lines } = (await holder.get(`/api/account/transactions/${held}/refund-quote`)).body
  const { amount } = lines.find(({ course }: { course: string }) => course === 'module2')
  await holder.call('POST', `/api/account/transactions/${held}/cancel`, { items: ['module2'], amount })
}

async function placeOf(email: string) {
  const offer = (await world.emails(email)).find(({ kind }) => kind === 'waiting-list-offer')
  const token = /\/waiting-list\/([\w-]+)/.exec(offer?.text ?? '')?.[1] ?? ''
  return { token, ...(await world.app.inject(`/api/waiting-list/${token}`)).json() }
}

const offeredTo = async (who: Person) =>
  (await who.get('/api/account/active-courses')).body.module2[0].offeredDates

async function expectAgreement() {
  const found: string[] = []
  for await (const { sentence } of checkRecords(world.database, world.context.clocks)) found.push(sentence)
  expect(found).toEqual([])
}

test('the owner takes the offered seat for a course already paid for, and nobody else can', async () => {
  await offerTo(owner.email, 'next@mail.example')
  expect(await offeredTo(owner)).toEqual([full])
  const { status, body } = await choose(owner, program, full)
  expect(status).toBe(200)
  expect(body.lines[1]).toMatchObject({ course: 'module2', start: full })
  expect((await placeOf(owner.email)).state).toBe('taken')
  expect(await offeredTo(owner)).toEqual([])
  world.clock.pass(offerTime + hours(1))
  await pollOpenPayments(world.context)
  expect(await world.left('module2', full)).toBe(0)
  expect((await world.emails('next@mail.example')).map(({ kind }) => kind)).toEqual(['waiting-list'])
  await expectAgreement()
})

test('the account shows places on waiting lists and offered seats of a verified address', async () => {
  const places = async (who: Person) => (await who.get('/api/account/profile')).body.waitingList
  const unverified = await world.person('unverified@mail.example', { verified: false })
  await world.joinWaitingList({ course: 'module2', start: full, email: owner.email })
  expect(await places(owner)).toMatchObject([
    { course: 'module2', start: full, state: 'waiting', offeredUntil: null },
  ])
  await offerTo(owner.email, unverified.email)
  const [place] = await places(owner)
  expect(place).toMatchObject({ state: 'offered', token: (await placeOf(owner.email)).token })
  expect(await places(unverified)).toEqual([])
  world.clock.pass(offerTime + hours(1))
  await owner.signIn()
  expect(await places(owner)).toEqual([])
})

test('the owner’s former seat is offered to the next person on its list', async () => {
  await choose(owner, program, later)
  await world.joinWaitingList({ course: 'module2', start: later, email: 'waits@mail.example' })
  await offerTo(owner.email)
  expect((await choose(owner, program, full)).status).toBe(200)
  expect((await placeOf('waits@mail.example')).state).toBe('offered')
  await expectAgreement()
})

test('an offered seat is taken before a free one', async () => {
  await offerTo(owner.email)
  await setDate(full, 2)
  await choose(owner, program, full)
  expect(await world.left('module2', full)).toBe(1)
  await expectAgreement()
})

test('only one of the owner’s registrations gets the offered seat', async () => {
  const second = await programOf(owner)
  await offerTo(owner.email)
  const answers = await Promise.all([program, second].map((id) => choose(owner, id, full)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await world.left('module2', full)).toBe(0)
  await expectAgreement()
})

test('an offer is not taken while it is being paid in another window, and is free afterwards', async () => {
  await offerTo(owner.email)
  const { token } = await placeOf(owner.email)
  await world.register({ email: owner.email, dates: { module2: full }, offer: token })
  expect((await choose(owner, program, full)).body.code).toBe('offer_in_use')
  world.clock.pass(holdTime + minutes(1))
  await pollOpenPayments(world.context)
  expect((await choose(owner, program, full)).status).toBe(200)
  await expectAgreement()
})

test('choosing another date keeps the offer, and an expired offer gives no seat', async () => {
  await offerTo(owner.email)
  expect((await choose(owner, program, later)).status).toBe(200)
  expect((await placeOf(owner.email)).state).toBe('offered')
  await expectAgreement()
  world.clock.pass(offerTime)
  await owner.signIn()
  expect(await offeredTo(owner)).toEqual([])
  expect((await choose(owner, program, full)).body.code).toBe('session_full')
})

test('an unverified address does not give access to the offer of its owner', async () => {
  await offerTo('another@mail.example')
  const pretender = await world.person('another@mail.example', { verified: false })
  for (const [who, id] of [
    [owner, program],
    [pretender, await programOf(pretender)],
  ] as const) {
    expect(await offeredTo(who)).toEqual([])
    expect((await choose(who, id, full)).body.code).toBe('session_full')
  }
  expect((await placeOf('another@mail.example')).state).toBe('offered')
})
