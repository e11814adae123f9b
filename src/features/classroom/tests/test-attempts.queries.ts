import type { Insertable } from 'kysely'
import type { TestId, TestRules } from '#domain/classroom/classroom-tests.ts'
import type { Database } from '#platform/database/connection.ts'
import type {
  TestAnswerRow,
  TestAnswersTable,
  TestAttemptRow,
  TestAttemptsTable,
} from '#platform/database/rows/classroom.ts'

/** Oldest first. */
export function attemptsOf(db: Database, uid: string, test?: TestId): Promise<TestAttemptRow[]> {
  const attempts = db.selectFrom('testAttempts').selectAll().where('uid', '=', uid)
  return (test === undefined ? attempts : attempts.where('test', '=', test)).orderBy('startedAt').execute()
}

/** False if the person has an open attempt. */
export async function insertAttempt(
  trx: Database,
  attempt: Insertable<TestAttemptsTable>,
  answers: readonly Omit<Insertable<TestAnswersTable>, 'attemptId'>[],
): Promise<boolean> {
  const inserted = await trx
    .insertInto('testAttempts')
    .values(attempt)
    .onConflict((conflict) => conflict.columns(['uid', 'test']).where('closedAt', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return false
  await trx
    .insertInto('testAnswers')
    .values(answers.map((answer) => ({ ...answer, attemptId: attempt.id })))
    .execute()
  return true
}

/** Undefined for another person's. `close` waits for answers that are being saved. */
export function lockAttempt(
  trx: Database,
  { uid, id }: { uid: string; id: string },
  to: 'close' | 'answer',
): Promise<TestAttemptRow | undefined> {
  const attempt = trx.selectFrom('testAttempts').selectAll().where('id', '=', id).where('uid', '=', uid)
  return (to === 'close' ? attempt.forUpdate() : attempt.forShare()).executeTakeFirst()
}

export async function passToWindow(trx: Database, id: string, windowId: string): Promise<void> {
  await trx.updateTable('testAttempts').set({ windowId }).where('id', '=', id).execute()
}

export function answersOf(db: Database, attemptId: string): Promise<TestAnswerRow[]> {
  return db
    .selectFrom('testAnswers')
    .selectAll()
    .where('attemptId', '=', attemptId)
    .orderBy('number')
    .execute()
}

/** False if the attempt has no such question. */
export async function storeAnswer(
  trx: Database,
  { attemptId, number, chosen, flagged }: Pick<TestAnswerRow, 'attemptId' | 'number' | 'chosen' | 'flagged'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('testAnswers')
    .set({ chosen, flagged })
    .where('attemptId', '=', attemptId)
    .where('number', '=', number)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type Closing = { closedAt: Date; byDeadline: boolean; rightAnswers: number; score: number }

/** An answer whose question was removed from the bank gets no mark. */
export async function closeAttempt(
  trx: Database,
  id: string,
  closing: Closing,
  marks: { right: readonly number[]; wrong: readonly number[] },
): Promise<TestAttemptRow> {
  for (const [numbers, isRight] of [
    [marks.right, true],
    [marks.wrong, false],
  ] as const) {
    if (numbers.length === 0) continue
    await trx
      .updateTable('testAnswers')
      .set({ isRight })
      .where('attemptId', '=', id)
      .where('number', 'in', numbers)
      .execute()
  }
  return trx
    .updateTable('testAttempts')
    .set(closing)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Open attempts whose time is over. */
export function overdueAttempts(db: Database, now: Date): Promise<{ id: string; uid: string }[]> {
  return db
    .selectFrom('testAttempts')
    .select(['id', 'uid'])
    .where('closedAt', 'is', null)
    .where('deadline', '<=', now)
    .execute()
}

/** Staff gave extra time while a test is open. */
export async function extendOpenAttempts(
  trx: Database,
  uid: string,
  deadlineOf: (attempt: TestAttemptRow) => Promise<Date>,
): Promise<void> {
  const open = await trx
    .selectFrom('testAttempts')
    .selectAll()
    .where('uid', '=', uid)
    .where('closedAt', 'is', null)
    .forUpdate()
    .execute()
  for (const attempt of open) {
    const deadline = await deadlineOf(attempt)
    await trx.updateTable('testAttempts').set({ deadline }).where('id', '=', attempt.id).execute()
  }
}

/** Answers go with their attempts. */
export async function deleteAttemptsOf(trx: Database, uid: string): Promise<void> {
  await trx.deleteFrom('testAttempts').where('uid', '=', uid).execute()
  await trx.deleteFrom('testExtraTime').where('uid', '=', uid).execute()
}

/** Undefined until staff set them. */
export function rulesOfTest(db: Database, test: TestId): Promise<TestRules | undefined> {
  return db
    .selectFrom('testRules')
    .select(['questions', 'minutes', 'passMark', 'waitDays'])
    .where('test', '=', test)
    .executeTakeFirst()
}

export async function setTestRules(trx: Database, test: TestId, rules: TestRules): Promise<void> {
  await trx
    .insertInto('testRules')
    .values({ test, ...rules })
    .onConflict((conflict) => conflict.column('test').doUpdateSet(rules))
    .execute()
}

/** Percent. */
export async function extraTimeOf(db: Database, uid: string): Promise<number> {
  const row = await db.selectFrom('testExtraTime').select('percent').where('uid', '=', uid).executeTakeFirst()
  return row?.percent ?? 0
}

export async function setExtraTime(trx: Database, uid: string, percent: number): Promise<void> {
  await trx.deleteFrom('testExtraTime').where('uid', '=', uid).execute()
  if (percent > 0) await trx.insertInto('testExtraTime').values({ uid, percent }).execute()
}
