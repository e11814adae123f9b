// The classroom's texts as this release ships them.

import type { ClassroomCourse, LessonText, QuestionText } from '#content/classroom/lesson-types.ts'
import { lessonTexts } from '#content/classroom/lessons.ts'
import { photoAlt } from '#content/en/media/photo-alt.ts'
import { photoAlt as photoAltInSpanish } from '#content/es/media/photo-alt.ts'
import type { LessonOfRelease, Outline, QuestionOfRelease } from '#contract/catalogue/lessons.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { ReleaseEntry } from '#features/catalogue/seed-release.ts'

type Entry =
  | { kind: 'outline'; key: CourseId; data: Outline }
  | { kind: 'lesson'; key: string; data: LessonOfRelease }
  | { kind: 'question'; key: string; data: QuestionOfRelease }

/** Both languages in one entry. The texts of a slug or id belong together. */
export const releaseEntries: readonly (ReleaseEntry & Entry)[] = Object.entries(lessonTexts.en).flatMap(
  ([course, en]) => (en ? entriesOf(course, en, lessonTexts.es[course] ?? en) : []),
)

function entriesOf(course: CourseId, en: ClassroomCourse, es: ClassroomCourse): Entry[] {
  const spanish = new Map(lessonsIn(es).map((lesson) => [lesson.slug, lesson]))
  const spanishQuestions = new Map(es.questions.map((question) => [question.id, question]))
  return [
    { kind: 'outline', key: course, data: outlineOf(en, es) },
    ...lessonsIn(en).map((lesson): Entry => {
      return {
        kind: 'lesson',
        key: `${course}-${lesson.slug}`,
        data: lessonOf(lesson, spanish.get(lesson.slug)),
      }
    }),
    ...en.questions.map((question): Entry => {
      const data = questionOf(question, spanishQuestions.get(question.id))
      return { kind: 'question', key: `${course}-${question.id}`, data }
    }),
  ]
}

function lessonsIn({ units }: ClassroomCourse): LessonText[] {
  return units.flatMap(({ lessons }) => lessons)
}

function outlineOf(en: ClassroomCourse, es: ClassroomCourse): Outline {
  return {
    units: en.units.map(({ title, lessons }, index) => ({
      title: { en: title, es: es.units[index]?.title ?? null },
      lessons: lessons.map(({ slug }) => slug),
    })),
    readings: en.readings.map(({ title, path }, index) => ({
      title: { en: title, es: es.readings[index]?.title ?? null },
      path,
    })),
    sample: true,
  }
}

function lessonOf(en: LessonText, es: LessonText | undefined): LessonOfRelease {
  return {
    title: { en: en.title, es: es?.title ?? null },
    minutes: en.minutes,
    film: en.film ?? null,
    body: { en: en.body.trim(), es: es?.body.trim() ?? null },
    checklist: { en: [...(en.checklist ?? [])], es: es ? [...(es.checklist ?? [])] : null },
  }
}

function questionOf(en: QuestionText, es: QuestionText | undefined): QuestionOfRelease {
  return {
    topic: en.topic,
    question: { en: en.question, es: es?.question ?? null },
    options: { en: [...en.options], es: es ? [...es.options] : null },
    answer: en.answer,
    why: { en: en.why, es: es?.why ?? null },
    ...(en.picture && {
      picture: en.picture,
      alt: { en: photoAlt[en.picture], es: photoAltInSpanish[en.picture] },
    }),
    hidden: false,
  }
}
