// CE hours and award progress, from courses, approved entries and what staff recorded.
import { courseIds, findCourse, hoursOf, programOf } from '#content/catalogue.ts'
import type { CreditLine, Credits } from '#contract/account/credits.ts'
import {
  type AwardRecord,
  fellowshipProgress,
  mastershipProgress,
  programSteps,
} from '#domain/awards/award-progress.ts'
import { type Credit, sumCredits } from '#domain/awards/credits.ts'
import { awardOfFee } from '#domain/catalogue/offered-only.ts'
import { type OwnedLine, ownedLines } from '#features/certificates/owned-courses.ts'
import type { Database } from '#platform/database/connection.ts'
import type { OutsideCreditRow } from '#platform/database/rows/awards.ts'
import { awardCasesOf } from './award-cases.queries.ts'
import { awardStepsOf } from './award-steps.queries.ts'
import { awardTestsOf } from './award-tests.queries.ts'
import { outsideCreditsOf } from './outside-credits.queries.ts'

export async function readCredits(database: Database, uid: string): Promise<Credits> {
  const owned = await ownedLines(database, uid)
  const outside = await outsideCreditsOf(database, uid)
  const cases = await awardCasesOf(database, uid)
  const record = {
    credits: earnedCredits(owned, outside),
    cases: cases.filter(isApproved),
    ...(await readRecorded(database, uid, owned)),
  }
  const ownedCourses = owned.map(({ line }) => line)
  return {
    lines: [
      ...owned.flatMap(courseLine).sort(inCatalogueOrder),
      ...outside.filter(isApproved).map(outsideLine),
    ],
    earned: sumCredits(record.credits),
    outside: outside.map(({ uid: _, enteredAt: __, ...credit }) => credit),
    cases: cases.map(({ uid: _, enteredAt: __, ...awardCase }) => awardCase),
    fellowship: { steps: programSteps(programOf('fellowship'), ownedCourses), ...fellowshipProgress(record) },
    mastership: { steps: programSteps(programOf('mastership'), ownedCourses), ...mastershipProgress(record) },
  }
}

/** Hours earned so far, here and at other providers. */
export async function readEarnedCredits(database: Database, uid: string): Promise<Credit[]> {
  return earnedCredits(await ownedLines(database, uid), await outsideCreditsOf(database, uid))
}

/** Recorded by staff. A fee may also be paid here, and then counts until it is refunded. */
async function readRecorded(
  database: Database,
  uid: string,
  owned: readonly OwnedLine[],
): Promise<Pick<AwardRecord, 'tests' | 'defendedOn' | 'feesPaid'>> {
  const steps = await awardStepsOf(database, uid)
  return {
    tests: await awardTestsOf(database, uid),
    defendedOn: steps.find(({ step }) => step === 'defense')?.doneOn ?? null,
    feesPaid: [
      ...steps.filter(({ step }) => step === 'fee').map(({ award }) => award),
      ...owned.flatMap(({ line }) => awardOfFee(line.course) ?? []),
    ],
  }
}

// Hours and their kind are only in the catalogue: a course that is not in it is listed, but has no hours to
// count.

function earnedCredits(owned: readonly OwnedLine[], outside: readonly OutsideCreditRow[]): Credit[] {
  return [
    ...owned.flatMap(({ line }) => {
      const { course, completedOn } = line
      const known = findCourse(course)
      return completedOn === null || !known
        ? []
        : [{ kind: known.ceKind, hours: hoursOf(line), earnedOn: completedOn }]
    }),
    ...outside.filter(isApproved),
  ]
}

function isApproved({ state }: { state: string }): boolean {
  return state === 'approved'
}

function courseLine({ line }: OwnedLine): CreditLine[] {
  const { course, completedOn, start } = line
  const known = findCourse(course)
  if (!known) return []
  return [
    {
      course,
      title: null,
      provider: null,
      kind: known.ceKind,
      hours: hoursOf(line),
      state: completedOn !== null ? 'earned' : start !== null ? 'booked' : 'open',
      on: completedOn ?? start,
    },
  ]
}

function inCatalogueOrder(one: CreditLine, other: CreditLine): number {
  const place = ({ course }: CreditLine) =>
    course === null ? courseIds().length : courseIds().indexOf(course)
  return place(one) - place(other)
}

function outsideLine({ title, provider, kind, hours, earnedOn }: OutsideCreditRow): CreditLine {
  return { course: null, title, provider, kind, hours, state: 'earned', on: earnedOn }
}
