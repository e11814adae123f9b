// What a limited grant reaches, as a call declares it. The guard checks it before the call's handler runs.
import { type EntryKindName, findKind } from '#contract/catalogue/kinds.ts'

/** A part of the call's address. */
type Parameter = `params.${string}`

/** What names the course that a call works on. */
export type Scope =
  | { course: Parameter }
  /** The kind itself, for calls of one kind, whose addresses have no parameter for it. */
  | { entry: { kind: Parameter | EntryKindName; key: Parameter } }

/**
 * - A scope: the guard refuses the things of other courses, and those of no course.
 * - 'filtered': the call answers what the member reaches. Its handler reads `staff.only`, or asks mayReadDraft.
 * - 'shared': what it answers belongs to no course, and everybody with a grant reads it.
 */
export type LimitedTo = Scope | 'filtered' | 'shared'

/** Undefined: what the address names belongs to no course. */
export function courseIn(scope: Scope, params: unknown): string | undefined {
  const read = (name: string) => {
    const [, parameter] = name.split('params.')
    return parameter === undefined ? name : (params as Record<string, string>)[parameter]
  }
  if ('course' in scope) return read(scope.course)
  const { kind, key } = scope.entry
  return findKind(read(kind) ?? '')?.courseOf?.(read(key) ?? '')
}
