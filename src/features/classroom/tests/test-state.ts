// Whether a person may take a test now.

import { programOf } from '#content/catalogue.ts'
import type { TestState } from '#contract/classroom/learn-tests.ts'
import { testStanding } from '#domain/awards/award-tests.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import {
  banksOf,
  isBankComplete,
  minutesWith,
  nextAttemptOn,
  type TestId,
  type TestRules,
} from '#domain/classroom/classroom-tests.ts'
import { dayOf } from '#domain/dates/days.ts'
import { defaultLanguage, type Language } from '#domain/people/language.ts'
import { awardCasesOf } from '#features/awards/award-cases.queries.ts'
import { awardTestsOf } from '#features/awards/award-tests.queries.ts'
import { readEarnedCredits } from '#features/awards/credits.ts'
import { outsideCreditsOf } from '#features/awards/outside-credits.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import type { TestAttemptRow } from '#platform/database/rows/classroom.ts'
import { isClinical } from '../certificate-needs.ts'
import type { ClassroomParts } from '../classroom.ts'
import { progressOf } from '../lesson-progress.queries.ts'
import type { Lessons, QuestionInBank } from '../lessons.ts'
import { lessonsDone } from '../standing.ts'
import type { Viewer } from '../viewer.ts'
import { attemptsOf, extraTimeOf } from './test-attempts.queries.ts'
import { rulesFor } from './test-rules.ts'

export function bankOf(test: TestId, language: Language, lessons: Lessons): QuestionInBank[] {
  return banksOf(test).flatMap((course) => lessons.classroomOf(course, language).questions)
}

type Parts = Pick<ClassroomParts, 'context' | 'lessons'>

/** Null for a test that the person may not see, or whose bank has too few questions. */
export async function readTestState(
  db: Database,
  viewer: Viewer,
  test: TestId,
  parts: Parts,
): Promise<TestState | null> {
  const rules = await rulesFor(db, test)
  const bank = bankOf(test, defaultLanguage, parts.lessons)
  if (!isBankComplete(bank.length, rules)) return null
  if (viewer.uid === null) return { ...begin(test, rules, 0, []), state: 'lessons' }
  if (!(await mayTake(db, viewer, test))) return null
  const { uid } = viewer
  const attempts = await attemptsOf(db, uid, test)
  const base = begin(test, rules, await extraTimeOf(db, uid), attempts)
  if (test === 'fellowship') return fellowshipState(db, uid, base, attempts, parts)
  return moduleState(db, { uid, test }, { base, rules }, parts)
}

function begin(
  test: TestId,
  rules: TestRules,
  extraPercent: number,
  attempts: readonly TestAttemptRow[],
): TestState {
  const minutes = minutesWith(extraPercent, rules)
  const finished = attempts.flatMap(({ id, takenOn, score, passMark }) =>
    score === null ? [] : [{ id, on: takenOn, score, passed: score >= passMark }],
  )
  return {
    test,
    state: 'ready',
    questions: rules.questions,
    minutes,
    extraMinutes: minutes - rules.minutes,
    passMark: rules.passMark,
    lessonsLeft: 0,
    from: null,
    retakesLeft: null,
    hours: null,
    best: finished.length === 0 ? null : Math.max(...finished.map(({ score }) => score)),
    attempt: attempts.find(({ closedAt }) => closedAt === null)?.id ?? null,
    attempts: finished,
  }
}

async function moduleState(
  db: Database,
  { uid, test }: { uid: string; test: CourseId },
  { base, rules }: { base: TestState; rules: TestRules },
  { context, lessons }: Parts,
): Promise<TestState> {
  const text = lessons.classroomOf(test, defaultLanguage)
  const { lessons: count } = lessonsDone(text, await progressOf(db, { uid, course: test }))
  const state = { ...base, lessonsLeft: count.of - count.done }
  if (state.attempts.some(({ passed }) => passed)) return { ...state, state: 'passed' }
  if (state.attempt) return { ...state, state: 'running' }
  if (state.lessonsLeft > 0) return { ...state, state: 'lessons' }
  const from = nextAttemptOn(state.attempts, rules)
  const isEarly = from !== null && from > dayOf(context.clocks.academy.now())
  return isEarly ? { ...state, state: 'wait', from } : state
}

/** The award's own attempts count, also those that staff recorded on paper. */
async function fellowshipState(
  db: Database,
  uid: string,
  base: TestState,
  attempts: readonly TestAttemptRow[],
  { context }: Parts,
): Promise<TestState> {
  const recorded = await awardTestsOf(db, uid)
  const all = recorded.map(({ takenOn, score }) => ({
    id: attempts.find((attempt) => attempt.takenOn === takenOn && attempt.score !== null)?.id ?? null,
    on: takenOn,
    score,
    passed: score >= base.passMark,
  }))
  const best = all.length === 0 ? null : Math.max(...all.map(({ score }) => score))
  const state = { ...base, attempts: all, best }
  const standing = testStanding(recorded, await readEarnedCredits(db, uid))
  if (standing.state === 'passed') return { ...state, state: 'passed' }
  if (state.attempt) return { ...state, state: 'running' }
  if (standing.state === 'hours-needed') return { ...state, state: 'hours-needed', hours: standing.hours }
  const { from, retakesLeft } = standing
  const isEarly = from !== null && from > dayOf(context.clocks.academy.now())
  return { ...state, retakesLeft, ...(isEarly && { state: 'wait' as const, from }) }
}

export type Learner = Extract<Viewer, { uid: string }>

/**
 * The test of a course: its registrants. The Fellowship's: buyers whose three courses are completed, and people on
 * the independent path whose hours or case staff have approved.
 */
export async function mayTake(db: Database, { uid, lines }: Learner, test: TestId): Promise<boolean> {
  if (test !== 'fellowship') {
    return lines.some(({ course }) => course === test) && !isClinical({ course: test })
  }
  const isCompleted = (course: string) =>
    lines.some((line) => line.course === course && line.completedOn !== null)
  if (programOf('fellowship').courses.every(isCompleted)) return true
  const entries = [...(await outsideCreditsOf(db, uid)), ...(await awardCasesOf(db, uid))]
  return entries.some(({ state }) => state === 'approved')
}
