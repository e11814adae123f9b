// A process that charges due payments once, at noon of the day in CHARGED_ON. The test starts several on one database.

import { chargeDuePayments } from '#features/payments/charge-due.ts'
import { connect } from '#platform/database/connection.ts'
import '#tests/support/keep-catalogue.ts'
import { checkoutFor } from './own-checkout.ts'

const { DATABASE_URL = '', STRIPE_API_BASE = '', CHARGED_ON = '' } = process.env
const { database, pool } = connect(DATABASE_URL, { onIdleError: () => undefined })
process.stdout.write('ready\n')
// All of them start when the test says so.
process.stdin.once('data', async () => {
  await chargeDuePayments(checkoutFor(database, STRIPE_API_BASE, new Date(`${CHARGED_ON}T19:00:00Z`)))
  await database.destroy()
  if (!pool.ended) await pool.end()
  process.exit(0)
})
