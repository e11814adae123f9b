import type { OfficeAwards } from '#contract/office/awards.ts'
import { accountNames } from '#features/people/office-people.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import { countApprovedCases, pendingAwardCases } from './award-cases.queries.ts'
import { lastAwardRecords } from './award-records.queries.ts'
import { pendingOutsideCredits } from './outside-credits.queries.ts'

/** Tests and steps are recorded by staff; the last ones show what was done. */
const lastShown = 50

/** What waits for a decision, oldest first, and the last records. */
export async function listAwards(database: Database): Promise<OfficeAwards> {
  const hours = await pendingOutsideCredits(database)
  const cases = await pendingAwardCases(database)
  const { tests, steps } = await lastAwardRecords(database, lastShown)
  const names = await accountNames(
    database,
    [...hours, ...cases, ...tests, ...steps].map(({ uid }) => uid),
  )
  const approved = await countApprovedCases(
    database,
    cases.map(({ uid }) => uid),
  )
  const person = (uid: string) => ({
    personId: uid,
    name: names.get(uid)?.name ?? null,
    email: names.get(uid)?.email ?? '',
  })
  return {
    hours: hours.map(({ uid, enteredAt, id, title, provider, kind, hours, earnedOn }) => ({
      ...person(uid),
      id,
      title,
      enteredAt: enteredAt.toISOString(),
      provider,
      kind,
      hours,
      earnedOn,
    })),
    cases: cases.map(({ uid, enteredAt, id, title, summary, treatedOn }) => ({
      ...person(uid),
      id,
      title,
      enteredAt: enteredAt.toISOString(),
      summary,
      treatedOn,
      approvedBefore: approved.get(uid) ?? 0,
    })),
    tests: tests.map(({ uid, takenOn, score }) => ({ ...person(uid), takenOn, score })),
    steps: steps.map(({ uid, award, step, doneOn }) => ({ ...person(uid), award, step, doneOn })),
  }
}
