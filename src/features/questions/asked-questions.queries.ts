import type { Insertable } from 'kysely'
import type { Day } from '#domain/dates/days.ts'
import type { Database } from '#platform/database/connection.ts'
import type { AskedQuestionsTable } from '#platform/database/rows/ask.ts'

export async function insertAskedQuestion(
  db: Database,
  question: Insertable<AskedQuestionsTable>,
): Promise<void> {
  await db.insertInto('askedQuestions').values(question).execute()
}

/** Marks the last time that the question was asked on a day and has no verdict yet. */
export async function markHelpful(
  db: Database,
  { askedOn, language, question }: Pick<AskedQuestionsTable, 'askedOn' | 'language' | 'question'>,
  helpful: boolean,
): Promise<void> {
  const last = db
    .selectFrom('askedQuestions')
    .select('id')
    .where('askedOn', '=', askedOn)
    .where('language', '=', language)
    .where('question', '=', question)
    .where('helpful', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
  await db.updateTable('askedQuestions').set({ helpful }).where('id', '=', last).execute()
}

/** How often each question was asked, most often first, and how often its answer did not help. */
export async function countAskedQuestions(db: Database, answer: AskedQuestionsTable['answer'] | undefined) {
  let asked = db
    .selectFrom('askedQuestions')
    .select((row) => ['question', 'language', 'answer', row.fn.countAll<number>().as('times')])
    .select((row) => row.fn.max('askedOn').as('last'))
    .select((row) => row.fn.countAll<number>().filterWhere('helpful', 'is', false).as('notHelpful'))
  if (answer) asked = asked.where('answer', '=', answer)
  return asked
    .groupBy(['question', 'language', 'answer'])
    .orderBy('times', 'desc')
    .orderBy('last', 'desc')
    .limit(200)
    .execute()
}

export async function forgetAskedQuestions(db: Database, before: Day): Promise<void> {
  await db.deleteFrom('askedQuestions').where('askedOn', '<', before).execute()
}
