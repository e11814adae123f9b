// What the pages of the classroom show.

import { courseIds, courseOf, placeOf } from '#content/catalogue.ts'
import type { LearnCourse, LearnCourseSummary, LearnHome, LearnLesson } from '#contract/classroom/learn.ts'
import { type CourseId, cityOf } from '#domain/catalogue/catalogue.ts'
import { hoursOfLessons } from '#domain/classroom/lesson-progress.ts'
import { dayOf } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'
import { notFound } from '#features/registrants/ownership.ts'
import type { LessonProgressRow } from '#platform/database/rows/classroom.ts'
import { Refusal } from '#platform/refusal.ts'
import { isClinical, readCertificate } from './certificate-needs.ts'
import type { ClassroomParts } from './classroom.ts'
import { evaluationsGivenBy } from './evaluations.queries.ts'
import { notesOfLesson } from './lesson-notes.queries.ts'
import { progressOf, progressOfLesson } from './lesson-progress.queries.ts'
import type { CourseInClassroom } from './lessons.ts'
import { liveView } from './live.ts'
import { joinsOf, liveSessionsOf } from './live-sessions.queries.ts'
import { noteView } from './notes.ts'
import { isReady, lessonsDone, linkTo, progressView } from './standing.ts'
import { closeOverdue } from './tests/close-attempt.ts'
import { type Learner, readTestState } from './tests/test-state.ts'
import { linesOfCourse, type Viewer, waitsForPayment } from './viewer.ts'

export async function readHome(
  learner: Learner,
  language: Language,
  parts: ClassroomParts,
): Promise<LearnHome> {
  const { uid, lines } = learner
  const { database, clocks } = parts.context
  const rows = await progressOf(database, { uid })
  const lastAt = (course: CourseId) =>
    Math.max(0, ...rows.filter((row) => row.course === course).map((row) => row.lastAt.getTime()))
  const mine = courseIds()
    .filter((course) => lines.some((line) => line.course === course))
    .toSorted((one, other) => lastAt(other) - lastAt(one))
  const texts = mine.map((course) => parts.lessons.classroomOf(course, language))
  const summaries = await Promise.all(texts.map((text) => summaryOf(learner, text, rows, parts)))
  const now = clocks.academy.now()
  const joined = await joinsOf(database, uid)
  const sessions = (await liveSessionsOf(database, mine)).map((session) =>
    liveView(session, { joined, language, now }),
  )
  await closeOverdue(uid, 'fellowship', parts)
  return {
    courses: summaries,
    next: nextOf(texts, rows),
    live: sessions.find(({ state }) => state !== 'over') ?? null,
    fellowshipTest: await readTestState(database, learner, 'fellowship', parts),
  }
}

async function summaryOf(
  learner: Learner,
  text: CourseInClassroom,
  rows: readonly LessonProgressRow[],
  { context: { database, clocks } }: ClassroomParts,
): Promise<LearnCourseSummary> {
  const { course } = text
  const { lessons, next } = lessonsDone(
    text,
    rows.filter((row) => row.course === course),
  )
  const lines = linesOfCourse(learner, course)
  const today = dayOf(clocks.academy.now())
  const { issued, line } = await readCertificate(database, { uid: learner.uid, lines, text, today })
  return {
    course,
    kind: isClinical(text) ? 'clinical' : 'module',
    lessons,
    next: next && linkTo(next),
    start: line?.start ?? null,
    end: line?.end ?? null,
    city: cityOf(line?.location ?? placeOf(course)),
    issued,
    waits: waitsForPayment(learner, course) ? 'payment' : null,
  }
}

/** In the first course with something left. */
function nextOf(texts: readonly CourseInClassroom[], rows: readonly LessonProgressRow[]): LearnHome['next'] {
  for (const text of texts) {
    const { course } = text
    const own = rows.filter((row) => row.course === course)
    const { next } = lessonsDone(text, own)
    if (!next) continue
    const position = own.find(({ slug }) => slug === next.slug)?.position ?? null
    return { ...linkTo(next), course, film: next.film, position }
  }
  return null
}

