// People who learn in a browser. What a story is not about is written to the site's database.
import type { Page } from '@playwright/test'
import { courseOf } from '#content/catalogue.ts'
import { copy as english } from '#content/en/classroom/learn.ts'
import { copy as spanish } from '#content/es/classroom/learn.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { TestId } from '#domain/classroom/classroom-tests.ts'
import { sectionsOf } from '#domain/classroom/lesson-progress.ts'
import { type LessonInCourse, openLessons } from '#features/classroom/lessons.ts'
import { withQuestions } from '#features/classroom/tests/close-attempt.ts'
import { answersOf } from '#features/classroom/tests/test-attempts.queries.ts'
import { bankOf } from '#features/classroom/tests/test-state.ts'
import type { Database } from '#platform/database/connection.ts'
import { openDatabase } from '#platform/database/open.ts'
import { makeAccount, type Person } from './account-journey.ts'
import { expect } from './journey.ts'
import { buy, type Purchase } from './purchases.ts'
import type { Site } from './site.ts'

/** Those of a lesson are written here: its own file needs Vite to load. */
export const classroomWords = {
  en: {
    home: english,
    lesson: {
      note: 'New note',
      mark: 'Mark as done',
      marked: 'Done. Undo',
      unread: 'The certificate counts',
    },
  },
  es: {
    home: spanish,
    lesson: {
      note: 'Nota nueva',
      mark: 'Marcar como hecha',
      marked: 'Hecha. Deshacer',
      unread: 'El certificado cuenta',
    },
  },
}

type Learner = Person & { uid: string; registrationId: string }
type Classroom = Awaited<ReturnType<typeof openClassroom>>

/** The last lesson without a film. */
export function textLesson(lessons: readonly LessonInCourse[]): LessonInCourse | undefined {
  return lessons.findLast(({ film }) => film === null)
}

async function openClassroom(site: Site) {
  const { database, close } = await openDatabase({ dataDir: site.dataDir, log: console })
  const clock = { now: () => new Date() }
  const lessons = openLessons({ database, clocks: { real: clock, academy: clock } })
  await lessons.refresh()
  const lessonsOf = (course: CourseId) => lessons.classroomOf(course, 'en').lessons
  return {
    database,
    close,
    lessonsOf,
    /** Bought a course or a program. Of a course, the lessons are read, except for `left`. */
    async learner(
      course: CourseId,
      left: typeof textLesson = () => undefined,
      paying: Pick<Purchase, 'plan'> = {},
    ) {
      const person = await makeAccount(site, 'learner')
      const registrationId = await buy(site, person, { selectedItems: course, ...paying })
      const uid = JSON.parse(atob(person.idToken.split('.')[1] ?? '')).sub as string
      const open = left(lessonsOf(course))
      const read = lessonsOf(course).filter((lesson) => lesson !== open)
      if (read.length > 0) await markRead(database, { uid, course }, read)
      return { ...person, uid, registrationId }
    },
    openAttempt: ({ uid }: Pick<Learner, 'uid'>) =>
      database
        .selectFrom('testAttempts')
        .selectAll()
        .where('uid', '=', uid)
        .where('closedAt', 'is', null)
        .executeTakeFirstOrThrow(),
    /** The options as shown that are right, by question number. */
    async rightAnswers(learner: Pick<Learner, 'uid'>): Promise<Map<number, number>> {
      const attempt = await this.openAttempt(learner)
      const marked = withQuestions(
        attempt,
        await answersOf(database, attempt.id),
        bankOf(attempt.test as TestId, 'en', lessons),
      )
      return new Map(
        marked.map(({ answer, question, shown }) => [answer.number, shown.indexOf(question.answer)]),
      )
    },
    /** The person was there on a weekend that is over, and staff marked every half-day. */
    async attend({ registrationId }: Learner, course: CourseId) {
      const days = { startDay: '2025-07-25', endDay: '2025-07-27' } as const
      const { id: courseDateId } = await database
        .insertInto('courseDates')
        .values({ course, ...days, location: 'Beverly Hills, CA', closedAt: new Date() })
        .onConflict((conflict) => conflict.columns(['course', 'startDay']).doUpdateSet(days))
        .returning('id')
        .executeTakeFirstOrThrow()
      await database
        .updateTable('registrationLines')
        .set({ courseDateId })
        .where((row) => row.and({ registrationId, course }))
        .execute()
      const halfDays = Array.from({ length: 2 * courseOf(course).days }, (_, halfDay) => halfDay)
      await database
        .insertInto('attendance')
        .values(halfDays.map((halfDay) => ({ courseDateId, registrationId, halfDay, present: true })))
        .execute()
    },
  }
}

async function markRead(
  database: Database,
  { uid, course }: { uid: string; course: CourseId },
  lessons: readonly { slug: string; body: string }[],
) {
  const now = new Date()
  await database
    .insertInto('lessonProgress')
    .values(
      lessons.map(({ slug, body }) => ({
        ...{ uid, course, slug, openedAt: now, lastAt: now, readAt: now, doneAt: now, position: null },
        sections: Array.from({ length: sectionsOf(body) }, (_, section) => section),
      })),
    )
    .execute()
}

/** Answers so many questions right and the others wrong, by keyboard alone. */
export async function answerAll(page: Page, answers: Map<number, number>, right: number) {
  for (const [number, answer] of answers) {
    const option = page.getByRole('radio').nth(number <= right ? answer : (answer + 1) % 4)
    await expect(option).toHaveAttribute('name', `question-${number}`)
    await option.focus()
    await page.keyboard.press('Space')
    if (number === answers.size) return
    await page.getByRole('button', { name: /^(Next|Siguiente)$/ }).focus()
    await page.keyboard.press('Enter')
  }
}

export async function handIn(page: Page, { ofTest }: (typeof classroomWords)['en']['home']) {
  await page.getByRole('button', { name: ofTest.handIn.button, exact: true }).click()
  await page.getByRole('button', { name: ofTest.handIn.confirm }).click()
}

export function useClassroom(site: Site, story: (classroom: Classroom) => Promise<void>) {
  return openClassroom(site).then(async (classroom) => {
    try {
      await story(classroom)
    } finally {
      await classroom.close()
    }
  })
}
