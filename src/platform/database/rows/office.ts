// Access to the office: staff, their ways to sign in, and their sessions.
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Role } from '#domain/people/office-roles.ts'

export type StaffTable = {
  id: Generated<string>
  email: string
  name: string
  role: Role
  /** What 'limited' means for faculty. */
  courses: CourseId[]
  createdAt: ColumnType<Date>
  joinedAt: ColumnType<Date | null, Date | null | undefined>
  removedAt: ColumnType<Date | null, Date | null | undefined>
  lastSeenAt: ColumnType<Date | null, Date | null | undefined>
}
export type StaffRow = Selectable<StaffTable>

export type StaffInvitationsTable = {
  tokenHash: string
  staffId: string
  invitedBy: string | null
  createdAt: ColumnType<Date>
  expiresAt: ColumnType<Date>
}

export type StaffPasskeysTable = {
  id: string
  staffId: string
  name: string
  publicKey: Uint8Array
  counter: number
  transports: string[]
  createdAt: ColumnType<Date>
  lastUsedAt: ColumnType<Date | null, Date | null | undefined>
}
export type StaffPasskeyRow = Selectable<StaffPasskeysTable>

export type StaffAppsTable = {
  staffId: string
  secret: ColumnType<string | null, string | null | undefined>
  pendingSecret: ColumnType<string | null, string | null | undefined>
  addedAt: ColumnType<Date | null, Date | null | undefined>
  lastStep: Generated<number>
}

export type StaffRecoveryCodesTable = { codeHash: string; staffId: string }

export type StaffChallengesTable = {
  challenge: string
  purpose: 'sign-in' | 'confirm' | 'invitation' | 'passkey'
  staffId: string | null
  expiresAt: ColumnType<Date>
}

export type StaffSessionsTable = {
  id: Generated<string>
  tokenHash: string
  staffId: string
  way: 'invitation' | 'passkey' | 'app' | 'recovery code'
  browser: string
  device: string
  startedAt: ColumnType<Date>
  lastUsedAt: ColumnType<Date>
  confirmedAt: ColumnType<Date>
}
export type StaffSessionRow = Selectable<StaffSessionsTable>

export type IdempotencyKeysTable = {
  staffId: string
  key: string
  requestHash: string
  createdAt: ColumnType<Date>
  status: ColumnType<number | null, number | null | undefined>
  answer: ColumnType<unknown, string | null | undefined>
}

/** Personal values of an entry in the record. Erasing the person deletes them. */
export type RecordValuesTable = {
  actionId: number
  field: string
  about: string
  before: string | null
  after: string | null
}
