import { readdressUndelivered } from '#database/mails.ts'
import { linesOf } from '#database/registration-lines.ts'
import { changeRegistration, lockRegistration } from '#database/registrations.ts'
import { ApiError } from '../../errors.ts'
import type { Note } from '../../staff-note.ts'
import type { Checkout } from '../checkout.ts'
import { confirmOnceMore } from '../letters/notices.ts'
import { tokenOf } from '../registration-link.ts'

/**
 * Staff correct an address that a guest mistyped: nobody else can, since the way to a guest's registration is mailed there.
 * All letters go to the new one from then on, the confirmation at once, unless nothing is left that it could confirm. Links of
 * before end: whoever reads the former mailbox could cancel by them. What never arrived there is not tried there again.
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
    const registration = await changeRegistration(trx, registrationId, {
      email,
      linkEdition: known.linkEdition + 1,
    })
    await readdressUndelivered(trx, {
      about: registrationId,
      from: known.email,
      to: email,
      link: { from: tokenOf(known, checkout), to: tokenOf(registration, checkout) },
    })
    const lines = await linesOf(trx, [registrationId])
    const confirmed = lines.some(({ canceledAt }) => canceledAt === null)
    if (confirmed) await confirmOnceMore(trx, registration, lines, checkout)
    await note(trx, `the address of registration ${registrationId} corrected`)
    return { confirmed }
  })
}

function refused(sentence: string) {
  return new ApiError(409, 'not_correctable', sentence)
}
