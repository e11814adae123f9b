import type { Insertable } from 'kysely'
import type { Day } from '#domain/days.ts'
import type { Database } from '../engine/connection.ts'
import type { AskedQuestionsTable } from './rows/ask.ts'

export async function insertAskedQuestion(
  db: Database,
  question: Insertable<AskedQuestionsTable>,
): Promise<void> {
  await db.insertInto('askedQuestions').values(question).execute()
}

/** How often each question was asked, most often first. */
export async function countAskedQuestions(db: Database, answer: AskedQuestionsTable['answer'] | undefined) {
  let asked = db
    .selectFrom('askedQuestions')
    .select((row) => ['question', 'language', 'answer', row.fn.countAll<number>().as('times')])
    .select((row) => row.fn.max('askedOn').as('last'))
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
