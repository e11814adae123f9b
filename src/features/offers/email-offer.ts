import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { OfferRow } from '#platform/database/rows/offers.ts'
import { languageOfLastEmail } from '#platform/email/emails.ts'
import { offerEmail } from './offer.emails.ts'
import { linkOf } from './offer-link.ts'

/** Goes to whoever pays, in the language of the last email there. */
export async function emailOffer(
  trx: Database,
  offer: OfferRow,
  context: Context,
  /** The outbox drops a second email with the same key, so an email that is sent again needs its own part of it. */
  again?: string,
): Promise<void> {
  const { outbox, origin } = context
  const to = offer.payer?.email ?? offer.email
  const language = (await languageOfLastEmail(trx, to)) ?? 'en'
  const email = offerEmail({ offer, link: linkOf(offer, context), language, origin })
  const key = ['offer-by-link', offer.id, ...(again ? [again] : [])].join(':')
  await outbox.post(trx, { key, kind: 'offer-by-link', to, language, ...email })
}
