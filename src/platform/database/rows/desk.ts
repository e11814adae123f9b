// What staff do with registrations and people.
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Cents } from '#domain/money/money.ts'

/** A refund beyond the policy, which a second person approves. */
export type ApprovalsTable = {
  id: Generated<string>
  registrationId: string
  items: CourseId[]
  amount: Cents
  /** Only a part of the price is refunded, and the courses stay. */
  keeps: boolean
  /** What the policy gave, and the most that could be refunded, when it was asked for. */
  policy: Cents
  most: Cents
  reason: string
  state: Generated<'asked' | 'approved' | 'declined' | 'withdrawn'>
  askedBy: string
  askedAt: ColumnType<Date>
  decidedBy: ColumnType<string | null, string | null | undefined>
  decidedAt: ColumnType<Date | null, Date | null | undefined>
  declineReason: Generated<string>
}
export type ApprovalRow = Selectable<ApprovalsTable>

/** A change above the limit, which another person has to make too. */
export type AskedChangesTable = {
  id: Generated<string>
  /** Where it is made. */
  path: string
  /** As the record says it, with every fact that has to be the same. */
  change: string
  /** As emails and Today say it. */
  words: string
  amount: Cents
  askedBy: string
  askedAt: ColumnType<Date>
}

/** For colleagues. Erasing the person deletes them. */
export type NotesTable = {
  id: Generated<string>
  /** The id of a registration or of a person. */
  about: string
  text: string
  writtenBy: string
  writtenAt: ColumnType<Date>
}

/** A staff member's own filters of the list of registrations. */
export type KeptViewsTable = {
  id: Generated<string>
  staffId: string
  name: string
  /** The filters as the address has them, without the searched words: those may be a person's. */
  search: string
  keptAt: ColumnType<Date>
}
