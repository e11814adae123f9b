import { completeProfile } from '#database/tables/profiles.ts'
import type { Bearer } from '../../identity/bearer.ts'
import type { SignedInUser } from '../../identity/check-token.ts'
import type { Checkout } from '../checkout.ts'
import { profileOf } from './profile-of.ts'

type Typed = { name: string; phone: string }
type Parts = { checkout: Checkout; bearer: Pick<Bearer, 'hold'> }

/**
 * Who is signed in registers as their profile says. Only what it lacks is taken as typed, and kept there. Undefined where the
 * account is gone by now: whose token counts no more is a visitor.
 */
export async function registrantOf(user: SignedInUser, typed: Typed, { checkout, bearer }: Parts) {
  return checkout.database.transaction().execute(async (trx) => {
    if (!(await bearer.hold(trx, user))) return undefined
    const known = await profileOf(trx, user, checkout)
    const isComplete = known.name !== null && known.phone !== null
    const profile = isComplete ? known : await completeProfile(trx, user.uid, typed)
    const { uid, email, name, phone } = profile ?? known
    return { uid, email, name: name ?? typed.name, phone: phone ?? typed.phone }
  })
}
