import type { Bearer } from '#features/people/bearer.ts'
import type { SignedInUser } from '#features/people/check-token.ts'
import { completeProfile } from '#features/people/profiles.queries.ts'
import type { Context } from '#platform/context.ts'
import { profileOf } from './profile-of.ts'

type Typed = { name: string; phone: string }
type Parts = { context: Context; bearer: Pick<Bearer, 'hold'> }

/**
 * A signed-in user registers with the data of their profile. Missing data is taken from the form and saved. Undefined when the
 * account was deleted meanwhile: the user then registers as a visitor.
 */
export async function registrantOf(user: SignedInUser, typed: Typed, { context, bearer }: Parts) {
  return context.database.transaction().execute(async (trx) => {
    if (!(await bearer.hold(trx, user))) return undefined
    const known = await profileOf(trx, user, context)
    const isComplete = known.name !== null && known.phone !== null
    const profile = isComplete ? known : await completeProfile(trx, user.uid, typed)
    const { uid, email, name, phone } = profile ?? known
    return { uid, email, name: name ?? typed.name, phone: phone ?? typed.phone }
  })
}
