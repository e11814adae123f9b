// The classroom's texts, by language and course. Only the server imports them: they are far too large for a page.
import type { CourseId } from '#domain/catalogue.ts'
import type { Language } from '#domain/language.ts'
import { module1 } from './en/lessons/module1/index.ts'
import { module1 as module1Es } from './es/lessons/module1/index.ts'
import type { ClassroomCourse } from './lesson-types.ts'

export const lessonTexts: Record<Language, Partial<Record<CourseId, ClassroomCourse>>> = {
  en: { module1 },
  es: { module1: module1Es },
}
