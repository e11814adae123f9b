// What a dentist enters towards an award; it counts once staff have approved it.
import type { CaseEntry, OutsideCreditEntry } from '#contract/credits.ts'
import { putAwardCase } from '#database/award-cases.ts'
import type { Database } from '#database/connection.ts'
import { putOutsideCredit } from '#database/outside-credits.ts'
import type { Clocks } from '#domain/clock.ts'
import { ApiError } from '../errors.ts'
import { refuseFuture } from './refuse-future.ts'

type Parts = { database: Database; clocks: Clocks }

/** Whose it is, and the id that it is entered under, once, however often it is sent. */
type Own = { uid: string; id: string }

export async function enterOutside(own: Own, entry: OutsideCreditEntry, { database, clocks }: Parts) {
  refuseFuture(entry.earnedOn, clocks, 'earnedOn')
  const enteredAt = clocks.academy.now()
  if (!(await putOutsideCredit(database, { ...entry, ...own, enteredAt }))) throw enteredBefore()
}

export async function enterAwardCase(own: Own, entry: CaseEntry, { database, clocks }: Parts) {
  refuseFuture(entry.treatedOn, clocks, 'treatedOn')
  const enteredAt = clocks.academy.now()
  if (!(await putAwardCase(database, { ...entry, ...own, enteredAt }))) throw enteredBefore()
}

function enteredBefore(): ApiError {
  return new ApiError(
    409,
    'entered_before',
    'This form has been entered and reviewed already: nothing was changed. Please use a new form.',
  )
}
