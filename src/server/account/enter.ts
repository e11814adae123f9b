// What a dentist enters toward an award; it counts once staff have approved it.
import type { CaseEntry, OutsideCreditEntry } from '#contract/credits.ts'
import type { Database } from '#database/engine/connection.ts'
import { putAwardCase } from '#database/tables/award-cases.ts'
import { putOutsideCredit } from '#database/tables/outside-credits.ts'
import type { Clocks } from '#domain/clock.ts'
import { ApiError } from '../http/errors.ts'
import { refuseFuture } from './refuse-future.ts'

/** The owner and the id of the entry; sending it again updates the same entry. */
type Own = { uid: string; id: string }

export async function enterOutside(trx: Database, own: Own, entry: OutsideCreditEntry, clocks: Clocks) {
  refuseFuture(entry.earnedOn, clocks, 'earnedOn')
  const enteredAt = clocks.academy.now()
  if (!(await putOutsideCredit(trx, { ...entry, ...own, enteredAt }))) throw enteredBefore()
}

export async function enterAwardCase(trx: Database, own: Own, entry: CaseEntry, clocks: Clocks) {
  refuseFuture(entry.treatedOn, clocks, 'treatedOn')
  const enteredAt = clocks.academy.now()
  if (!(await putAwardCase(trx, { ...entry, ...own, enteredAt }))) throw enteredBefore()
}

function enteredBefore(): ApiError {
  return new ApiError(409, 'entered_before')
}
