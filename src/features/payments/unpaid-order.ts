import type { UnpaidOrder } from '#contract/account/account.ts'
import { isSiteFormKey } from '#domain/registrations/form-key.ts'
import { holdsCourses } from '#domain/registrations/registration.ts'
import { colleaguesOf } from '#features/registrations/groups.queries.ts'
import { linesOf, type RegistrationLine } from '#features/registrations/registration-lines.queries.ts'
import { successorOf } from '#features/registrations/registrations.queries.ts'
import { answeredOffer } from '#features/seats/seats.queries.ts'
import type { Context } from '#platform/context.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { Refusal } from '#platform/refusal.ts'
import { closed, paymentInProgress } from './open-payment.ts'

/**
 * Lets the owner resume payment on another device or in another tab. With the same form key the order stays one registration.
 * The registrant's data is left out and comes from the profile: another person may have typed it as a guest.
 */
export async function readUnpaidOrder(
  registration: RegistrationRow,
  { database, links }: Context,
): Promise<UnpaidOrder> {
  const { id, status, formKey, items } = registration
  if (holdsCourses(registration)) throw new Refusal('nothing_to_pay')
  if (status !== 'awaiting_payment') throw closed()
  // An offer, an upgrade or a fee is paid where it was opened: the form would ask another price for it.
  if (formKey !== null && isSiteFormKey(formKey)) throw closed()
  // An edit of the same form has taken the key and waits for this payment to end. Orders of earlier releases may have no key.
  if (formKey === null) throw (await successorOf(database, id)) ? paymentInProgress() : closed()
  const lines = await linesOf(database, [id])
  return {
    formKey,
    selectedItems: [...items],
    dates: Object.fromEntries(
      lines.flatMap(({ course, start }) => (start === null ? [] : [[course, start]])),
    ),
    offer: await offerOf(registration, lines, { database, links }),
    colleagues: (await colleaguesOf(database, registration)).map(({ name, email, language }) => ({
      name,
      email,
      language,
    })),
  }
}

async function offerOf(
  { id }: RegistrationRow,
  lines: readonly RegistrationLine[],
  { database, links }: Pick<Context, 'database' | 'links'>,
): Promise<UnpaidOrder['offer']> {
  const answered = await answeredOffer(database, id)
  const line = lines.find(({ courseDateId }) => courseDateId === answered?.courseDateId)
  if (!answered || !line?.start) return null
  return { token: links.sign('waiting-list', answered.offerId), course: line.course, date: line.start }
}
