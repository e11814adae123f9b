// What a limited grant reaches, as a call declares it. The guard checks it before the call's handler runs.
import type { Scope } from '#contract/calls.ts'
import { findKind } from '#contract/catalogue/kinds.ts'

/** The course that the address names. Undefined: what it names belongs to no course. */
export function courseIn(scope: Scope, params: unknown): string | undefined {
  const [course, key] = scope
    .split(' ')
    .map((part) => (part.startsWith(':') ? (params as Record<string, string>)[part.slice(1)] : part))
  return key === undefined ? course : findKind(course ?? '')?.courseOf?.(key)
}
