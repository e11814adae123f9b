import { lockCourseDates } from '#features/catalogue/course-dates.queries.ts'
import { moveCredits } from '#features/credit/tuition-credits.queries.ts'
import type { SignedInUser } from '#features/people/check-token.ts'
import { openProfile } from '#features/people/profiles.queries.ts'
import { joinGuestRegistrations } from '#features/registrants/join-guest-registrations.ts'
import { renewLinks } from '#features/registrants/renew-links.ts'
import { lockRegistrationsOf } from '#features/registrations/registration-owners.queries.ts'
import { moveWaitingPlaces, openPlacesOf } from '#features/seats/waiting-list.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'

type Account = Pick<SignedInUser, 'uid' | 'email' | 'emailVerified'>

/**
 * Called when the owner of an account has verified another address: emails go there from now on, and links in
 * the former mailbox end. Guest purchases, credit and waiting-list entries of a verified former address follow. Run
 * it in a transaction.
 */
export async function followAddress(
  trx: Database,
  before: Account,
  email: string,
  context: Context,
): Promise<void> {
  const { uid } = before
  // Locks all registrations in one statement, in the order that all callers use, to avoid deadlocks.
  await lockRegistrationsOf(trx, before)
  await joinGuestRegistrations(trx, before)
  await renewLinks(trx, { uid, from: before.email, to: email }, context)
  await openProfile(trx, { uid, email }, context.clocks.academy.now())
  if (!before.emailVerified) return
  // Credit is locked before course dates, everywhere.
  await moveCredits(trx, { from: before.email, to: email })
  await moveWaitingListEntries(trx, before.email, email)
}

/** Locks the dates, because the new address may be joining the same list. */
async function moveWaitingListEntries(trx: Database, from: string, to: string): Promise<void> {
  const dates = (await openPlacesOf(trx, from)).map(({ courseDateId }) => courseDateId)
  const courseDates = await lockCourseDates(trx, dates)
  await moveWaitingPlaces(
    trx,
    { from, to },
    courseDates.map(({ id }) => id),
  )
}
