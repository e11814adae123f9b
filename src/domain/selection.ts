import { type CourseId, isCourseId, isProgramId, type ProgramId } from './catalogue.ts'

/** One program, or courses. Never both. */
export type Selection = ProgramId | readonly CourseId[]

/** Parses `selectedItems` from a request: one id or a list of ids. A fault is a sentence. */
export function parseSelection(value: unknown): { selection: Selection } | { fault: string } {
  const ids: unknown[] = Array.isArray(value) ? [...new Set(value)] : [value]
  if (ids.length === 0) return { fault: 'choose a program or at least one course' }
  const unknown = ids.find((id) => !isCourseId(id) && !isProgramId(id))
  if (ids.includes(unknown)) return { fault: `unknown item ${JSON.stringify(unknown)?.slice(0, 80)}` }
  const program = ids.find(isProgramId)
  if (!program) return { selection: ids.filter(isCourseId) }
  return ids.length === 1 ? { selection: program } : { fault: 'a program stands alone' }
}
