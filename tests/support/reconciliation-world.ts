// A site without disagreements, with ways to plant one, find it and repair it.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { dayOf, minutes } from '#domain/dates/days.ts'
import type { Account, Entry } from '#domain/money/ledger.ts'
import { cancelRegistration } from '#features/cancellations/cancel.ts'
import { pollOpenPayments } from '#features/payments/poll.ts'
import { checkAll } from '#features/reconciliation/check.ts'
import type { Disagreement } from '#features/reconciliation/disagreement.ts'
import type { PaymentWindow } from '#features/reconciliation/payments.ts'
import { repair } from '#features/reconciliation/repair.ts'
import { joinLine } from '#features/seats/waiting-list.ts'
import { accountWorld } from './account.ts'
import type { WithMoney } from './checkout.ts'

export type Planted = {
  plant: () => Promise<unknown>
  /** The expected sentences, in order. One cause may show in several. */
  says: RegExp[]
  /** For disagreements that staff must decide. Without it, `repair` must fix the disagreement. */
  undo?: () => Promise<unknown>
}

type Planting = Pick<Entry, 'amount'> & Partial<Pick<Entry, 'course' | 'refund' | 'dispute'>>

export const everything = { since: new Date(0), patience: 0 }
export const staff = { confirm: async () => undefined, note: async () => undefined }

export async function reconciliationWorld() {
  const world = await accountWorld()
  const unpaid = await world.opened({ email: 'gone@mail.example' })
  world.clock.pass(minutes(30))
  await pollOpenPayments(world.context)
  const expired = await world.registration(unpaid.registrationId)
  const seated = await world.paid()
  const halfBack = await world.paid({
    email: 'half@mail.example',
    selectedItems: ['module3', 'module4'],
    dates: { module3: '2026-01-23' },
  })
  await cancelRegistration(halfBack.id, { items: ['module3'], amount: 295_000 }, world.context)
  await world.deliverAll()
  const completed = await world.paid({ email: 'done@mail.example', selectedItems: ['module1'], dates: {} })
  await world.desk.complete(completed.id, 'module1', '2025-08-01')
  await world.database.updateTable('courseDates').set({ spots: 1 }).where('course', '=', 'module2').execute()
  await joinLine(
    {
      course: 'module2',
      start: '2025-09-12',
      email: 'waits@mail.example',
      language: 'en',
      verified: true,
    },
    world.context,
  )

  async function found(window: PaymentWindow = everything): Promise<Disagreement[]> {
    const all: Disagreement[] = []
    for await (const disagreement of checkAll(world.context, window)) all.push(disagreement)
    return all
  }
  const runRepair = (what: string) => repair(what, world.context, staff)

  async function expectFound(says: readonly RegExp[]): Promise<Disagreement[]> {
    const disagreements = await found()
    expect(disagreements.map(({ sentence }) => sentence)).toEqual(
      says.map((text) => expect.stringMatching(text)),
    )
    for (const { repair, page } of disagreements) expect(repair ?? page).toMatch(/./)
    return disagreements
  }

  /** Expects that the check finds nothing else and that a second repair changes nothing. */
  async function expectPlanted({ plant, says, undo }: Planted) {
    await plant()
    const disagreements = await expectFound(says)
    if (undo) await undo()
    else for (const { repair } of disagreements) await runRepair(repair ?? '')
    expect(await found()).toEqual([])
    const again = undo ? [] : await Promise.all(disagreements.map(({ repair }) => runRepair(repair ?? '')))
    expect(again.flat()).toEqual([])
  }

  /** Adds an entry that nothing in the site posts. The ledger refuses changes and deletions, so faults are planted by insertion. */
  async function plantEntry({ id, payments }: WithMoney, from: Account, to: Account, about: Planting) {
    const { amount, course = null, refund = null, dispute = null } = about
    const isOfPayment = course === null || refund !== null
    await sql`
      insert into ledger_entries (key, registration_id, from_account, to_account, amount, course, payment_id, refund,
        dispute, cause, day, recorded_at)
      values (${`planted:${randomUUID()}`}, ${id}, ${from}, ${to}, ${amount}, ${course},
        ${isOfPayment ? payments[0].id : null}, ${refund}, ${dispute}, 'provider', ${dayOf(world.clock.now())},
        ${world.clock.now()})`.execute(world.database)
  }

  return {
    ...world,
    plantEntry,
    /** A paid registration with a seat. */
    seated,
    /** A registration of two courses, one of them refunded. */
    halfBack,
    /** A completed course with its certificate. */
    completed,
    expired,
    found,
    expectFound,
    expectPlanted,
    runRepair,
    run: (statement: ReturnType<typeof sql>) => statement.execute(world.database),
  }
}
