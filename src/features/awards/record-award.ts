// Award decisions that staff record.

import { type TestAttempt, type TestStanding, testRefusal, testStanding } from '#domain/awards/award-tests.ts'
import { refuseFuture } from '#features/certificates/refuse-future.ts'
import { lockUserAndProfile } from '#features/people/users.queries.ts'
import { makeChange, previewChange, type StaffChange } from '#features/record/staff-change.ts'
import type { Note } from '#features/record/staff-note.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { AwardStepRow, ReviewState } from '#platform/database/rows/awards.ts'
import { Refusal } from '#platform/refusal.ts'
import { awardCaseById } from './award-cases.queries.ts'
import { type Entry, notifyOfDecision } from './award-notices.ts'
import { recordAwardStep } from './award-steps.queries.ts'
import { awardTestsOf, insertAwardTest } from './award-tests.queries.ts'
import { readEarnedCredits } from './credits.ts'
import { outsideCreditById } from './outside-credits.queries.ts'
import { markEntry } from './reviewed-entries.queries.ts'

type Parts = Pick<Context, 'database' | 'clocks'>

export async function readEntry(id: string, database: Database): Promise<Entry> {
  const credit = await outsideCreditById(database, id)
  if (credit) return { table: 'outsideCredits', row: credit }
  const awardCase = await awardCaseById(database, id)
  if (awardCase) return { table: 'awardCases', row: awardCase }
  throw new Refusal('no_entry', { id })
}

type Decision = {
  state: Exclude<ReviewState, 'pending'>
  /** The dentist reads it in the email. */
  reason: string | null
}

export function previewDecision(entry: Entry, decision: Decision, context: Context) {
  return previewChange(deciding(entry, decision), context)
}

/** Approves or declines an entry as staff read it; the dentist may have changed it since. The dentist gets an email. */
export async function decideEntry(entry: Entry, decision: Decision, context: Context, note: Note) {
  await makeChange(deciding(entry, decision), context, note)
}

function deciding({ table, row }: Entry, decision: Decision): StaffChange<Context, Decision> {
  return async (trx, context, note) => {
    if (decision.state === 'declined' && decision.reason === null) throw new Refusal('no_reason')
    if (!(await markEntry(trx, table, row, decision))) throw new Refusal('entry_changed')
    await notifyOfDecision(trx, { table, row } as Entry, decision, context)
    await note(trx, 'award-entry.decided', { awardEntryId: row.id, state: decision.state })
    return decision
  }
}

/** Records an attempt at the Fellowship's test, unless the rules forbid it on that day. */
export async function recordTest(
  uid: string,
  attempt: TestAttempt,
  { database, clocks }: Parts,
  note: Note,
): Promise<TestStanding> {
  refuseFuture(attempt.takenOn, clocks)
  return database.transaction().execute(async (trx) => {
    await refuseGone(trx, uid)
    const credits = await readEarnedCredits(trx, uid)
    const earlier = await awardTestsOf(trx, uid)
    const standing = testStanding(earlier, credits)
    if (testRefusal(standing, attempt.takenOn)) throw new Refusal('test_refused', standing)
    await insertAwardTest(trx, uid, attempt)
    await note(trx, 'award-test.recorded', { personId: uid, ...attempt })
    return testStanding([...earlier, attempt], credits)
  })
}

/** Records that the fee of an award was paid, or its oral defense passed. */
export async function recordStep(
  { uid, award, step, doneOn }: AwardStepRow,
  { database, clocks }: Parts,
  note: Note,
): Promise<void> {
  refuseFuture(doneOn, clocks)
  await database.transaction().execute(async (trx) => {
    await refuseGone(trx, uid)
    if (!(await recordAwardStep(trx, { uid, award, step, doneOn }))) {
      throw new Refusal('step_recorded', { step, award })
    }
    await note(trx, 'award-step.recorded', { personId: uid, award, step, doneOn })
  })
}

/** Locks the profile: nothing is written about an erased person, and concurrent tests are judged in order. */
async function refuseGone(trx: Database, uid: string): Promise<void> {
  if (!(await lockUserAndProfile(trx, uid))) throw new Refusal('account_gone')
}
