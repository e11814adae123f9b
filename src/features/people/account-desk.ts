// What staff do with accounts of our own identity service. Firebase has a console of its own.

import type { Language } from '#domain/people/language.ts'
import type { Note } from '#features/record/staff-note.ts'
import type { Database } from '#platform/database/connection.ts'
import type { User } from '#platform/database/rows/identity.ts'
import { Refusal } from '#platform/refusal.ts'

export type AccountDesk = {
  /** False if the account no longer exists. */
  setDisabled(uid: string, disabled: boolean, note: Note): Promise<boolean>
  /** False if the account no longer has this address. */
  emailReset(person: { uid: string; email: string; language: Language }, note: Note): Promise<boolean>
  /** Runs in the transaction that erases the person. */
  deleteSignIn(trx: Database, uid: string): Promise<void>
  /** Returns the id of the new key. */
  rotateKeys(note: Note): Promise<string>
}

/** Null with Firebase. */
export function deskOf(accounts: AccountDesk | null): AccountDesk {
  if (accounts) return accounts
  throw new Refusal('accounts_in_firebase')
}

/** Refuses what would change nothing, before staff are asked. */
export function refuseSameAccess({ email, disabled }: User, wanted: boolean): void {
  if (disabled === wanted) throw new Refusal(wanted ? 'already_disabled' : 'not_disabled', { email })
}

export async function setAccess(
  { uid, email }: User,
  disabled: boolean,
  accounts: AccountDesk | null,
  note: Note,
): Promise<void> {
  if (!(await deskOf(accounts).setDisabled(uid, disabled, note))) throw goneMeanwhile(email)
}

export function refuseDisabled({ email, disabled }: User): void {
  if (disabled) throw new Refusal('reset_disabled', { email })
}

/** The account was deleted, or its address changed, while the question was open. */
export function goneMeanwhile(email: string): Refusal {
  return new Refusal('account_gone_meanwhile', { email })
}
