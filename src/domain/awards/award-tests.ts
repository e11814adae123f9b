import { addMonths, type Day } from '../dates/days.ts'
import { fellowshipPath } from './awards.ts'
import { type Credit, sumCredits } from './credits.ts'

// The written test on the Fellowship's independent path. A round is one attempt and its retakes, one a month.
// After a failed round the candidate earns more hours before the next one.

export type TestAttempt = { takenOn: Day; score: number }

export type TestStanding =
  | { state: 'passed'; score: number; on: Day }
  /** The earliest day for the next test; null when there is no wait. */
  | { state: 'open'; from: Day | null; retakesLeft: number }
  /** Hours still needed before the next round. */
  | { state: 'hours-needed'; hours: number }

const attemptsPerRound = 1 + fellowshipPath.retakes

export function testStanding(attempts: readonly TestAttempt[], credits: readonly Credit[]): TestStanding {
  const inOrder = attempts.toSorted((one, other) => one.takenOn.localeCompare(other.takenOn))
  const passed = inOrder.find(({ score }) => score >= fellowshipPath.testScore)
  if (passed) return { state: 'passed', score: passed.score, on: passed.takenOn }
  const last = inOrder.at(-1)
  if (!last) return { state: 'open', from: null, retakesLeft: fellowshipPath.retakes }
  const from = addMonths(last.takenOn, 1)
  const inRound = inOrder.length % attemptsPerRound
  if (inRound > 0) return { state: 'open', from, retakesLeft: attemptsPerRound - inRound }
  const since = credits.filter(({ earnedOn }) => earnedOn > last.takenOn)
  const hours = fellowshipPath.ceAfterRetakes - sumCredits(since).total
  if (hours > 0) return { state: 'hours-needed', hours }
  return { state: 'open', from, retakesLeft: fellowshipPath.retakes }
}

/** Why a test cannot be taken on a day; null when it can. */
export function testRefusal(standing: TestStanding, on: Day): 'passed' | 'too-early' | 'hours-needed' | null {
  if (standing.state !== 'open') return standing.state
  return standing.from !== null && on < standing.from ? 'too-early' : null
}
