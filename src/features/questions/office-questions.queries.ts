import type { Insertable } from 'kysely'
import type { Database } from '#platform/database/connection.ts'
import type { OfficeQuestionRow, OfficeQuestionsTable } from '#platform/database/rows/ask.ts'

export async function insertOfficeQuestion(
  trx: Database,
  question: Insertable<OfficeQuestionsTable>,
): Promise<number> {
  const { id } = await trx
    .insertInto('officeQuestions')
    .values(question)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The same question of the same person that has no reply yet. */
export async function openOfficeQuestion(trx: Database, email: string, question: string) {
  return trx
    .selectFrom('officeQuestions')
    .select('id')
    .where('email', '=', email)
    .where('question', '=', question)
    .where('repliedAt', 'is', null)
    .executeTakeFirst()
}

/** The open ones, oldest first; or all, the newest first. */
export async function listOfficeQuestions(db: Database, all: boolean): Promise<OfficeQuestionRow[]> {
  const questions = db.selectFrom('officeQuestions').selectAll()
  return all
    ? questions.orderBy('id', 'desc').execute()
    : questions.where('repliedAt', 'is', null).orderBy('id').execute()
}

/** Undefined if there is no such question. Two replies at once wait for each other. */
export async function lockOfficeQuestion(trx: Database, id: number) {
  return trx.selectFrom('officeQuestions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function replyToOfficeQuestion(
  trx: Database,
  id: number,
  reply: string,
  at: Date,
): Promise<void> {
  await trx.updateTable('officeQuestions').set({ reply, repliedAt: at }).where('id', '=', id).execute()
}

export async function officeQuestionsOf(db: Database, email: string) {
  return db
    .selectFrom('officeQuestions')
    .select(['askedAt', 'question', 'reply', 'repliedAt'])
    .where('email', '=', email)
    .orderBy('id')
    .execute()
}

export async function deleteOfficeQuestionsOf(trx: Database, email: string): Promise<void> {
  await trx.deleteFrom('officeQuestions').where('email', '=', email).execute()
}

export async function forgetOfficeQuestions(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('officeQuestions').where('askedAt', '<', before).execute()
}

/** 'Q-0412', as people see it. */
export function officeQuestionNumber(id: number): string {
  return `Q-${String(id).padStart(4, '0')}`
}
