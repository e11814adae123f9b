// Course dates, their seats and waiting lists.
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'

export type CourseDatesTable = {
  id: Generated<string>
  course: CourseId
  /** Both null for a date to be announced. */
  startDay: Day | null
  endDay: Day | null
  location: string
  spots: Generated<number>
  sample: Generated<boolean>
  /** A closed date takes no more registrations. Existing seats stay. */
  closedAt: ColumnType<Date | null, Date | null | undefined>
  /** A canceled date does not take place and has no seats. */
  canceledAt: ColumnType<Date | null, Date | null | undefined>
  /** When staff set its days. Null for samples and for dates of the first migration: no email announces them. */
  setAt: ColumnType<Date | null, Date | null | undefined>
  /** Its first days before staff moved it. */
  movedFrom: Generated<Day[]>
}

export type CourseDateRow = Selectable<CourseDatesTable>

export type SeatsTable = {
  courseDateId: string
  registrationId: string | null
  /** The waiting-list offer that the seat is reserved for. */
  offerId: string | null
}

export type WaitingListTable = {
  id: string
  /** The order of the list. Staff may exchange two. */
  place: Generated<number>
  courseDateId: string
  email: string
  language: Language
  state: 'unconfirmed' | 'waiting' | 'offered' | 'taken' | 'lapsed' | 'left'
  joinedAt: ColumnType<Date>
  offeredUntil: ColumnType<Date | null>
}

export type WaitingListRow = Selectable<WaitingListTable>

/** Keyed by day, not by course date id: a moved date is announced again, a reopened one is not. */
export type AnnouncedDatesTable = { registrationId: string; course: CourseId; startDay: Day }

export type UnpaidHoldsTable = {
  /** The newest registration of the form: an edited order takes over the holds. */
  registrationId: string
  courseDateId: string
  /** Both are digests: the caps only compare them. */
  network: string
  buyer: string
  expiresAt: ColumnType<Date>
}

/** One half-day of one registration. A half-day without a row is not marked. */
export type AttendanceTable = {
  courseDateId: string
  registrationId: string
  /** From 0, the morning of the first day. */
  halfDay: number
  present: boolean
}
