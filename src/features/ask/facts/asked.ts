import { courseIds, courseOf } from '#content/catalogue.ts'
import { type CourseId, type ProgramId, programIds } from '#domain/catalogue/catalogue.ts'
import type { QuestionTerm } from '../read-question.ts'
import type { Concept } from '../vocabulary/concepts.ts'
import { months } from '../vocabulary/months.ts'
import { wordsOf } from '../vocabulary/normalize.ts'

/** What a question asks, as the rules read it. */
export type Asked = {
  courses: readonly CourseId[]
  programs: readonly ProgramId[]
  /** Months that the question names, from 0. */
  months: readonly number[]
  /** Whether the question has one of these concepts. */
  has(...concepts: Concept[]): boolean
  /** Whether the question has no other word. */
  hasOnly(...concepts: Concept[]): boolean
}

export function readAsked(question: string, terms: readonly QuestionTerm[]): Asked {
  const concepts = new Set(terms.flatMap((term) => (term.terms.length === 1 ? term.terms : [])))
  const words = wordsOf(question)
  return {
    courses: courseIds().filter((id) => concepts.has(id) || isNamed(id, words)),
    programs: programIds.filter((id) => concepts.has(id)),
    months: months.flatMap((names, month) => (names.some((name) => words.includes(name)) ? [month] : [])),
    hasOnly: (...wanted) => [...concepts].every((concept) => (wanted as string[]).includes(concept)),
    has: (...wanted) => wanted.some((concept) => concepts.has(concept)),
  }
}

/** A course that staff added is known by its label. */
function isNamed(id: CourseId, words: readonly string[]): boolean {
  const question = ` ${words.join(' ')} `
  const { en, es } = courseOf(id).label
  return [en, es].some((label) => label !== null && question.includes(` ${wordsOf(label).join(' ')} `))
}
