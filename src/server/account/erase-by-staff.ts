import { staffNotes } from '#content/en/office/staff-notes.ts'
import type { Database } from '#database/engine/connection.ts'
import { noteErasedAccount } from '#database/tables/erased-accounts.ts'
import { lockRegistrationsOf, type Owner } from '#database/tables/registration-owners.ts'
import { lockUser, uidOfAccount } from '#database/tables/users.ts'
import type { Checkout } from '../checkout/checkout.ts'
import type { Note } from '../staff-note.ts'
import { StaffRefusal } from '../staff-refusal.ts'
import { endUnpaidOrders, erasePerson } from './erase-person.ts'

/** Null with Firebase, where sign-ins are deleted in the Firebase console. */
type SignIns = { deleteSignIn(trx: Database, uid: string): Promise<void> } | null

/**
 * Erases a person on request, with or without an account. The same refusals apply as for deleting the
 * account.
 */
export async function eraseByStaff(
  person: Owner,
  { checkout, signIns }: { checkout: Checkout; signIns: SignIns },
  note: Note,
): Promise<void> {
  const { uid } = person
  await endUnpaidOrders(person, checkout)
  await checkout.database.transaction().execute(async (trx) => {
    // Locks the account first, like every change to it, to avoid deadlocks.
    if (uid !== null) {
      await noteErasedAccount(trx, uid, checkout.clocks.real.now())
      await lockUser(trx, { uid })
    }
    const registrationIds = (await lockRegistrationsOf(trx, person)).map(({ id }) => id)
    await refuseAnother(trx, person)
    await erasePerson(trx, person, checkout)
    if (uid !== null) await signIns?.deleteSignIn(trx, uid)
    await note(trx, staffNotes.erased({ uid, registrationIds }))
  })
}

/**
 * Refuses when the address has another owner than when staff were asked. A guest who got an account since is
 * found by that account alone.
 */
async function refuseAnother(trx: Database, { uid, email }: Owner): Promise<void> {
  const current = (await uidOfAccount(trx, email)) ?? null
  if (current !== uid) throw new StaffRefusal('account_changed', { email })
}
