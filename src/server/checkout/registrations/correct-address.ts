import { linesOf } from '#database/tables/registration-lines.ts'
import { changeRegistration, lockRegistration } from '#database/tables/registrations.ts'
import { ApiError } from '../../http/errors.ts'
import type { Note } from '../../staff-note.ts'
import type { Checkout } from '../checkout.ts'
import { notifyOfCorrectedAddress } from '../notices/link-notices.ts'
import { resendConfirmation } from '../notices/notices.ts'
import { endLinks } from '../registration-link.ts'

/**
 * Staff correct an address that a guest mistyped: a guest's only access is the link that was emailed there. All emails go to
 * the new address from then on, the confirmation at once unless everything is canceled. Earlier links end: whoever reads the
 * former mailbox could cancel with them. That mailbox gets one last email, in case the owner did not ask for the correction.
 */
export async function correctAddress(
  { registrationId, email }: { registrationId: string; email: string },
  checkout: Checkout,
  note: Note,
): Promise<{ confirmed: boolean }> {
  return checkout.database.transaction().execute(async (trx) => {
    const known = await lockRegistration(trx, registrationId)
    if (!known) throw new ApiError(404, 'not_found', 'There is no such registration.')
    if (known.uid !== null) throw refused('It belongs to an account: its owner changes the address there.')
    if (known.paidAt === null) throw refused('It was not paid: there is nothing to confirm yet.')
    if (known.email === '') throw refused('Its person was erased.')
    if (known.email === email) throw refused('That is its address already.')
    const corrected = await changeRegistration(trx, registrationId, { email })
    const registration = await endLinks(trx, corrected, { from: known.email, to: email }, checkout)
    await notifyOfCorrectedAddress(trx, registration, known.email, checkout)
    const lines = await linesOf(trx, [registrationId])
    const confirmed = lines.some(({ canceledAt }) => canceledAt === null)
    if (confirmed) await resendConfirmation(trx, registration, lines, checkout)
    await note(trx, `the address of registration ${registrationId} corrected`)
    return { confirmed }
  })
}

function refused(sentence: string) {
  return new ApiError(409, 'not_correctable', sentence)
}
