import { notifyOfCorrectedAddress, notifyOfNewLinks } from '#features/notices/link-notices.ts'
import { resendConfirmation } from '#features/payments/notices.ts'
import { guestId, moveNotes } from '#features/people/notes.queries.ts'
import { revokeCard } from '#features/plans/plans.queries.ts'
import type { Note } from '#features/record/staff-note.ts'
import { linesOf } from '#features/registrations/registration-lines.queries.ts'
import { endLinks } from '#features/registrations/registration-link.ts'
import { changeRegistration, lockRegistration } from '#features/registrations/registrations.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import { Refusal } from '#platform/refusal.ts'

type Correction = { registrationId: string; email: string }

/**
 * Staff correct an address that a guest mistyped: a guest's only access is the link that was emailed there. All emails go to
 * the new address from then on: the confirmation at once, or the link alone if everything is canceled. Earlier links end:
 * whoever reads the former mailbox could cancel with them. That mailbox gets one last email, in case the owner did not ask
 * for the correction. What was paid, and the card, may be another person's: see `ownsMoney` and `revokeCard`.
 */
export function correctAddress(
  correction: Correction,
  context: Context,
  note: Note,
): Promise<{ confirmed: boolean }> {
  return context.database.transaction().execute((trx) => readdress(trx, correction, context, note))
}

/** For a transaction of the caller. */
export async function readdress(
  trx: Database,
  { registrationId, email }: Correction,
  context: Context,
  note: Note,
): Promise<{ confirmed: boolean }> {
  const known = await lockRegistration(trx, registrationId)
  if (!known) throw new Refusal('not_found', { missing: 'registration' })
  if (known.uid !== null) throw new Refusal('address_of_account')
  if (known.paidAt === null) throw new Refusal('address_unpaid')
  if (known.email === '') throw new Refusal('person_erased')
  if (known.email === email) throw new Refusal('address_same')
  const held = await revokeCard(trx, known)
  const corrected = await changeRegistration(trx, held, { email, addressCorrected: true })
  const registration = await endLinks(trx, corrected, { from: known.email, to: email })
  await notifyOfCorrectedAddress(trx, registration, known.email, context)
  const lines = await linesOf(trx, [registrationId])
  const confirmed = lines.some(({ canceledAt }) => canceledAt === null)
  if (confirmed) await resendConfirmation(trx, registration, lines, context)
  else await notifyOfNewLinks(trx, [registration], { to: email }, context)
  // Otherwise nobody would find them: the id of a guest is made from the address.
  await moveNotes(trx, guestId(known.email), guestId(email))
  await note(
    trx,
    'registration.address-corrected',
    { registrationId },
    {
      about: registrationId,
      fields: { email: { before: known.email, after: email } },
    },
  )
  return { confirmed }
}
