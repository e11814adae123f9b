// Progress toward the Fellowship and the Mastership.

import type { ColumnType, Selectable } from 'kysely'
import type { CreditKind, ProgramId } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'

export type ReviewState = 'pending' | 'approved' | 'declined'

/** CE hours earned at other institutions. They count once staff have approved them. */
export type OutsideCreditsTable = {
  id: string
  uid: string
  title: string
  provider: string
  kind: CreditKind
  hours: number
  earnedOn: ColumnType<Day>
  state: ReviewState
  enteredAt: ColumnType<Date>
  /** What staff told the dentist about their decision. */
  reason: ColumnType<string | null, string | null | undefined>
}

export type OutsideCreditRow = Selectable<OutsideCreditsTable>

/** Documented cases for an award. They count once staff have approved them. */
export type AwardCasesTable = {
  id: string
  uid: string
  title: string
  summary: string
  treatedOn: ColumnType<Day>
  state: ReviewState
  enteredAt: ColumnType<Date>
  /** What staff told the dentist about their decision. */
  reason: ColumnType<string | null, string | null | undefined>
}

export type AwardCaseRow = Selectable<AwardCasesTable>

/** Attempts at the Fellowship test, at most one a day. The score is in percent. */
export type AwardTestsTable = { uid: string; takenOn: ColumnType<Day>; score: number }

/** Steps that an award requires once: its fee, and the oral defense of the Mastership. */
export type AwardStepsTable = {
  uid: string
  award: ProgramId
  step: 'fee' | 'defense'
  doneOn: ColumnType<Day>
}

export type AwardStepRow = Selectable<AwardStepsTable>
