import { courseIds, courseOf, isCourseId } from '#content/catalogue.ts'
import { courseOfKey, type Lesson, type Question } from '#contract/catalogue/lessons.ts'
import type {
  OfficeClassroom,
  OfficeClassrooms,
  OfficeStatistics,
} from '#contract/classroom/office-classroom.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { isBankComplete, itemStatistics } from '#domain/classroom/classroom-tests.ts'
import { defaultLanguage } from '#domain/people/language.ts'
import { draftsOf } from '#features/catalogue/entries.queries.ts'
import { Refusal } from '#platform/refusal.ts'
import { isClinical } from '../certificate-needs.ts'
import { countJoins, liveSessionsOf } from '../live-sessions.queries.ts'
import { isReady } from '../standing.ts'
import { countsOf } from '../tests/question-counts.queries.ts'
import { rulesFor } from '../tests/test-rules.ts'
import type { ClassroomOffice } from './classroom-office.ts'

/** All courses, or some, in the order of the catalogue. */
export async function listClassrooms(
  only: readonly CourseId[] | null,
  parts: ClassroomOffice,
): Promise<OfficeClassrooms> {
  const { database, lessons, clocks } = parts
  await lessons.refresh()
  const drafts = Map.groupBy(await draftsOf(database, ['outline', 'lesson', 'question']), ({ key }) =>
    courseOfKey(key),
  )
  const shown = courseIds().filter((course) => (only?.includes(course) ?? true) && !courseOf(course).retired)
  const now = clocks.academy.now()
  const live = (await liveSessionsOf(database, shown)).filter(({ startsAt }) => startsAt >= now)
  return {
    courses: await Promise.all(
      shown.map(async (course) => {
        const text = lessons.classroomOf(course, defaultLanguage)
        const bank = text.questions.length
        const hasTest = !isClinical(text) && bank > 0
        const test = hasTest ? await testView(course, bank, parts) : null
        return {
          course,
          sample: text.sample,
          units: text.units.length,
          lessons: text.lessons.length,
          ready: text.lessons.filter(isReady).length,
          drafts: drafts.get(course)?.length ?? 0,
          bank,
          testReady: test?.ready ?? null,
          nextLive: live.find((session) => session.course === course)?.startsAt.toISOString() ?? null,
        }
      }),
    ),
  }
}

/** What holds, and over it what is in preparation. */
async function readShelf(
  course: CourseId,
  { database, lessons }: ClassroomOffice,
): Promise<OfficeClassroom['shelf']> {
  const start = `${course}-`
  const drafts = (await draftsOf(database, ['lesson'])).filter(({ key }) => key.startsWith(start))
  const shelf = new Map(
    lessons
      .shelfOf(course)
      .map(({ isReady: ready, ...lesson }) => [
        lesson.slug,
        { ...lesson, ready, version: lesson.version as number | null, draft: false },
      ]),
  )
  for (const { key, draft } of drafts) {
    const slug = key.slice(start.length)
    const { title, minutes, body } = draft as Lesson
    const version = shelf.get(slug)?.version ?? null
    shelf.set(slug, { slug, title: title.en, minutes, ready: body.en !== '', version, draft: true })
  }
  return [...shelf.values()]
}

export async function readClassroom(course: CourseId, parts: ClassroomOffice): Promise<OfficeClassroom> {
  if (!isCourseId(course)) throw new Refusal('entry_unknown', { kind: 'course', key: course })
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
    shelf: await readShelf(course, parts),
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

async function testView(course: CourseId, bank: number, { database }: ClassroomOffice) {
  const rules = await rulesFor(database, course)
  return { rules, ready: isBankComplete(bank, rules) }
}

/** Those asked most often first, those not drawn any more last. */
export async function readStatistics(course: CourseId, parts: ClassroomOffice): Promise<OfficeStatistics> {
  const { database, lessons } = parts
  await lessons.refresh()
  const counts = new Map((await countsOf(database, course)).map((row) => [row.questionId, row]))
  const start = `${course}-`
  const drafts = new Map(
    (await draftsOf(database, ['question']))
      .filter(({ key }) => key.startsWith(start))
      .map(({ key, draft }) => [key.slice(start.length), draft as Question]),
  )
  const held = lessons
    .bankOf(course)
    .map(({ id, question, topic, hidden }) => ({ id, question, topic, hidden }))
  const added = [...drafts]
    .filter(([id]) => !held.some((question) => question.id === id))
    .map(([id, { question, topic, hidden }]) => ({ id, question: question.en, topic, hidden }))
  const questions = [...held, ...added].map(({ id, question, topic, hidden }) => {
    const counted = counts.get(id)
    return {
      key: `${course}-${id}`,
      question,
      topic,
      retired: hidden,
      draft: drafts.has(id),
      asked: counted?.asked ?? 0,
      ...(counted ? itemStatistics(counted) : { difficulty: null, discrimination: null }),
    }
  })
  return {
    questions: questions.sort(
      (one, other) => Number(one.retired) - Number(other.retired) || other.asked - one.asked,
    ),
  }
}
