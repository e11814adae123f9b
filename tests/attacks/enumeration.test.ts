// With IDENTITY_HIDE_ACCOUNTS neither the text nor the time of an answer reveals who has an account.
import { afterAll, expect, test } from 'vitest'
import { leastCost } from '#standins/identity/passwords.ts'
import { checkoutWorld } from '#tests/support/checkout.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { startIdentity } from '#tests/support/identity.ts'

const { database, close } = await freshDatabase()
const identity = await startIdentity(database, { hideAccounts: true, hashingCost: leastCost })
afterAll(async () => {
  await identity.close()
  await close()
})

const pairs = 9
const people = Array.from({ length: pairs }, (_, nth) => `known-${nth}@mail.example`)

/** CPU time of this process with its hashing threads. Wall time would depend on the load of the machine. */
async function worked(email: string, from: string) {
  const before = process.cpuUsage()
  const { status, body } = await identity.call(
    'signInWithPassword',
    { email, password: 'a wrong one' },
    { from },
  )
  const { user, system } = process.cpuUsage(before)
  return { work: user + system, answer: { status, body } }
}

const median = (amounts: number[]) =>
  amounts.toSorted((one, other) => one - other)[Math.floor(amounts.length / 2)] ?? 0

test('a sign-in gets the same answer and takes as much work for an unknown address as for a known one', async () => {
  for (const email of people) await identity.signUp(email)
  await worked('warm-up@mail.example', '10.0.9.9')
  const known: number[] = []
  const unknown: number[] = []
  for (const [nth, email] of people.entries()) {
    const one = await worked(email, `10.1.${nth}.1`)
    const other = await worked(`unknown-${nth}@mail.example`, `10.2.${nth}.1`)
    expect(other.answer).toEqual(one.answer)
    known.push(one.work)
    unknown.push(other.work)
  }
  const ratio = median(known) / median(unknown)
  expect(ratio).toBeGreaterThan(0.8)
  expect(ratio).toBeLessThan(1.25)
})

test('a password reset request gets the same answer for both', async () => {
  const ask = async (email: string) => {
    const { status, body } = await identity.call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
    return { status, body: { ...body, email: body.email === email } }
  }
  expect(await ask('nobody@mail.example')).toEqual(await ask(people[0] ?? ''))
})

test('waiting list, registration and contact form answer the same whether the address is known or not', async () => {
  const world = await checkoutWorld()
  for (let seat = 0; seat < 6; seat += 1) await world.paid({ email: `${seat}@mail.example` })
  const join = (email: string) =>
    world.post('/api/waiting-list', { course: 'module2', start: '2025-09-12', email })
  const first = await join('waiting@mail.example')
  expect((await join('waiting@mail.example')).body).toEqual(first.body)
  expect((await join('new@mail.example')).body).toEqual(first.body)

  const shapeOf = async (email: string) => Object.keys((await world.register({ email, dates: {} })).body)
  expect(await shapeOf('0@mail.example')).toEqual(await shapeOf('never-seen@mail.example'))
  await world.close()
})
