import type { Copy } from '#content/en/classroom/learn-course.ts'
import type { LearnCourse } from '#contract/classroom/learn.ts'
import type { Day } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'

export type CoursePartProps = {
  copy: Copy
  language: Language
  today: Day
  course: LearnCourse
  onChanged: () => Promise<void>
}
