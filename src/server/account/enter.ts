// What a dentist enters towards an award; it counts once staff have approved it.
import { randomUUID } from 'node:crypto'
import type { CaseEntry, OutsideCreditEntry } from '#contract/credits.ts'
import { insertAwardCase } from '#database/award-cases.ts'
import type { Database } from '#database/connection.ts'
import { insertOutsideCredit } from '#database/outside-credits.ts'
import type { Clocks } from '#domain/clock.ts'
import { type Day, dayOf } from '#domain/days.ts'
import { ApiError } from '../errors.ts'

type Parts = { database: Database; clocks: Clocks }

export async function enterOutside(
  uid: string,
  entry: OutsideCreditEntry,
  { database, clocks }: Parts,
): Promise<string> {
  const enteredAt = clocks.academy.now()
  refuseFuture('earnedOn', entry.earnedOn, enteredAt)
  const id = randomUUID()
  await insertOutsideCredit(database, { ...entry, id, uid, enteredAt })
  return id
}

export async function enterAwardCase(
  uid: string,
  entry: CaseEntry,
  { database, clocks }: Parts,
): Promise<string> {
  const enteredAt = clocks.academy.now()
  refuseFuture('treatedOn', entry.treatedOn, enteredAt)
  const id = randomUUID()
  await insertAwardCase(database, { ...entry, id, uid, enteredAt })
  return id
}

function refuseFuture(field: string, day: Day, now: Date) {
  if (day > dayOf(now)) throw new ApiError(400, 'invalid_request', `${field}: must not lie in the future`)
}
