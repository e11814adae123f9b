// How questions were answered, as counts without persons.
import { sql } from 'kysely'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { QuestionCounts } from '#domain/classroom/classroom-tests.ts'
import type { Database } from '#platform/database/connection.ts'

type CountedAnswer = { course: CourseId; questionId: string; isRight: boolean; rest: number }

/** In one order, so that two tests handed in at once cannot block each other. */
export async function countAnswers(trx: Database, answers: readonly CountedAnswer[]): Promise<void> {
  if (answers.length === 0) return
  const rows = answers
    .toSorted(
      (one, other) =>
        one.course.localeCompare(other.course) || one.questionId.localeCompare(other.questionId),
    )
    .map(({ course, questionId, isRight, rest }) => ({
      course,
      questionId,
      asked: 1,
      rightAnswers: isRight ? 1 : 0,
      restSum: rest,
      restSquares: rest * rest,
      restSumOfRight: isRight ? rest : 0,
    }))
  await trx
    .insertInto('questionCounts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['course', 'questionId']).doUpdateSet({
        asked: sql`question_counts.asked + excluded.asked`,
        rightAnswers: sql`question_counts.right_answers + excluded.right_answers`,
        restSum: sql`question_counts.rest_sum + excluded.rest_sum`,
        restSquares: sql`question_counts.rest_squares + excluded.rest_squares`,
        restSumOfRight: sql`question_counts.rest_sum_of_right + excluded.rest_sum_of_right`,
      }),
    )
    .execute()
}

export async function countsOf(
  db: Database,
  course: CourseId,
): Promise<(QuestionCounts & { questionId: string })[]> {
  const rows = await db.selectFrom('questionCounts').selectAll().where('course', '=', course).execute()
  return rows.map(({ course: _, rightAnswers, ...counts }) => ({ ...counts, right: rightAnswers }))
}
