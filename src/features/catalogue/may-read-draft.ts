import { findKind } from '#contract/catalogue/kinds.ts'
import { reaches } from '#domain/office-roles.ts'
import type { StaffRow } from '#platform/database/rows/office.ts'
import type { EntryName } from './entries.queries.ts'

/** Faculty reads the drafts of its own courses, and of other entries what visitors see. */
export function mayReadDraft({ kind, key }: EntryName, staff: Pick<StaffRow, 'role' | 'courses'>): boolean {
  const { readBy = 'see', courseOf } = findKind(kind) ?? {}
  return reaches(staff, readBy, courseOf?.(key))
}
