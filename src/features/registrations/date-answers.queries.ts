import { type ExpressionBuilder, sql } from 'kysely'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'
import type { DateAnswer } from '#domain/registrations/date-answer.ts'
import type { Database } from '#platform/database/connection.ts'
import type { DateAnswerRow } from '#platform/database/rows/date-answers.ts'
import type { RegistrationLinesTable } from '#platform/database/rows/registrations.ts'
import type { Tables } from '#platform/database/rows/tables.ts'

/** The canceled date of a line whose registrant has not chosen yet, and the last day to choose. */
export type AskedDate = { start: Day; end: Day; location: string; lastDay: Day }

type WithLine = ExpressionBuilder<Tables & { line: RegistrationLinesTable }, 'line'>

export function askedOfLine(row: WithLine) {
  return row
    .selectFrom('dateAnswers as asked')
    .select(
      sql<AskedDate>`json_build_object('start', asked.start_day, 'end', asked.end_day,
        'location', (select location from course_dates where id = asked.course_date_id),
        'lastDay', asked.last_day)`.as('asked'),
    )
    .whereRef('asked.registrationId', '=', 'line.registrationId')
    .whereRef('asked.course', '=', 'line.course')
    .where('asked.answer', 'is', null)
    .as('asked')
}

type Line = { registrationId: string; course: CourseId }
type Question = Line & { courseDateId: string; startDay: Day; endDay: Day; askedAt: Date; lastDay: Day }

export async function askAboutDate(trx: Database, question: Question): Promise<void> {
  await trx.insertInto('dateAnswers').values(question).execute()
}

/** Ends the open questions of these courses. */
export async function closeQuestions(
  trx: Database,
  { registrationId, courses }: { registrationId: string; courses: readonly CourseId[] },
  answer: DateAnswer,
  answeredAt: Date,
): Promise<void> {
  await trx
    .updateTable('dateAnswers')
    .set({ answer, answeredAt })
    .where('registrationId', '=', registrationId)
    .where('course', 'in', courses)
    .where('answer', 'is', null)
    .execute()
}

/** The newest question of a line, open or answered. */
export function lastQuestion(
  db: Database,
  { registrationId, course }: Line,
): Promise<DateAnswerRow | undefined> {
  return db
    .selectFrom('dateAnswers')
    .selectAll()
    .where('registrationId', '=', registrationId)
    .where('course', '=', course)
    .orderBy('askedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Open questions whose last day has passed. */
export function overdueQuestions(db: Database, today: Day): Promise<Line[]> {
  return db
    .selectFrom('dateAnswers')
    .select(['registrationId', 'course'])
    .where('answer', 'is', null)
    .where('lastDay', '<', today)
    .orderBy('askedAt')
    .execute()
}

/** Open questions whose last day is in these days. */
export function questionsEnding(
  db: Database,
  from: Day,
  to: Day,
): Promise<(Line & Pick<DateAnswerRow, 'askedAt'>)[]> {
  return db
    .selectFrom('dateAnswers')
    .select(['registrationId', 'course', 'askedAt'])
    .where('answer', 'is', null)
    .where('lastDay', '>=', from)
    .where('lastDay', '<=', to)
    .orderBy('askedAt')
    .execute()
}

type AskedPerson = Line &
  Pick<DateAnswerRow, 'answer' | 'lastDay'> & { name: string; email: string; chosen: Day | null }

/** Everybody who was asked about a date, by name. Of a date that was canceled twice, the newest question of each. */
export async function askedAboutDate(db: Database, courseDateId: string): Promise<AskedPerson[]> {
  const { rows } = await sql<AskedPerson>`
    select * from (
      select distinct on (asked.registration_id) asked.registration_id, asked.course, asked.answer, asked.last_day,
        registrations.name, registrations.email, case when asked.answer = 'date' then chosen.start_day end as chosen
      from date_answers asked join registrations on registrations.id = asked.registration_id
      join registration_lines line
        on line.registration_id = asked.registration_id and line.course = asked.course
      left join course_dates chosen on chosen.id = line.course_date_id
      where asked.course_date_id = ${courseDateId}
      order by asked.registration_id, asked.asked_at desc
    ) as newest order by name, registration_id`.execute(db)
  return rows
}
