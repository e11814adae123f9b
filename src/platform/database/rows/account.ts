// Account data beyond purchases.
import type { ColumnType, Selectable } from 'kysely'
import type { CourseId, SoldAs } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'

export type ProfilesTable = {
  uid: string
  /** As the identity service last reported it. */
  email: string
  name: string | null
  phone: string | null
  /** Member number of the Academy of General Dentistry, for CE records. */
  agdNumber: string | null
  licenseNumber: string | null
  licenseState: string | null
  billingName: string | null
  billingAddress: string | null
  taxId: string | null
  /** First visit with this account. */
  createdAt: ColumnType<Date, Date, never>
}

export type ProfileRow = Selectable<ProfilesTable>

/** The printed content is stored, so that a later check shows what was printed. */
export type CertificatesTable = {
  id: string
  code: string
  registrationId: string
  course: CourseId
  /** The names of the course when it was sold. */
  soldAs: ColumnType<SoldAs | null, string | null, never>
  name: string
  ceHours: number
  completedOn: ColumnType<Day>
  issuedAt: ColumnType<Date>
  revokedAt: ColumnType<Date | null, never, Date>
}

export type CertificateRow = Selectable<CertificatesTable>

/** The secret token of a calendar subscription. */
export type CalendarFeedsTable = { uid: string; token: string }
