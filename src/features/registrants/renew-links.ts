import { notifyOfNewLinks } from '#features/notices/link-notices.ts'
import { endLinks } from '#features/registrations/registration-link.ts'
import { lockRegistrationsOf } from '#features/registrations/registration-owners.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'

/**
 * Ends every link to the registrations of an account and emails new ones: when its address changes, when it gets a new
 * owner, or when its owner asks. Run it in a transaction.
 */
export async function renewLinks(
  trx: Database,
  { uid, from, to }: { uid: string; from: string; to: string },
  context: Context,
): Promise<void> {
  const renewed = []
  for (const known of await lockRegistrationsOf(trx, { uid, email: from, emailVerified: false })) {
    renewed.push(await endLinks(trx, known, { from, to }))
  }
  await notifyOfNewLinks(trx, renewed, { to }, context)
}
