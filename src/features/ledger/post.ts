import { dayOf } from '#domain/dates/days.ts'
import type { Entry } from '#domain/money/ledger.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { EntryCause } from '#platform/database/rows/payments.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { type NewEntry, postEntries } from './ledger.queries.ts'

/** Adds entries to the ledger of a locked registration. */
export function post(
  trx: Database,
  registration: RegistrationRow,
  entries: readonly NewEntry[],
  { clocks }: Context,
): Promise<RegistrationRow> {
  const posting = { day: dayOf(clocks.academy.now()), recordedAt: clocks.real.now() }
  return postEntries(trx, registration, entries, posting)
}

export function causedBy(cause: EntryCause, entries: readonly Entry[]): NewEntry[] {
  return entries.map((entry) => ({ ...entry, cause }))
}
