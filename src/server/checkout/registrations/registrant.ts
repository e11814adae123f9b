import { completeProfile, openProfile } from '#database/profiles.ts'
import type { SignedInUser } from '../../identity/check-token.ts'
import type { Checkout } from '../checkout.ts'

/** Who is signed in registers as their profile says. Only what it lacks is taken as typed, and kept there. */
export async function registrantOf(
  user: SignedInUser,
  typed: { name: string; phone: string },
  { database, clocks }: Pick<Checkout, 'database' | 'clocks'>,
): Promise<{ name: string; email: string; phone: string }> {
  const known = await openProfile(database, user, clocks.academy.now())
  const isComplete = known.name !== null && known.phone !== null
  const { name, email, phone } = isComplete ? known : await completeProfile(database, user.uid, typed)
  return { name: name ?? typed.name, email, phone: phone ?? typed.phone }
}
