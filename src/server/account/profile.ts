import type { Profile } from '#contract/account.ts'
import type { Database } from '#database/connection.ts'
import {
  changeProfile,
  completeProfile,
  openProfile,
  type ProfileChange,
  type ProfileRow,
} from '#database/profiles.ts'
import { registrationsOf } from '#database/registrations.ts'
import type { Clocks } from '#domain/clock.ts'
import { holdsCourses, shownStatuses } from '#domain/registration.ts'
import type { SignedInUser } from '../identity/check-token.ts'

type Parts = { database: Database; clocks: Clocks }

/**
 * A profile without a name takes what its owner typed at the newest registration that was paid: one without a payment can
 * be opened under anybody's address.
 */
export async function readProfile(user: SignedInUser, { database, clocks }: Parts): Promise<Profile> {
  const profile = await openProfile(database, user, clocks.academy.now())
  if (profile.name !== null && profile.phone !== null) return profileView(profile)
  const newest = (await registrationsOf(database, user.uid, shownStatuses)).find(holdsCourses)
  if (!newest) return profileView(profile)
  return profileView(await completeProfile(database, user.uid, newest))
}

export async function editProfile(
  user: SignedInUser,
  change: ProfileChange,
  { database, clocks }: Parts,
): Promise<Profile> {
  await openProfile(database, user, clocks.academy.now())
  return profileView(await changeProfile(database, user.uid, change))
}

export function profileView({ uid: _, createdAt, ...profile }: ProfileRow): Profile {
  return { ...profile, createdAt: createdAt.toISOString() }
}
