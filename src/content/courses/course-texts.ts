import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Language } from '#domain/people/language.ts'
import { publishedOf } from '../published.ts'
import { linesIn, saidIn } from '../said.ts'

export type CourseTopics = { summary: string; covers: readonly string[] }

/** What a course covers: as staff published it, or as it came with the release. */
export function topicsOf(
  id: CourseId,
  language: Language,
  release: Readonly<Record<CourseId, CourseTopics>>,
): CourseTopics {
  const texts = publishedOf('course')[id]
  if (!texts) return release[id] ?? { summary: '', covers: [] }
  return { summary: saidIn(texts.summary, language), covers: linesIn(texts.covers, language) }
}

/** A day of the course: its subject and what is done, in order. */
type CourseDay = { title: string; parts: readonly string[] }

export type CourseProgram = {
  /** What participants can do afterwards. */
  outcomes: readonly string[]
  days: readonly CourseDay[]
}

/** What a course teaches, day by day. */
export function programOfCourse(
  id: CourseId,
  language: Language,
  release: Readonly<Record<CourseId, CourseProgram>>,
): CourseProgram {
  const texts = publishedOf('course')[id]
  if (!texts) return release[id] ?? { outcomes: [], days: [] }
  return {
    outcomes: linesIn(texts.outcomes, language),
    days: texts.program.map(({ title, parts }) => ({
      title: saidIn(title, language),
      parts: linesIn(parts, language),
    })),
  }
}

export type CourseUnit = { title: string; lessons: number }

/** The units of a course in the classroom. A clinical course has none. */
export function unitsOfCourse(
  id: CourseId,
  language: Language,
  release: Readonly<Record<CourseId, readonly CourseUnit[]>>,
): readonly CourseUnit[] {
  const outline = publishedOf('outline')[id]
  if (!outline) return release[id] ?? []
  return outline.units.map(({ title, lessons }) => ({
    title: saidIn(title, language),
    lessons: lessons.length,
  }))
}

/** The words before, in and after the italics of a title. */
export type Title = readonly [before: string, emphasis: string, after: string]

export function headlineOf(id: string, language: Language, release: Readonly<Record<string, Title>>): Title {
  const texts = publishedOf('course')[id]
  if (!texts) return release[id] ?? ['', '', '']
  const [before = '', emphasis = '', after = ''] = saidIn(texts.headline, language)
    .split('*')
    .map((part) => part.trim())
  return [before, emphasis, after]
}
