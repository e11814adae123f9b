import type { Database } from '#database/engine/connection.ts'
import { lockCourseDates } from '#database/tables/course-dates.ts'
import { openProfile } from '#database/tables/profiles.ts'
import { lockRegistrationsOf } from '#database/tables/registration-owners.ts'
import { moveCredits } from '#database/tables/tuition-credits.ts'
import { moveWaitingPlaces, openPlacesOf } from '#database/tables/waiting-list.ts'
import type { Checkout } from '../checkout/checkout.ts'
import { renewLinks } from '../checkout/registrations/renew-links.ts'
import type { SignedInUser } from '../identity/check-token.ts'
import { joinGuestRegistrations } from './join-guest-registrations.ts'

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
  checkout: Checkout,
): Promise<void> {
  const { uid } = before
  // Locks all registrations in one statement, in the order that all callers use, to avoid deadlocks.
  await lockRegistrationsOf(trx, before)
  await joinGuestRegistrations(trx, before)
  await renewLinks(trx, { uid, from: before.email, to: email }, checkout)
  await openProfile(trx, { uid, email }, checkout.clocks.academy.now())
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
