// What staff decide and record on the way to an award.
import { type AwardCaseRow, decideAwardCase } from '#database/award-cases.ts'
import { type AwardStepRow, recordAwardStep } from '#database/award-steps.ts'
import { awardTestsOf, insertAwardTest } from '#database/award-tests.ts'
import type { Database } from '#database/connection.ts'
import { decideOutsideCredit, type OutsideCreditRow, type ReviewState } from '#database/outside-credits.ts'
import { type TestAttempt, type TestStanding, testRefusal, testStanding } from '#domain/award-tests.ts'
import { ApiError } from '../errors.ts'
import { readEarnedCredits } from './credits.ts'

/** Approves or declines what a dentist entered: hours of another provider, or a case. */
export async function decideEntry(
  id: string,
  state: Exclude<ReviewState, 'pending'>,
  database: Database,
): Promise<OutsideCreditRow | AwardCaseRow> {
  const decided =
    (await decideOutsideCredit(database, id, state)) ?? (await decideAwardCase(database, id, state))
  if (!decided) throw new ApiError(404, 'not_found', `Nothing was entered under ${id}.`)
  return decided
}

/** Records an attempt at the Fellowship's test, unless the rules forbid it on that day. */
export async function recordTest(
  uid: string,
  attempt: TestAttempt,
  database: Database,
): Promise<TestStanding> {
  const credits = await readEarnedCredits(database, uid)
  return database.transaction().execute(async (trx) => {
    const earlier = await awardTestsOf(trx, uid)
    const standing = testStanding(earlier, credits)
    const refusal = testRefusal(standing, attempt.takenOn)
    if (refusal) throw new ApiError(409, refusal, refusals[refusal](standing))
    await insertAwardTest(trx, uid, attempt)
    return testStanding([...earlier, attempt], credits)
  })
}

const refusals: Record<NonNullable<ReturnType<typeof testRefusal>>, (standing: TestStanding) => string> = {
  passed: () => 'The test was passed already.',
  'too-early': (standing) =>
    `A retake is possible a month after the last test${standing.state === 'open' ? `, from ${standing.from}` : ''}.`,
  'hours-needed': (standing) =>
    `After three failed retakes 50 CE hours come first${standing.state === 'hours-needed' ? `: ${standing.hours} are missing` : ''}.`,
}

/** The fee of an award was paid, or its oral defense passed. */
export async function recordStep(step: AwardStepRow, database: Database): Promise<void> {
  if (!(await recordAwardStep(database, step))) {
    throw new ApiError(409, 'recorded', `The ${step.step} of the ${step.award} was recorded already.`)
  }
}
