import type { TestResult } from '#contract/classroom/learn-tests.ts'
import { banksOf, scoreOf } from '#domain/classroom/classroom-tests.ts'
import type { Language } from '#domain/people/language.ts'
import { notFound } from '#features/registrants/ownership.ts'
import type { TestAttemptRow } from '#platform/database/rows/classroom.ts'
import type { ClassroomParts } from '../classroom.ts'
import type { CourseInClassroom, LessonInCourse } from '../lessons.ts'
import { linkTo } from '../standing.ts'
import { type MarkedAnswer, withQuestions } from './close-attempt.ts'
import { answersOf } from './test-attempts.queries.ts'
import { type Learner, readTestState } from './test-state.ts'

/** The result of a closed attempt, by topic, with what to read again. */
export async function resultView(
  learner: Learner,
  attempt: TestAttemptRow,
  language: Language,
  parts: ClassroomParts,
): Promise<TestResult> {
  const { database } = parts.context
  const { id, test, passMark, takenOn, byDeadline } = attempt
  const score = attempt.score ?? 0
  const courses = banksOf(test).map((course) => parts.lessons.classroomOf(course, language))
  const answers = await answersOf(database, id)
  const marked = withQuestions(
    attempt,
    answers,
    courses.flatMap(({ questions }) => questions),
  )
  const next = await readTestState(database, learner, test, parts)
  if (!next) throw notFound()
  return {
    state: 'done',
    id,
    test,
    score,
    passMark,
    passed: score >= passMark,
    right: attempt.rightAnswers ?? 0,
    of: answers.filter(({ isRight }) => isRight !== null).length,
    on: takenOn,
    byDeadline,
    topics: courses.flatMap((course) => topicsOf(course, marked, passMark)),
    readAgain: courses.flatMap((course) => toReadAgain(course, marked)),
    review: test === 'fellowship' ? [] : marked.map(reviewed),
    next,
  }
}

function lessonOf(course: CourseInClassroom, { question }: MarkedAnswer): LessonInCourse | undefined {
  return course.lessons.find(({ slug }) => question.course === course.course && slug === question.topic)
}

function topicsOf(course: CourseInClassroom, marked: readonly MarkedAnswer[], passMark: number) {
  return course.units.flatMap(({ title }, unit) => {
    const asked = marked.filter((one) => lessonOf(course, one)?.unit === unit)
    if (asked.length === 0) return []
    const right = asked.filter(({ answer }) => answer.isRight).length
    const solid = scoreOf({ right, of: asked.length }) >= passMark
    return [{ course: course.course, unit: unit + 1, title, right, of: asked.length, solid }]
  })
}

/** Most missed first, then in the order of the course. */
function toReadAgain(course: CourseInClassroom, marked: readonly MarkedAnswer[]) {
  const missed = marked.filter(({ answer }) => answer.isRight === false)
  const timesMissed = ({ slug }: LessonInCourse) =>
    missed.filter((one) => lessonOf(course, one)?.slug === slug).length
  return course.lessons
    .filter((lesson) => timesMissed(lesson) > 0)
    .toSorted((one, other) => timesMissed(other) - timesMissed(one))
    .map((lesson) => ({ course: course.course, ...linkTo(lesson) }))
}

function reviewed({ answer, question, shown }: MarkedAnswer) {
  return {
    number: answer.number,
    question: question.question,
    options: shown.map((option) => question.options[option] ?? ''),
    chosen: answer.chosen,
    answer: shown.indexOf(question.answer),
    why: question.why,
    picture: question.picture,
  }
}
