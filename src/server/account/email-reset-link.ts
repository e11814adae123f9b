import type { Database } from '#database/engine/connection.ts'
import { registrationsOfPerson } from '#database/tables/registration-owners.ts'
import type { User } from '#database/tables/rows/identity.ts'
import { defaultLanguage } from '#domain/language.ts'
import type { Note } from '../staff-note.ts'
import { type AccountDesk, deskOf, goneMeanwhile } from './account-desk.ts'

/** The link works once, within an hour. The email is in the language of the last registration. */
export async function emailResetLink(
  user: User,
  { accounts, database }: { accounts: AccountDesk | null; database: Database },
  note: Note,
): Promise<void> {
  const { uid, email } = user
  const registrations = await registrationsOfPerson(database, { uid, email })
  const language = registrations.at(-1)?.language ?? defaultLanguage
  if (!(await deskOf(accounts).emailReset({ uid, email, language }, note))) throw goneMeanwhile(email)
}
