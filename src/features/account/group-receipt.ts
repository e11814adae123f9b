// A group's payment has one receipt, with all people on it.

import { refundsOf } from '#features/refunds/refunds.queries.ts'
import { colleaguesOf, isColleague, wholeGroup } from '#features/registrations/groups.queries.ts'
import { linesOf } from '#features/registrations/registration-lines.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RefundRow } from '#platform/database/rows/payments.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import type { Receipted } from './receipt.ts'

/** The payer's registration, whose payment the receipt is about. */
export async function receiptHolder(db: Database, registration: RegistrationRow): Promise<RegistrationRow> {
  if (!isColleague(registration)) return registration
  const [payer = registration] = await wholeGroup(db, registration)
  return payer
}

/** The other people on the receipt. */
export async function othersOnReceipt(
  db: Database,
  payer: RegistrationRow,
): Promise<NonNullable<Receipted['colleagues']>> {
  const colleagues = await colleaguesOf(db, payer)
  const lines = await linesOf(
    db,
    colleagues.map(({ id }) => id),
  )
  return colleagues.map((registration) => ({
    registration,
    lines: lines.filter(({ registrationId }) => registrationId === registration.id),
  }))
}

/** Refunds are numbered within their receipt, and a group shares one. In the order of decision. */
export async function refundsOfReceipt(db: Database, registration: RegistrationRow): Promise<RefundRow[]> {
  const refunds: RefundRow[] = []
  for (const { id } of await wholeGroup(db, registration)) refunds.push(...(await refundsOf(db, id)))
  return refunds.sort(
    (one, other) => one.decidedAt.getTime() - other.decidedAt.getTime() || (one.key < other.key ? -1 : 1),
  )
}
