// Concurrent changes to the same registrations, dates and places: the second sees the result of the first, without deadlock.
import { afterAll, expect, test } from 'vitest'
import { minutes } from '#domain/dates/days.ts'
import { cancelRegistration } from '#features/cancellations/cancel.ts'
import { insertPayment } from '#features/ledger/payments.queries.ts'
import { erasePerson } from '#features/personal-data/erase-person.ts'
import { repair } from '#features/reconciliation/repair.ts'
import { joinGuestRegistrations } from '#features/registrants/join-guest-registrations.ts'
import { registrationById } from '#features/registrations/registrations.queries.ts'
import { joinLine } from '#features/seats/waiting-list.ts'
import type { Outbox } from '#platform/email/outbox.ts'
import { checkoutWorld, rivera } from '#tests/support/checkout.ts'
import { disagreements } from '#tests/support/disagreements.ts'
import { resetBeforeEachTest } from '#tests/support/fresh-state.ts'
import { untilWaitingForLock } from '#tests/support/lock-waits.ts'
import { settlePayment } from './settle-payment.ts'

const world = await checkoutWorld()
await resetBeforeEachTest(world)
afterAll(() => world.close())
const { database, pool, context } = world

/** Starts both while a registration that the first needs is locked, then lets them continue together. */
async function runTogether(
  registrationId: string,
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
) {
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('select 1 from registrations where id = $1 for update', [registrationId])
  const one = first()
  await untilWaitingForLock(pool)
  const two = second()
  await untilWaitingForLock(pool, 2)
  await holder.query('commit')
  holder.release()
  return Promise.allSettled([one, two])
}

/** Keeps a transaction open after it posted an email of that kind. */
function heldOutbox(kind: string) {
  const written = Promise.withResolvers<void>()
  const left = Promise.withResolvers<void>()
  const outbox: Outbox = {
    async post(trx, email) {
      await context.outbox.post(trx, email)
      if (email.kind !== kind) return
      written.resolve()
      await left.promise
    },
  }
  return { outbox, written: written.promise, leave: left.resolve }
}

/** A paid order, its waiting edit, and another order of the same person. The ids sort in reverse order of creation. */
async function paidAndEdited() {
  const opened = await world.opened()
  await world.pay(opened.clientSecret)
  const paid = await world.registration(opened.registrationId)
  const stored = await database.selectFrom('registrations').selectAll().executeTakeFirstOrThrow()
  const later = (minute: number, changes: Partial<typeof stored>) => ({
    ...stored,
    id: `00000000-0000-4000-8000-00000000000${minute}`,
    openedAt: new Date(paid.openedAt.getTime() + minutes(minute)),
    formKey: null,
    ...changes,
  })
  const edit = later(1, { replaces: paid.id })
  const other = later(2, {})
  await database.insertInto('registrations').values([edit, other]).execute()
  for (const { id: registrationId, amount, openedAt } of [edit, other]) {
    await insertPayment(database, { registrationId, position: 1, amount, dueDay: '2025-08-01', openedAt })
  }
  // Updated last, so that the row is stored after the others too.
  await database
    .updateTable('registrations')
    .set({ expiresAt: edit.openedAt })
    .where('id', '=', paid.id)
    .execute()
  return { paid, edit, other, settle: () => settlePayment(paid.intentId ?? '', context) }
}

const join = { verified: true, course: 'module2', start: '2025-09-12', language: 'en' } as const

const owner = { uid: 'owner', email: rivera.email, emailVerified: true }

test('erasing a person while an edited order is being paid is refused, and the payment completes', async () => {
  const { paid, other, settle } = await paidAndEdited()
  const erase = () => database.transaction().execute((trx) => erasePerson(trx, owner, context))
  const [erased, settled] = await runTogether(other.id, erase, settle)
  expect(erased).toMatchObject({ status: 'rejected', reason: { code: 'payment_open' } })
  expect(settled).toMatchObject({ status: 'fulfilled', value: { id: paid.id, status: 'completed' } })
})

test('guest registrations join the account while an edited order is being paid', async () => {
  const { paid, other, settle } = await paidAndEdited()
  const join = () => joinGuestRegistrations(database, owner)
  const [joined, settled] = await runTogether(other.id, join, settle)
  expect(joined.status).toBe('fulfilled')
  expect(settled).toMatchObject({ status: 'fulfilled', value: { id: paid.id, status: 'completed' } })
  for (const { id } of [paid, other])
    expect(await registrationById(database, id)).toMatchObject({ uid: 'owner' })
})

test('two simultaneous repairs assign a receipt number once', async () => {
  const { id } = await world.paid()
  await database.updateTable('payments').set({ receiptNumber: null }).execute()
  await database.deleteFrom('receiptNumbers').execute()
  const repairAll = () => repair('receipts', context, { confirm: async () => {}, note: async () => {} })
  const repaired = await runTogether(id, repairAll, repairAll)
  expect(repaired).toEqual([
    { status: 'fulfilled', value: [`Registration ${id} has receipt BHIA-2025-0001.`] },
    { status: 'fulfilled', value: [] },
  ])
  expect(await disagreements(context)).toEqual([])
})

test('repairing a place while a seat is being offered to it keeps the seat', async () => {
  await database.updateTable('courseDates').set({ spots: 1 }).execute()
  const { id } = await world.paid()
  await joinLine({ ...join, email: 'next@mail.example' }, context)
  const place = await database.selectFrom('waitingList').select('id').executeTakeFirstOrThrow()
  const { outbox, written, leave } = heldOutbox('waiting-list-offer')
  const canceled = cancelRegistration(id, { items: ['module2'], amount: 285_000 }, { ...context, outbox })
  await written
  const repaired = repair(place.id, context, { confirm: async () => {}, note: async () => {} })
  await untilWaitingForLock(pool)
  leave()
  expect(await Promise.all([canceled, repaired])).toMatchObject([{ status: 'refunded' }, []])
  expect(await disagreements(context)).toEqual([])
})
