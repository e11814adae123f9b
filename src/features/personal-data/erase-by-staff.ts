import { closeUnpaid } from '#features/orders/close-unpaid.ts'
import { noteErasedAccount } from '#features/people/erased-accounts.queries.ts'
import { lockUser, uidOfAccount } from '#features/people/users.queries.ts'
import type { Note } from '#features/record/staff-note.ts'
import { lockRegistrationsOf, type Owner } from '#features/registrations/registration-owners.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import { endUnpaidOrders, erasePerson } from './erase-person.ts'

/** Null with Firebase, where sign-ins are deleted in the Firebase console. */
type SignIns = { deleteSignIn(trx: Database, uid: string): Promise<void> } | null

type Parts = { context: Context; signIns: SignIns }

/**
 * Erases a person on request, with or without an account. The same refusals apply as for deleting the
 * account.
 */
export async function eraseByStaff(person: Owner, parts: Parts, note: Note): Promise<void> {
  await endUnpaidOrders(person, parts.context)
  await eraseOwner(person, parts, note)
}

/** For a preview, which does not call the provider: unpaid orders end without it. */
export async function previewErasure(person: Owner, parts: Parts, note: Note): Promise<void> {
  const { context } = parts
  for (const registration of await lockRegistrationsOf(context.database, person)) {
    if (registration.status !== 'awaiting_payment') continue
    await closeUnpaid(context.database, registration, 'canceled', context)
  }
  await eraseOwner(person, parts, note)
}

function eraseOwner(person: Owner, { context, signIns }: Parts, note: Note): Promise<void> {
  const { uid } = person
  return inTransaction(context.database, async (trx) => {
    // Locks the account first, like every change to it, to avoid deadlocks.
    if (uid !== null) {
      await noteErasedAccount(trx, uid, context.clocks.real.now())
      await lockUser(trx, { uid })
    }
    const registrationIds = (await lockRegistrationsOf(trx, person)).map(({ id }) => id)
    await refuseAnother(trx, person)
    await erasePerson(trx, person, context)
    if (uid !== null) await signIns?.deleteSignIn(trx, uid)
    await note(trx, 'person.erased', { personId: uid, registrationIds })
  })
}

/**
 * Refuses when the address has another owner than when staff were asked. A guest who got an account since is
 * found by that account alone.
 */
async function refuseAnother(trx: Database, { uid, email }: Owner): Promise<void> {
  const current = (await uidOfAccount(trx, email)) ?? null
  if (current !== uid) throw new Refusal('account_changed', { email })
}
