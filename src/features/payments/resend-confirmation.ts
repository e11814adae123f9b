import type { Note } from '#features/record/staff-note.ts'
import { linesOf } from '#features/registrations/registration-lines.queries.ts'
import { changeRegistration, lockRegistration } from '#features/registrations/registrations.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import { Refusal } from '#platform/refusal.ts'
import { resendConfirmation } from './notices.ts'

/** For a registrant who lost the email with the link. Run it in a transaction. */
export async function confirmAgain(
  trx: Database,
  registrationId: string,
  context: Context,
  note: Note,
): Promise<void> {
  const known = await lockRegistration(trx, registrationId)
  if (!known) throw new Refusal('unknown_registration', { id: registrationId })
  if (known.paidAt === null) throw new Refusal('address_unpaid')
  if (known.email === '') throw new Refusal('person_erased')
  const lines = await linesOf(trx, [registrationId])
  if (lines.every(({ canceledAt }) => canceledAt !== null)) throw new Refusal('all_canceled')
  // The key of the email holds the revision.
  const registration = await changeRegistration(trx, known, {})
  await resendConfirmation(trx, registration, lines, context)
  await note(trx, 'registration.confirmation-resent', { registrationId })
}
