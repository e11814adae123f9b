// Calls about one person that meet: the one that comes second is answered as if it had come later.
import { afterAll, expect, test } from 'vitest'
import type { Database } from '#database/connection.ts'
import { changeRegistration } from '#database/registrations.ts'
import { accountWorld } from '#tests/support/account.ts'
import { untilWaitingForLock } from '#tests/support/lock-waits.ts'
import { erasePerson } from './erase-person.ts'
import { recordTest } from './record-award.ts'
import { reissueCertificate } from './replace-certificate.ts'

const world = await accountWorld()
const { database, pool, checkout, person, paid, complete } = world
afterAll(world.close)

const module1 = { selectedItems: ['module1'], dates: {} }
const noted = async () => {}

type Work = (trx: Database) => Promise<unknown>

/** The second comes while the first is about to end, which it does once the second waits for it. */
async function meet<T>(first: Work, second: () => Promise<T>, last: Work = noted): Promise<T> {
  const { begun } = await database.transaction().execute(async (trx) => {
    await first(trx)
    const begun = second()
    await untilWaitingForLock(pool)
    await last(trx)
    return { begun }
  })
  return begun
}

const takingTests = (uid: string, takenOn: string, note: () => Promise<void>) =>
  recordTest(uid, { takenOn, score: 60 }, checkout, note)

test('of two tests that are recorded at once the second is judged by the first', async () => {
  const { uid } = await person('tested@mail.example')
  let second: Promise<unknown> = Promise.resolve()
  await takingTests(uid, '2025-07-01', async () => {
    second = takingTests(uid, '2025-07-02', noted).catch(String)
    await untilWaitingForLock(pool)
  })
  expect(await second).toContain('a month after the last test')
})

test('no certificate is made for who is erased meanwhile', async () => {
  const email = 'certified@mail.example'
  const { id } = await paid({ ...module1, email })
  const { code } = await complete(id, 'module1', '2025-08-01')
  const reissued = meet(
    (trx) => erasePerson(trx, { uid: null, email, emailVerified: true }, checkout),
    () => reissueCertificate(code, checkout, noted),
  )
  await expect(reissued).rejects.toThrow(`There is no certificate ${code}.`)
  expect(
    await database.selectFrom('certificates').where('registrationId', '=', id).selectAll().execute(),
  ).toEqual([])
})

test('what was bought as a guest joins the account in the order of all locks', async () => {
  const email = 'twice@mail.example'
  const bought = await paid(module1)
  // The other way round than they lie in the table.
  const [high, low] = ['ffffffff-0000-4000-8000-000000000000', '00000000-0000-4000-8000-000000000000']
  for (const id of [high, low]) {
    const copy = { ...bought, id, email, formKey: null, intentId: null, receiptNumber: null }
    await database.insertInto('registrations').values(copy).execute()
  }
  const ana = await person(email)
  const { status } = await meet(
    (trx) => changeRegistration(trx, low, {}),
    () => ana.get('/api/account/profile'),
    (trx) => changeRegistration(trx, high, {}),
  )
  expect(status).toBe(200)
  expect((await world.registration(low)).uid).toBe(ana.uid)
  expect((await world.registration(high)).uid).toBe(ana.uid)
  await database.deleteFrom('registrations').where('id', 'in', [high, low]).execute()
})
