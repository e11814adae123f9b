import type { CourseId, Program, ProgramId } from '../catalogue/catalogue.ts'
import { addDays, addMonths, type Day } from '../dates/days.ts'
import { type TestAttempt, type TestStanding, testStanding } from './award-tests.ts'
import { fellowshipPath, mastershipPath } from './awards.ts'
import { type Credit, sumCredits } from './credits.ts'

// Progress toward an award: through its courses, and on the independent path.

type Reach = { reached: number; of: number }

/** A case accepted by the academy. */
type DocumentedCase = { treatedOn: Day }

export type AwardRecord = {
  credits: readonly Credit[]
  cases: readonly DocumentedCase[]
  tests: readonly TestAttempt[]
  /** The day on which the oral defense was passed. */
  defendedOn: Day | null
  feesPaid: readonly ProgramId[]
}

type FellowshipProgress = {
  /** The period that counts, both days included; null before anything was earned. */
  window: { from: Day; to: Day } | null
  handsOnCe: Reach
  totalCe: Reach
  cases: Reach
  test: TestStanding
  feePaid: boolean
  achieved: boolean
}

export function fellowshipProgress(record: AwardRecord): FellowshipProgress {
  const { window, handsOn, total, cases } = bestWindow(record)
  const handsOnCe = { reached: handsOn, of: fellowshipPath.handsOnCe }
  const totalCe = { reached: total, of: fellowshipPath.totalCe }
  const documented = { reached: cases, of: fellowshipPath.documentedCases }
  const test = testStanding(record.tests, record.credits)
  const feePaid = record.feesPaid.includes('fellowship')
  const achieved = [handsOnCe, totalCe, documented].every(isReached) && test.state === 'passed' && feePaid
  return { window, handsOnCe, totalCe, cases: documented, test, feePaid, achieved }
}

type MastershipProgress = {
  totalCe: Reach
  cases: Reach
  defendedOn: Day | null
  feePaid: boolean
  achieved: boolean
}

export function mastershipProgress(record: AwardRecord): MastershipProgress {
  const totalCe = { reached: sumCredits(record.credits).total, of: mastershipPath.totalCe }
  const cases = { reached: record.cases.length, of: mastershipPath.cases }
  const feePaid = record.feesPaid.includes('mastership')
  const achieved = isReached(totalCe) && isReached(cases) && record.defendedOn !== null && feePaid
  return { totalCe, cases, defendedOn: record.defendedOn, feePaid, achieved }
}

function isReached({ reached, of }: Reach): boolean {
  return reached >= of
}

/**
 * Picks the best of all windows that start with an earned credit, the latest one of equals. An award that was
 * reached therefore stays reached as months pass.
 */
function bestWindow({ credits, cases }: AwardRecord) {
  const nothing = { window: null, handsOn: 0, total: 0, cases: 0 }
  const openings = [
    ...new Set([...credits.map(({ earnedOn }) => earnedOn), ...cases.map(({ treatedOn }) => treatedOn)]),
  ]
  let best: Omit<typeof nothing, 'window'> & { window: FellowshipProgress['window'] } = nothing
  let furthest = -1
  for (const from of openings.sort()) {
    const to = addDays(addMonths(from, fellowshipPath.withinMonths), -1)
    const isInside = (day: Day) => from <= day && day <= to
    const { handsOn, total } = sumCredits(credits.filter(({ earnedOn }) => isInside(earnedOn)))
    const inside = cases.filter(({ treatedOn }) => isInside(treatedOn)).length
    const distance =
      share(handsOn, fellowshipPath.handsOnCe) +
      share(total, fellowshipPath.totalCe) +
      share(inside, fellowshipPath.documentedCases)
    if (distance < furthest) continue
    furthest = distance
    best = { window: { from, to }, handsOn, total, cases: inside }
  }
  return best
}

function share(reached: number, of: number): number {
  return Math.min(1, reached / of)
}

export type OwnedCourse = {
  course: CourseId
  completedOn: Day | null
  start: Day | null
  end: Day | null
  sample: boolean
}

type ProgramStep = {
  course: CourseId
  state: 'completed' | 'booked' | 'open' | 'missing'
  completedOn: Day | null
  start: Day | null
  end: Day | null
  sample: boolean
}

/** The award's courses in order, each in its furthest state over all purchases. */
export function programSteps(
  { courses }: Pick<Program, 'courses'>,
  owned: readonly OwnedCourse[],
): ProgramStep[] {
  return courses.map((course) => {
    const mine = owned.filter((line) => line.course === course)
    const furthest =
      mine.find(({ completedOn }) => completedOn !== null) ??
      mine.find(({ start }) => start !== null) ??
      mine[0]
    if (!furthest)
      return { course, state: 'missing', completedOn: null, start: null, end: null, sample: false }
    const { completedOn, start, end, sample } = furthest
    const state = completedOn !== null ? 'completed' : start !== null ? 'booked' : 'open'
    return { course, state, completedOn, start, end, sample }
  })
}
