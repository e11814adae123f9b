// An open attempt: beginning it, saving answers, handing it in.

import { randomInt, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Sitting } from '#contract/classroom/learn-tests.ts'
import { deadlineOf, draw, type TestId } from '#domain/classroom/classroom-tests.ts'
import { dayOf } from '#domain/dates/days.ts'
import { defaultLanguage, type Language } from '#domain/people/language.ts'
import type { SignedInUser } from '#features/people/check-token.ts'
import { inAccount } from '#features/registrants/in-account.ts'
import { notFound } from '#features/registrants/ownership.ts'
import type { Database } from '#platform/database/connection.ts'
import type { TestAttemptRow } from '#platform/database/rows/classroom.ts'
import { Refusal } from '#platform/refusal.ts'
import type { ClassroomParts } from '../classroom.ts'
import { afterClosing, closeLocked, closeOverdue, withQuestions } from './close-attempt.ts'
import {
  answersOf,
  attemptsOf,
  insertAttempt,
  lockAttempt,
  passToWindow,
  storeAnswer,
} from './test-attempts.queries.ts'
import { rulesFor } from './test-rules.ts'
import { bankOf, type Learner, readTestState } from './test-state.ts'

type Taking = { test: TestId; window: string; language: Language }

/** Begins an attempt, or continues the open one in this window. */
export async function beginTest(
  user: SignedInUser,
  learner: Learner,
  { test, window, language }: Taking,
  parts: ClassroomParts,
): Promise<Sitting> {
  const { uid } = learner
  await closeOverdue(uid, test, parts)
  const attempt = await inAccount(user, parts, async (trx) => {
    // Two clicks at once begin one attempt.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`test ${test} ${uid}`}, 0))`.execute(trx)
    const state = await readTestState(trx, learner, test, parts)
    if (!state) throw notFound()
    if (state.state !== 'ready' && state.state !== 'running') throw new Refusal('test_closed')
    if (state.attempt === null) await insertDrawn(trx, { uid, test, window }, state.minutes, parts)
    const open = (await attemptsOf(trx, uid, test)).find(({ closedAt }) => closedAt === null)
    if (!open) throw new Refusal('test_over')
    await passToWindow(trx, open.id, window)
    return { ...open, windowId: window }
  })
  return sittingView(attempt, { window, language }, parts)
}

async function insertDrawn(
  trx: Database,
  { uid, test, window }: { uid: string; test: TestId; window: string },
  minutes: number,
  { context: { clocks }, lessons }: ClassroomParts,
): Promise<void> {
  const rules = await rulesFor(trx, test)
  const bank = bankOf(test, defaultLanguage, lessons)
  const byKey = new Map(bank.map((question) => [`${question.course} ${question.id}`, question]))
  const seed = randomInt(2 ** 31)
  const drawn = draw([...byKey.keys()], rules.questions, seed).flatMap((key) => byKey.get(key) ?? [])
  const startedAt = clocks.real.now()
  const attempt = {
    id: randomUUID(),
    uid,
    test,
    seed,
    passMark: rules.passMark,
    takenOn: dayOf(clocks.academy.now()),
    startedAt,
    deadline: deadlineOf(startedAt, minutes),
    windowId: window,
  }
  const answers = drawn.map(({ course, id }, index) => ({ number: index + 1, course, questionId: id }))
  await insertAttempt(trx, attempt, answers)
}

type Own = { uid: string; id: string }

export async function saveAnswer(
  user: SignedInUser,
  { id, number }: { id: string; number: number },
  { window, answer, flagged }: { window: string; answer: number | null; flagged: boolean },
  parts: ClassroomParts,
): Promise<{ savedAt: string; deadline: string; now: string }> {
  return inAccount(user, parts, async (trx) => {
    const attempt = await lockAttempt(trx, { uid: user.uid, id }, 'answer')
    if (!attempt) throw notFound()
    const now = parts.context.clocks.real.now()
    if (attempt.closedAt !== null || attempt.deadline <= now) throw new Refusal('test_over')
    if (attempt.windowId !== window) throw new Refusal('other_window')
    if (!(await storeAnswer(trx, { attemptId: id, number, chosen: answer, flagged }))) throw notFound()
    return {
      savedAt: now.toISOString(),
      deadline: attempt.deadline.toISOString(),
      now: now.toISOString(),
    }
  })
}

/** Sent again, or after the deadline, it returns the same closed attempt. */
export async function handIn(
  user: SignedInUser,
  { id, window }: { id: string; window: string },
  parts: ClassroomParts,
): Promise<TestAttemptRow> {
  const now = parts.context.clocks.real.now()
  const closed = await inAccount(user, parts, async (trx) => {
    const attempt = await lockAttempt(trx, { uid: user.uid, id }, 'close')
    if (!attempt) throw notFound()
    const isOpen = attempt.closedAt === null && attempt.deadline > now
    if (isOpen && attempt.windowId !== window) throw new Refusal('other_window')
    return closeLocked(trx, attempt, now, parts)
  })
  await afterClosing(closed, parts)
  return closed
}

/** The attempt, closed if its time is over. */
export async function ownAttempt({ uid, id }: Own, parts: ClassroomParts): Promise<TestAttemptRow> {
  const { database } = parts.context
  const find = async () => (await attemptsOf(database, uid)).find((attempt) => attempt.id === id)
  const attempt = await find()
  if (!attempt) throw notFound()
  await closeOverdue(uid, attempt.test, parts)
  return (await find()) ?? attempt
}

/** The questions as drawn, without a word about which answers are right. */
export async function sittingView(
  attempt: TestAttemptRow,
  { window, language }: { window: string | undefined; language: Language },
  { context: { database, clocks }, lessons }: ClassroomParts,
): Promise<Sitting> {
  const answers = await answersOf(database, attempt.id)
  const marked = withQuestions(attempt, answers, bankOf(attempt.test, language, lessons))
  return {
    state: 'open',
    id: attempt.id,
    test: attempt.test,
    startedAt: attempt.startedAt.toISOString(),
    deadline: attempt.deadline.toISOString(),
    now: clocks.real.now().toISOString(),
    writable: attempt.windowId === window,
    questions: marked.map(({ answer, question, shown }) => ({
      number: answer.number,
      question: question.question,
      options: shown.map((option) => question.options[option] ?? ''),
      answer: answer.chosen,
      flagged: answer.flagged,
      picture: question.picture,
    })),
  }
}
