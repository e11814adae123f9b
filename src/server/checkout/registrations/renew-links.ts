import type { Database } from '#database/engine/connection.ts'
import { lockRegistrationsOf } from '#database/tables/registration-owners.ts'
import type { Checkout } from '../checkout.ts'
import { notifyOfNewLinks } from '../notices/link-notices.ts'
import { endLinks } from '../registration-link.ts'

/**
 * Ends every link to the registrations of an account and emails new ones: when its address changes, when it gets a new
 * owner, or when its owner asks. Run it in a transaction.
 */
export async function renewLinks(
  trx: Database,
  { uid, from, to }: { uid: string; from: string; to: string },
  checkout: Checkout,
): Promise<void> {
  const renewed = []
  for (const known of await lockRegistrationsOf(trx, { uid, email: from, emailVerified: false })) {
    renewed.push(await endLinks(trx, known, { from, to }))
  }
  await notifyOfNewLinks(trx, renewed, { to }, checkout)
}
