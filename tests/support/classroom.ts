// A small Module 1 with a bank of its own, and people who learn in it.
import { randomUUID } from 'node:crypto'
import type { LearnCourse, LearnLesson } from '#contract/classroom/learn.ts'
import type { Sitting, TestResult } from '#contract/classroom/learn-tests.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { TestId } from '#domain/classroom/classroom-tests.ts'
import { insertFirstVersions } from '#features/catalogue/entries.queries.ts'
import { markAttendance } from '#features/certificates/attendance.ts'
import { openLessons } from '#features/classroom/lessons.ts'
import { releaseEntries } from '#features/classroom/release.ts'
import { withQuestions } from '#features/classroom/tests/close-attempt.ts'
import { answersOf } from '#features/classroom/tests/test-attempts.queries.ts'
import { bankOf } from '#features/classroom/tests/test-state.ts'
import { type AccountWorld, accountWorld, type Person } from './account.ts'

export type ClassroomWorld = Awaited<ReturnType<typeof classroomWorld>>

/** The lesson with a film, and the one with a checklist. */
export const slugs = ['first-cut', 'second-cut', 'closing'] as const

const said = (en: string) => ({ en, es: `${en} (es)` })

const lessons = {
  'first-cut': { film: 'placement', checklist: [] },
  'second-cut': { film: null, checklist: ['Counted', 'Signed'] },
  closing: { film: null, checklist: [] },
}

export async function classroomWorld() {
  const world = await accountWorld()
  await publishCourse(world)
  const content = openLessons(world.context)

  /** Opens a lesson and stays until the server has counted it, then marks it. */
  async function learn(person: Person, slug: string) {
    const path = `/api/learn/module1/lessons/${slug}`
    const beat = (watched: number[][]) =>
      person.call('POST', `${path}/beats`, { watched, position: null, sections: [0, 1] })
    await beat([])
    world.clock.pass(15_000)
    await beat([[0, 14]])
    return person.call('PUT', `${path}/marks`, { done: true })
  }

  /** The options as shown that are right, by question number. */
  async function rightAnswers(attemptId: string): Promise<Map<number, number>> {
    await content.refresh()
    const attempt = await world.database
      .selectFrom('testAttempts')
      .selectAll()
      .where('id', '=', attemptId)
      .executeTakeFirstOrThrow()
    const marked = withQuestions(
      attempt,
      await answersOf(world.database, attemptId),
      bankOf(attempt.test, 'en', content),
    )
    return new Map(
      marked.map(({ answer, question, shown }) => [answer.number, shown.indexOf(question.answer)]),
    )
  }

  async function begin(person: Person, test: TestId = 'module1', window = randomUUID()) {
    const { status, body } = await person.call('POST', `/api/learn/tests/${test}/attempts`, { window })
    return { status, window, code: body.code as string | undefined, sitting: body as Sitting }
  }

  /** Answers so many questions right, the others wrong, and hands in. */
  async function take(person: Person, right: number, test: TestId = 'module1'): Promise<TestResult> {
    const { sitting, window } = await begin(person, test)
    const answers = await rightAnswers(sitting.id)
    for (const [number, answer] of answers) {
      const chosen = number <= right ? answer : (answer + 1) % 4
      const payload = { window, answer: chosen, flagged: false }
      await person.call('PUT', `/api/learn/attempts/${sitting.id}/answers/${number}`, payload)
    }
    return (await person.call('POST', `/api/learn/attempts/${sitting.id}/hand-in`, { window })).body
  }

  return {
    ...world,
    learn,
    begin,
    take,
    rightAnswers,
    learnAll: async (person: Person) => {
      for (const slug of slugs) await learn(person, slug)
    },
    course: async (person: Person): Promise<LearnCourse> => (await person.get('/api/learn/module1')).body,
    lesson: async (person: Person, slug: string): Promise<LearnLesson> =>
      (await person.get(`/api/learn/module1/lessons/${slug}`)).body,
    /** Staff mark everybody of one registration as there, on every half-day. */
    async markThere(registrationId: string, course: CourseId, start: string, halfDays: number) {
      for (let halfDay = 0; halfDay < halfDays; halfDay++) {
        const squares = [{ registrationId, was: 'open' as const, is: 'there' as const }]
        await markAttendance({ course, start, halfDay, squares }, world.context, async () => {})
      }
    },
  }
}

/** Replaces the release's banks, so that every question drawn is one of these. */
async function publishCourse({ database, clock }: AccountWorld): Promise<void> {
  const outline = (units: readonly object[]) => ({ units, readings: [], sample: true })
  const units = [
    { title: said('Cutting'), lessons: ['first-cut', 'second-cut'] },
    { title: said('Closing'), lessons: ['closing'] },
  ]
  const entries = [
    { kind: 'outline', key: 'module1', data: outline(units) },
    { kind: 'outline', key: 'module2', data: outline([]) },
    ...Object.entries(lessons).map(([slug, { film, checklist }]) => ({
      kind: 'lesson',
      key: `module1-${slug}`,
      data: {
        title: said(slug),
        minutes: 10,
        film,
        body: said('A first sentence.\n\n## A section\nAnd its text.'),
        checklist: { en: checklist, es: null },
      },
    })),
    ...releaseEntries
      .filter(({ kind }) => kind === 'question')
      .map(({ kind, key, data }) => ({ kind, key, data: { ...data, hidden: true } })),
    ...['module1', 'module2'].flatMap(madeBank),
  ]
  const now = clock.now()
  await insertFirstVersions(database, entries, { holdsFrom: new Date(0), publishedAt: now })
}

function madeBank(course: string) {
  return Array.from({ length: 60 }, (_, number) => ({
    kind: 'question',
    key: `${course}-made-${number}`,
    data: {
      topic: slugs[number % slugs.length],
      question: said(`Question ${number} of ${course}?`),
      options: { en: ['Alpha', 'Beta', 'Gamma', 'Delta'], es: null },
      answer: number % 4,
      why: said(`The reason of ${number}.`),
      ...(course === 'module1' && { picture: 'opg', alt: said('A panoramic film') }),
      hidden: false,
    },
  }))
}
