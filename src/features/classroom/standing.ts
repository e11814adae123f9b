// What a person has done in a course.

import { clips } from '#content/media/clips.ts'
import type { LessonProgress } from '#contract/classroom/learn.ts'
import { sectionsOf } from '#domain/classroom/lesson-progress.ts'
import type { LessonProgressRow } from '#platform/database/rows/classroom.ts'
import type { CourseInClassroom, LessonInCourse } from './lessons.ts'

const nothingDone: LessonProgress = {
  done: false,
  read: false,
  checked: [],
  sections: [],
  watched: [],
  position: null,
}

export function progressView(row: LessonProgressRow | undefined): LessonProgress {
  if (!row) return nothingDone
  return {
    done: row.doneAt !== null,
    read: row.readAt !== null,
    checked: row.checked,
    sections: row.sections,
    watched: row.watched.map(([from, to]) => [from, to]),
    position: row.position,
  }
}

/** What counts as reading a lesson. A film that left the catalog or was deleted cannot be watched. */
export function extentOf({ body, film, upload }: Pick<LessonInCourse, 'body' | 'film' | 'upload'>) {
  const clip = clips.find(({ videoId }) => videoId === film)
  return { sections: sectionsOf(body), film: clip?.seconds ?? upload?.seconds ?? null }
}

/** The others are announced in the outline only. */
export function isReady({ body }: Pick<LessonInCourse, 'body'>): boolean {
  return body !== ''
}

type LessonsDone = {
  lessons: { done: number; of: number }
  minutes: { done: number; of: number }
  next: LessonInCourse | null
  isDone(slug: string): boolean
}

/** A lesson is done once the person marked it and the server counted it as read. */
export function lessonsDone(
  { lessons }: Pick<CourseInClassroom, 'lessons'>,
  rows: readonly LessonProgressRow[],
): LessonsDone {
  const complete = new Set(
    rows.filter(({ doneAt, readAt }) => doneAt !== null && readAt !== null).map(({ slug }) => slug),
  )
  const done = lessons.filter(({ slug }) => complete.has(slug))
  const minutesOf = (some: readonly LessonInCourse[]) => some.reduce((sum, { minutes }) => sum + minutes, 0)
  return {
    lessons: { done: done.length, of: lessons.length },
    minutes: { done: minutesOf(done), of: minutesOf(lessons) },
    next: lessons.find((lesson) => isReady(lesson) && !complete.has(lesson.slug)) ?? null,
    isDone: (slug) => complete.has(slug),
  }
}

export function linkTo({ slug, number, title, minutes }: LessonInCourse) {
  return { slug, number, title, minutes }
}
