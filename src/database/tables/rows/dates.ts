// Course dates, their seats and waiting lists.
import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely'
import type { CourseId } from '#domain/catalogue.ts'
import type { Day } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'

export type CourseDatesTable = {
  id: Generated<string>
  course: CourseId
  /** Both null for a date to be announced. */
  startDay: Day | null
  endDay: Day | null
  location: string
  spots: Generated<number>
  sample: Generated<boolean>
  /** Takes no more registrations; who has a seat keeps it. */
  closedAt: ColumnType<Date | null, Date | null | undefined>
  /** Does not take place: it has no seats, for nobody. */
  canceledAt: ColumnType<Date | null, Date | null | undefined>
  /** When staff set its days. Null for samples and for those that were laid with the table: no letter tells of them. */
  setAt: ColumnType<Date | null, Date | null | undefined>
}

export type CourseDateRow = Selectable<CourseDatesTable>

export type SeatsTable = {
  courseDateId: string
  registrationId: string | null
  /** The waiting list's offer that this seat is kept for. */
  offerId: string | null
}

export type WaitingListTable = {
  id: string
  place: GeneratedAlways<number>
  courseDateId: string
  email: string
  language: Language
  state: 'unconfirmed' | 'waiting' | 'offered' | 'taken' | 'lapsed' | 'left'
  joinedAt: ColumnType<Date>
  offeredUntil: ColumnType<Date | null>
}

export type WaitingListRow = Selectable<WaitingListTable>

/** A day, not a row of dates: one that was moved is another date, and one that was opened again is the same. */
export type AnnouncedDatesTable = { registrationId: string; course: CourseId; startDay: Day }

export type UnpaidHoldsTable = {
  /** The newest registration of the form: an edit takes the holds over. */
  registrationId: string
  courseDateId: string
  /** Both are digests: the caps compare them and need not read them. */
  network: string
  buyer: string
  expiresAt: ColumnType<Date>
}
