import { findKind } from '#contract/catalogue/kinds.ts'
import { reaches } from '#domain/people/office-roles.ts'
import type { StaffRow } from '#platform/database/rows/office.ts'
import type { EntryName } from './entries.queries.ts'

/** Whoever edits a kind reads its drafts, faculty those of its own courses. Everybody else reads what holds. */
export function mayReadDraft({ kind, key }: EntryName, staff: Pick<StaffRow, 'role' | 'courses'>): boolean {
  const { publishedBy, courseOf } = findKind(kind) ?? {}
  return publishedBy !== undefined && reaches(staff, publishedBy, courseOf?.(key))
}
