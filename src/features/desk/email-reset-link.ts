import { defaultLanguage } from '#domain/people/language.ts'
import { type AccountDesk, deskOf, goneMeanwhile } from '#features/people/account-desk.ts'
import type { Note } from '#features/record/staff-note.ts'
import { registrationsOfPerson } from '#features/registrations/registration-owners.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import type { User } from '#platform/database/rows/identity.ts'

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
