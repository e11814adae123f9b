import type { Migration } from 'kysely/migration'
import { afterAll, expect, test } from 'vitest'
import { checkoutWorld } from '#tests/support/checkout.ts'
import * as byBank from './019-by-bank.ts'

const migration: Migration = byBank
const world = await checkoutWorld()
afterAll(() => world.close())

test('what was written down as sent is a bank’s only where nobody was told of another way', async () => {
  const { id } = await world.paid()
  const later = await world.paid({ email: 'told@mail.example' })
  const { pool } = world
  await pool.query('alter table refunds drop column by_bank')
  await pool.query(
    `insert into refunds (key, registration_id, amount, reason, state, decided_at)
     select 'refund:' || id || '#2', id, 100000, 'canceled', 'outside', now() from registrations`,
  )
  await pool.query(
    `update registrations set dispute = 'lost', refunded = 100000, returned_by_bank = received`,
  )
  await pool.query('update mails set key = $1 where key = $2', [
    `refund-outside:refund:${later.id}`,
    `confirmation:${later.id}`,
  ])
  await migration.up(world.database)
  const { rows } = await pool.query(
    `select registrations.id, by_bank, returned_by_bank from registrations join refunds on registration_id = id
     order by by_bank`,
  )
  expect(rows).toEqual([
    { id: later.id, by_bank: 0, returned_by_bank: 285_000 },
    { id, by_bank: 100_000, returned_by_bank: 185_000 },
  ])
})
