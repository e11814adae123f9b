import { awardStepsOf } from '#database/award-steps.ts'
import { awardTestsOf } from '#database/award-tests.ts'
import { certificatesOf } from '#database/certificates.ts'
import { mailsTo } from '#database/mails.ts'
import { waitingListPlacesOf } from '#database/waiting-list.ts'
import { dayOf } from '#domain/days.ts'
import type { Checkout } from '../checkout/checkout.ts'
import type { SignedInUser } from '../identity/check-token.ts'
import { readCredits } from './credits.ts'
import { readProfile } from './profile.ts'
import { listPaymentMethods, listRegistrations } from './transactions.ts'

/** Everything that the site knows of a person, in words that a person can read. */
export async function gatherData(user: SignedInUser, { database, clocks }: Checkout) {
  const { uid, email, emailVerified } = user
  const now = clocks.academy.now()
  const { outside, cases, earned } = await readCredits(database, uid)
  return {
    takenAt: now.toISOString(),
    profile: await readProfile(user, { database, clocks }),
    registrations: await listRegistrations(database, uid, dayOf(now)),
    paymentMethods: await listPaymentMethods(database, uid),
    certificates: await certificatesOf(database, uid),
    credits: { earned, outside, cases },
    awards: { tests: await awardTestsOf(database, uid), steps: await awardStepsOf(database, uid) },
    // Known by an address alone, so only for who has shown that it is theirs.
    waitingList: emailVerified ? await waitingListPlacesOf(database, email) : [],
    mails: emailVerified ? await mailsTo(database, email) : [],
  }
}
