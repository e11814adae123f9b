import type { Profile } from '#contract/account/account.ts'
import { holdsCourses, shownStatuses } from '#domain/registrations/registration.ts'
import type { SignedInUser } from '#features/people/check-token.ts'
import {
  changeProfile,
  completeProfile,
  findProfile,
  type ProfileChange,
} from '#features/people/profiles.queries.ts'
import { registrationsOf } from '#features/registrations/registration-owners.queries.ts'
import type { ProfileRow } from '#platform/database/rows/account.ts'
import type { AccountParts } from './account.ts'
import { inAccount } from './in-account.ts'
import { profileOf } from './profile-of.ts'

type Parts = Pick<AccountParts, 'context' | 'bearer'>

/**
 * A profile without a name takes it from the newest paid registration. An unpaid one does not count, because
 * anyone can open one with another person's address.
 */
export async function readProfile(user: SignedInUser, parts: Parts): Promise<Profile> {
  const { database } = parts.context
  const profile = await findOrOpen(user, parts)
  if (profile.name !== null && profile.phone !== null) return profileView(profile)
  const newest = (await registrationsOf(database, user.uid, shownStatuses)).find(holdsCourses)
  if (!newest) return profileView(profile)
  return profileView((await completeProfile(database, user.uid, newest)) ?? profile)
}

async function findOrOpen(user: SignedInUser, parts: Parts): Promise<ProfileRow> {
  const { context } = parts
  const known = await findProfile(context.database, user.uid)
  if (known?.email === user.email) return known
  return inAccount(user, parts, (trx) => profileOf(trx, user, context))
}

export async function editProfile(user: SignedInUser, change: ProfileChange, parts: Parts): Promise<Profile> {
  const { context } = parts
  const changed = await inAccount(user, parts, async (trx) => {
    await profileOf(trx, user, context)
    return changeProfile(trx, user, change, context.clocks.academy.now())
  })
  return profileView(changed)
}

export function profileView({ uid: _, createdAt, ...profile }: ProfileRow): Profile {
  return { ...profile, createdAt: createdAt.toISOString() }
}
