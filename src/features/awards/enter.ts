// What a dentist enters toward an award; it counts once staff have approved it.

import type { CaseEntry, OutsideCreditEntry } from '#contract/account/credits.ts'
import { refuseFuture } from '#features/certificates/refuse-future.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import { Refusal } from '#platform/refusal.ts'
import { putAwardCase } from './award-cases.queries.ts'
import { notifyOfEntry } from './award-notices.ts'
import { putOutsideCredit } from './outside-credits.queries.ts'

/** The owner and the id of the entry; sending it again updates the same entry. */
type Own = { uid: string; id: string }

export async function enterOutside(trx: Database, own: Own, entry: OutsideCreditEntry, context: Context) {
  const { clocks } = context
  refuseFuture(entry.earnedOn, clocks, 'earnedOn')
  const enteredAt = clocks.academy.now()
  if (!(await putOutsideCredit(trx, { ...entry, ...own, enteredAt }))) throw enteredBefore()
  await notifyOfEntry(trx, own, entry, context)
}

export async function enterAwardCase(trx: Database, own: Own, entry: CaseEntry, context: Context) {
  const { clocks } = context
  refuseFuture(entry.treatedOn, clocks, 'treatedOn')
  const enteredAt = clocks.academy.now()
  if (!(await putAwardCase(trx, { ...entry, ...own, enteredAt }))) throw enteredBefore()
  await notifyOfEntry(trx, own, entry, context)
}

function enteredBefore(): Refusal {
  return new Refusal('entered_before')
}
