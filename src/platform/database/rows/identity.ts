// Accounts of the site's own identity service.

import type { JsonWebKey } from 'node:crypto'
import type { ColumnType, Generated, Selectable } from 'kysely'

export type UsersTable = {
  uid: string
  /** Always in lower case. */
  email: string
  emailVerified: Generated<boolean>
  passwordHash: string
  displayName: string | null
  photoUrl: string | null
  disabled: Generated<boolean>
  tokenVersion: Generated<number>
  tokensValidSince: Date
  createdAt: Date
  lastLoginAt: Date
}

export type User = Selectable<UsersTable>

export type RefreshTokensTable = {
  tokenHash: string
  uid: string
  tokenVersion: number
  signedInAt: Date
  lastUsedAt: Date
}

export type RefreshToken = Selectable<RefreshTokensTable>

export type ActionCodesTable = {
  codeHash: string
  uid: string
  kind: 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL'
  /** The address that the link was sent to. */
  email: string
  expiresAt: Date
}

export type ActionCode = Selectable<ActionCodesTable>

export type SigningKeysTable = {
  kid: string
  privateKey: JsonWebKey
  createdAt: Date
  retiredAt: Date | null
}

export type SigningKey = Selectable<SigningKeysTable>

/** Recently erased accounts: a Firebase token stays valid until it expires. */
export type ErasedAccountsTable = { uid: string; erasedAt: ColumnType<Date> }
