import { courseIds } from '#content/catalogue.ts'
import type { OfficeClassroom, OfficeLearner, OfficeStatistics } from '#contract/office/classroom.ts'
import { progressOf } from '#database/tables/lesson-progress.ts'
import { countJoins, liveSessionsOf } from '#database/tables/live-sessions.ts'
import { countsOf } from '#database/tables/question-counts.ts'
import { attemptsOf, extraTimeOf } from '#database/tables/test-attempts.ts'
import type { CourseId } from '#domain/catalogue.ts'
import { isBankComplete, itemStatistics } from '#domain/classroom-tests.ts'
import { defaultLanguage } from '#domain/language.ts'
import { isClinical } from '../../classroom/certificate-needs.ts'
import { lessonsDone } from '../../classroom/standing.ts'
import { testOf } from '../../classroom/test-rules.ts'
import type { OfficeParts } from '../office.ts'

export async function readClassroom(course: CourseId, parts: OfficeParts): Promise<OfficeClassroom> {
  const { database, lessons } = parts
  await lessons.refresh()
  const text = lessons.classroomOf(course, defaultLanguage)
  const joins = new Map((await countJoins(database, course)).map((row) => [row.liveSessionId, row]))
  return {
    course,
    sample: text.sample,
    units: text.units.map((unit) => ({
      title: unit.title,
      lessons: unit.lessons.map(({ slug, number, title, minutes, film, version }) => ({
        key: `${course}-${slug}`,
        slug,
        number,
        title,
        minutes,
        film,
        version,
      })),
    })),
    bank: text.questions.length,
    test: isClinical(text) ? null : await testView(course, text.questions.length, parts),
    live: (await liveSessionsOf(database, [course])).map(({ course: _, startsAt, ...session }) => ({
      ...session,
      startsAt: startsAt.toISOString(),
      joined: joins.get(session.id)?.joined ?? 0,
      recorded: joins.get(session.id)?.recorded ?? 0,
    })),
  }
}

async function testView(course: CourseId, bank: number, { database }: OfficeParts) {
  const { rules } = await testOf(database, course)
  return { rules, ready: isBankComplete(bank, rules) }
}

/** Those asked most often first. */
export async function readStatistics(course: CourseId, parts: OfficeParts): Promise<OfficeStatistics> {
  const { database, lessons } = parts
  await lessons.refresh()
  const counts = new Map((await countsOf(database, course)).map((row) => [row.questionId, row]))
  const questions = lessons.classroomOf(course, defaultLanguage).questions.map(({ id, question, topic }) => {
    const counted = counts.get(id)
    return {
      key: `${course}-${id}`,
      question,
      topic,
      asked: counted?.asked ?? 0,
      ...(counted ? itemStatistics(counted) : { difficulty: null, discrimination: null }),
    }
  })
  return { questions: questions.sort((one, other) => other.asked - one.asked) }
}

export async function readLearner(uid: string, parts: OfficeParts): Promise<OfficeLearner> {
  const { database, lessons } = parts
  await lessons.refresh()
  const rows = await progressOf(database, { uid })
  const begun = courseIds().filter((course) => rows.some((row) => row.course === course))
  const attempts = await attemptsOf(database, uid)
  return {
    extraTimePercent: await extraTimeOf(database, uid),
    courses: begun.map((course) => {
      const own = rows.filter((row) => row.course === course)
      return { course, ...lessonsDone(lessons.classroomOf(course, defaultLanguage), own).lessons }
    }),
    tests: attempts.map(({ test, takenOn, score, passMark, deadline }) => ({
      test,
      on: takenOn,
      score,
      passed: score !== null && score >= passMark,
      deadline: deadline.toISOString(),
    })),
  }
}
