import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Selection } from '#domain/catalogue/selection.ts'
import type { Language } from '#domain/people/language.ts'
import { findCourse } from '../catalogue.ts'
import { saidIn } from '../said.ts'

/** What the chosen courses require, in their order. A program leads through its own courses and asks nothing. */
export function requirementsOf(selection: Selection, language: Language): string[] {
  if (typeof selection === 'string') return []
  return selection.flatMap((id) => requirementOf(id, language) ?? [])
}

export function requirementOf(id: CourseId, language: Language): string | null {
  const { prerequisite = null } = findCourse(id) ?? {}
  return prerequisite && saidIn(prerequisite, language)
}
