import { guestByKey } from '#features/people/office-people.queries.ts'
import { findProfile } from '#features/people/profiles.queries.ts'
import { findUser } from '#features/people/users.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Owner } from './registration-owners.queries.ts'

const guest = 'guest.'

/** The account or guest with an id of the office. */
export async function findPerson(db: Database, id: string): Promise<Owner> {
  const isGuest = id.startsWith(guest)
  const email = isGuest ? await guestByKey(db, id.slice(guest.length)) : await addressOfAccount(db, id)
  if (email === undefined) throw new Refusal('no_person')
  return { uid: isGuest ? null : id, email, emailVerified: true }
}

async function addressOfAccount(db: Database, uid: string): Promise<string | undefined> {
  return (await findUser(db, uid))?.email ?? (await findProfile(db, uid))?.email
}
