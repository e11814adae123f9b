import type { Database } from '#database/engine/connection.ts'
import { type NewEntry, postEntries } from '#database/tables/ledger.ts'
import type { EntryCause } from '#database/tables/rows/payments.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { dayOf } from '#domain/days.ts'
import type { Entry } from '#domain/ledger.ts'
import type { Checkout } from '../checkout.ts'

/** Adds entries to the ledger of a locked registration. */
export function post(
  trx: Database,
  registration: RegistrationRow,
  entries: readonly NewEntry[],
  { clocks }: Checkout,
): Promise<RegistrationRow> {
  const posting = { day: dayOf(clocks.academy.now()), recordedAt: clocks.real.now() }
  return postEntries(trx, registration, entries, posting)
}

export function causedBy(cause: EntryCause, entries: readonly Entry[]): NewEntry[] {
  return entries.map((entry) => ({ ...entry, cause }))
}
