// Progress toward the Fellowship and the Mastership.

import type { ColumnType, Selectable } from 'kysely'
import type { CreditKind, ProgramId } from '#domain/catalogue.ts'
import type { Day } from '#domain/days.ts'

export type ReviewState = 'pending' | 'approved' | 'declined'

/** CE hours earned elsewhere: entered by the dentist, counted once staff have approved them. */
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
}

export type OutsideCreditRow = Selectable<OutsideCreditsTable>

/** Cases that a dentist documents for an award; they count once staff have approved them. */
export type AwardCasesTable = {
  id: string
  uid: string
  title: string
  summary: string
  treatedOn: ColumnType<Day>
  state: ReviewState
  enteredAt: ColumnType<Date>
}

export type AwardCaseRow = Selectable<AwardCasesTable>

/** Attempts at the Fellowship's test, one a day at most; the score in percent. */
export type AwardTestsTable = { uid: string; takenOn: ColumnType<Day>; score: number }

/** What an award asks for once: its fee, and for the Mastership the oral defense. */
export type AwardStepsTable = {
  uid: string
  award: ProgramId
  step: 'fee' | 'defense'
  doneOn: ColumnType<Day>
}

export type AwardStepRow = Selectable<AwardStepsTable>
