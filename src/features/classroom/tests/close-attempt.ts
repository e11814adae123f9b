// Closing an attempt: the score, the counts of its questions, and the award's progress.

import { optionOrder, scoreOf, type TestId } from '#domain/classroom/classroom-tests.ts'
import { defaultLanguage } from '#domain/people/language.ts'
import { awardTestsOf, insertAwardTest } from '#features/awards/award-tests.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import type { TestAnswerRow, TestAttemptRow } from '#platform/database/rows/classroom.ts'
import { type IssuingParts, issueIfDue } from '../issue-certificate.ts'
import type { QuestionInBank } from '../lessons.ts'
import { countAnswers } from './question-counts.queries.ts'
import {
  answersOf,
  attemptsOf,
  closeAttempt as close,
  lockAttempt,
  overdueAttempts,
} from './test-attempts.queries.ts'
import { bankOf } from './test-state.ts'

export type MarkedAnswer = { answer: TestAnswerRow; question: QuestionInBank; shown: number[] }

/** The answers with their questions. A question that left the bank is left out. */
export function withQuestions(
  { seed }: Pick<TestAttemptRow, 'seed'>,
  answers: readonly TestAnswerRow[],
  bank: readonly QuestionInBank[],
): MarkedAnswer[] {
  return answers.flatMap((answer) => {
    const question = bank.find(({ course, id }) => course === answer.course && id === answer.questionId)
    return question ? [{ answer, question, shown: optionOrder(seed, answer.number) }] : []
  })
}

function isRight({ answer, question, shown }: MarkedAnswer): boolean {
  return answer.chosen !== null && shown[answer.chosen] === question.answer
}

/** Closes an attempt that the transaction has locked. A closed one stays as it is. */
export async function closeLocked(
  trx: Database,
  attempt: TestAttemptRow,
  now: Date,
  { lessons }: Pick<IssuingParts, 'lessons'>,
): Promise<TestAttemptRow> {
  if (attempt.closedAt !== null) return attempt
  const bank = bankOf(attempt.test, defaultLanguage, lessons)
  const marked = withQuestions(attempt, await answersOf(trx, attempt.id), bank)
  const right = marked.filter(isRight)
  const wrong = marked.filter((one) => !isRight(one))
  const numbers = (some: readonly MarkedAnswer[]) => some.map(({ answer }) => answer.number)
  const score = scoreOf({ right: right.length, of: marked.length })
  const byDeadline = attempt.deadline <= now
  const closing = {
    closedAt: byDeadline ? attempt.deadline : now,
    byDeadline,
    rightAnswers: right.length,
    score,
  }
  const closed = await close(trx, attempt.id, closing, { right: numbers(right), wrong: numbers(wrong) })
  await count(trx, marked, right.length)
  if (attempt.test === 'fellowship') await recordForAward(trx, closed, score)
  return closed
}

async function count(trx: Database, marked: readonly MarkedAnswer[], right: number): Promise<void> {
  const others = Math.max(1, marked.length - 1)
  await countAnswers(
    trx,
    marked.map((one) => ({
      course: one.question.course,
      questionId: one.question.id,
      isRight: isRight(one),
      rest: (right - (isRight(one) ? 1 : 0)) / others,
    })),
  )
}

/** Staff may have recorded a test of the same day. */
async function recordForAward(trx: Database, { uid, takenOn }: TestAttemptRow, score: number): Promise<void> {
  const recorded = await awardTestsOf(trx, uid)
  if (!recorded.some((one) => one.takenOn === takenOn)) await insertAwardTest(trx, uid, { takenOn, score })
}

/** After the transaction: a passed test may have been the last thing that the certificate needed. */
export async function afterClosing(
  { uid, test, score, passMark }: TestAttemptRow,
  parts: IssuingParts,
): Promise<void> {
  if (test !== 'fellowship' && score !== null && score >= passMark) {
    await issueIfDue({ uid, course: test }, parts)
  }
}

/** Closes the person's attempt if its time is over, before anything is said about the test. */
export async function closeOverdue(uid: string, test: TestId, parts: IssuingParts): Promise<void> {
  const now = parts.context.clocks.real.now()
  const attempts = await attemptsOf(parts.context.database, uid, test)
  for (const { id, closedAt, deadline } of attempts) {
    if (closedAt === null && deadline <= now) await closeOne({ uid, id }, now, parts)
  }
}

/** For people who never came back. */
export async function closeEveryOverdue(parts: IssuingParts): Promise<void> {
  const now = parts.context.clocks.real.now()
  await parts.lessons.refresh()
  for (const attempt of await overdueAttempts(parts.context.database, now)) {
    await closeOne(attempt, now, parts)
  }
}

async function closeOne(own: { uid: string; id: string }, now: Date, parts: IssuingParts): Promise<void> {
  const closed = await parts.context.database.transaction().execute(async (trx) => {
    const attempt = await lockAttempt(trx, own, 'close')
    return attempt && closeLocked(trx, attempt, now, parts)
  })
  if (closed) await afterClosing(closed, parts)
}