export async function readCourse(
  viewer: Viewer,
  text: CourseInClassroom,
  language: Language,
  parts: ClassroomParts,
): Promise<LearnCourse> {
  const { course } = text
  const { database, clocks } = parts.context
  const { uid } = viewer
  if (uid !== null) await closeOverdue(uid, course, parts)
  const rows = uid === null ? [] : await progressOf(database, { uid, course })
  const done = lessonsDone(text, rows)
  const now = clocks.academy.now()
  const state = { uid: uid ?? '', lines: linesOfCourse(viewer, course), text, today: dayOf(now) }
  const { needs, issued, line } = await readCertificate(database, state)
  const joined = uid === null ? [] : await joinsOf(database, uid)
  const { ceHours } = courseOf(course)
  const waits = waitsForPayment(viewer, course)
  return {
    course,
    kind: isClinical(text) ? 'clinical' : 'module',
    sample: text.sample,
    ceHours,
    start: line?.start ?? null,
    end: line?.end ?? null,
    city: cityOf(line?.location ?? placeOf(course)),
    waits: waits ? 'payment' : null,
    lessons: done.lessons,
    minutes: done.minutes,
    hoursSoFar: hoursOfLessons(ceHours, done.minutes),
    next: done.next && linkTo(done.next),
    units: unitsOf(text, rows, waits),
    readings: [...text.readings],
    live: (await liveSessionsOf(database, [course])).map((session) =>
      liveView(session, { joined, language, now }),
    ),
    test: isClinical(text) ? null : await readTestState(database, viewer, course, parts),
    evaluationGiven: uid !== null && (await evaluationsGivenBy(database, uid)).includes(course),
    certificate: { needs, issued },
  }
}

function unitsOf(
  { units }: CourseInClassroom,
  rows: readonly LessonProgressRow[],
  waits: boolean,
): LearnCourse['units'] {
  const progress = new Map(rows.map((row) => [row.slug, progressView(row)]))
  return units.map(({ title, lessons }) => ({
    title,
    lessons: lessons.map((lesson) => ({
      ...linkTo(lesson),
      film: lesson.film !== null || lesson.upload !== null,
      checklist: lesson.checklist.length > 0,
      ready: isReady(lesson),
      done: progress.get(lesson.slug)?.done ?? false,
      read: progress.get(lesson.slug)?.read ?? false,
      waits: waits && !progress.has(lesson.slug),
    })),
  }))
}

export async function readLesson(
  viewer: Viewer,
  text: CourseInClassroom,
  slug: string,
  { context: { database } }: ClassroomParts,
): Promise<LearnLesson> {
  const { course, sample } = text
  const ready = text.lessons.filter(isReady)
  const index = ready.findIndex((lesson) => lesson.slug === slug)
  const lesson = ready[index]
  if (!lesson) throw notFound()
  const unit = text.units[lesson.unit]
  const { number, title, minutes, version, film, upload, downloads, body, checklist } = lesson
  const before = ready[index - 1]
  const after = ready[index + 1]
  const { uid } = viewer
  const key = uid === null ? null : { uid, course, slug }
  const row = key ? await progressOfLesson(database, key) : undefined
  if (!row && waitsForPayment(viewer, course)) throw new Refusal('lesson_waits')
  return {
    course,
    slug,
    number,
    title,
    minutes,
    unit: {
      number: lesson.unit + 1,
      title: unit?.title ?? '',
      lesson: 1 + (unit?.lessons.indexOf(lesson) ?? 0),
      of: unit?.lessons.length ?? 1,
    },
    sample,
    version,
    film,
    upload,
    downloads: [...downloads],
    body,
    checklist: [...checklist],
    progress: progressView(row),
    notes: key ? (await notesOfLesson(database, key)).map(noteView) : [],
    previous: before ? linkTo(before) : null,
    next: after ? linkTo(after) : null,
  }
}
