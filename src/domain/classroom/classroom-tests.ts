// The tests of the classroom: one for each course with questions, and the Fellowship's. Draws come from a stored
// seed, so that an attempt can be shown again as it was.
import { fellowshipPath } from '../awards/awards.ts'
import type { CourseId } from '../catalogue/catalogue.ts'
import { addDays, type Day, minutes } from '../dates/days.ts'

export type TestId = CourseId | 'fellowship'

export type TestRules = {
  /** Drawn for each attempt. */
  questions: number
  minutes: number
  /** Percent. */
  passMark: number
  /** Days from a failed attempt to the next. The Fellowship's test has the award's own rule. */
  waitDays: number
}

/** Until staff set others. */
export const moduleRules: TestRules = { questions: 20, minutes: 60, passMark: 75, waitDays: 1 }

export const fellowshipRules: TestRules = {
  questions: 40,
  minutes: 60,
  passMark: fellowshipPath.testScore,
  waitDays: 0,
}

/** A bank has at least this many questions for each one that is drawn. */
const bankFactor = 3

export function isBankComplete(bank: number, { questions }: Pick<TestRules, 'questions'>): boolean {
  return bank >= bankFactor * questions
}

/** The courses whose banks a test draws from. */
export function banksOf(test: TestId): readonly CourseId[] {
  return test === 'fellowship' ? ['module1', 'module2'] : [test]
}

/** Percent, rounded down. */
export function scoreOf({ right, of }: { right: number; of: number }): number {
  return of === 0 ? 0 : Math.floor((right * 100) / of)
}

export function minutesWith(extraPercent: number, rules: Pick<TestRules, 'minutes'>): number {
  return Math.ceil((rules.minutes * (100 + extraPercent)) / 100)
}

export function deadlineOf(startedAt: Date, minutesGiven: number): Date {
  return new Date(startedAt.getTime() + minutes(minutesGiven))
}

/** The first day of the next attempt at a module's test; null without a wait. */
export function nextAttemptOn(attempts: readonly { on: Day }[], { waitDays }: TestRules): Day | null {
  const last = attempts
    .map(({ on }) => on)
    .sort()
    .at(-1)
  return last === undefined ? null : addDays(last, waitDays)
}

/** The same seed always draws the same. The bank's order does not matter. */
export function draw<Id extends string>(bank: readonly Id[], count: number, seed: number): Id[] {
  return shuffled(bank.toSorted(), randomFrom(seed)).slice(0, count)
}

/** The order in which a question's options are shown: `order[shown]` is the index in the bank. */
export function optionOrder(seed: number, number: number): number[] {
  return shuffled([0, 1, 2, 3], randomFrom(seed ^ Math.imul(number, 0x9e3779b1)))
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const order = [...items]
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const kept = order[last] as T
    order[last] = order[other] as T
    order[other] = kept
  }
  return order
}

/** Mulberry32: small, and the same on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Counts over all attempts with a question. `rest` is the score in the other questions, as a share from 0 to 1. */
export type QuestionCounts = {
  asked: number
  right: number
  restSum: number
  restSquares: number
  restSumOfRight: number
}

type ItemStatistics = {
  /** The share of right answers. */
  difficulty: number
  /** Correlation of this question with the rest of the test; null while it cannot be calculated. */
  discrimination: number | null
}

export function itemStatistics(counts: QuestionCounts): ItemStatistics {
  const { asked, right, restSum, restSquares, restSumOfRight } = counts
  const difficulty = right / asked
  const mean = restSum / asked
  const spread = Math.sqrt(Math.max(0, restSquares / asked - mean * mean))
  const isFlat = spread < 1e-9 || right === 0 || right === asked
  if (isFlat) return { difficulty, discrimination: null }
  const discrimination = ((restSumOfRight / right - mean) / spread) * Math.sqrt(difficulty / (1 - difficulty))
  return { difficulty, discrimination }
}
