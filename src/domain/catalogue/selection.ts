import { type CourseId, isProgramId, type ProgramId } from './catalogue.ts'

/** One program, or courses. Never both. */
export type Selection = ProgramId | readonly CourseId[]

/**
 * Parses `selectedItems` from a request: one id or a list of ids. A fault is a sentence. Whether the courses are sold is
 * not known here.
 */
export function parseSelection(value: unknown): { selection: Selection } | { fault: string } {
  const ids: unknown[] = Array.isArray(value) ? [...new Set(value)] : [value]
  if (ids.length === 0) return { fault: 'choose a program or at least one course' }
  const unreadable = ids.find((id) => !isItemId(id))
  if (ids.includes(unreadable)) return { fault: `unknown item ${JSON.stringify(unreadable)?.slice(0, 80)}` }
  const program = ids.find(isProgramId)
  if (!program) return { selection: ids.filter(isItemId) }
  return ids.length === 1 ? { selection: program } : { fault: 'a program stands alone' }
}

/** The form of every id. */
function isItemId(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z][a-z0-9]{1,29}$/.test(value)
}
