import type { Database } from '#database/engine/connection.ts'
import { guestByKey } from '#database/tables/office-people.ts'
import { findProfile } from '#database/tables/profiles.ts'
import type { Owner } from '#database/tables/registration-owners.ts'
import { findUser } from '#database/tables/users.ts'
import { StaffRefusal } from '../../staff-refusal.ts'

const guest = 'guest.'

/** The account or guest with an id of the office. */
export async function findPerson(db: Database, id: string): Promise<Owner> {
  const isGuest = id.startsWith(guest)
  const email = isGuest ? await guestByKey(db, id.slice(guest.length)) : await addressOfAccount(db, id)
  if (email === undefined) throw new StaffRefusal('no_person')
  return { uid: isGuest ? null : id, email, emailVerified: true }
}

async function addressOfAccount(db: Database, uid: string): Promise<string | undefined> {
  return (await findUser(db, uid))?.email ?? (await findProfile(db, uid))?.email
}
