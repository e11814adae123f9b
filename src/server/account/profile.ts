import type { Profile } from '#contract/account.ts'
import {
  changeProfile,
  completeProfile,
  findProfile,
  openProfile,
  type ProfileChange,
  type ProfileRow,
} from '#database/profiles.ts'
import { registrationsOf } from '#database/registrations.ts'
import { holdsCourses, shownStatuses } from '#domain/registration.ts'
import type { SignedInUser } from '../identity/check-token.ts'
import type { AccountParts } from './account.ts'
import { inAccount } from './in-account.ts'

type Parts = Pick<AccountParts, 'checkout' | 'bearer'>

/**
 * A profile without a name takes what its owner typed at the newest registration that was paid: one without a payment can
 * be opened under anybody's address.
 */
export async function readProfile(user: SignedInUser, parts: Parts): Promise<Profile> {
  const { database } = parts.checkout
  const profile = await findOrOpen(user, parts)
  if (profile.name !== null && profile.phone !== null) return profileView(profile)
  const newest = (await registrationsOf(database, user.uid, shownStatuses)).find(holdsCourses)
  if (!newest) return profileView(profile)
  return profileView((await completeProfile(database, user.uid, newest)) ?? profile)
}

async function findOrOpen(user: SignedInUser, parts: Parts): Promise<ProfileRow> {
  const { database, clocks } = parts.checkout
  const known = await findProfile(database, user.uid)
  if (known?.email === user.email) return known
  return inAccount(user, parts, (trx) => openProfile(trx, user, clocks.academy.now()))
}

export async function editProfile(user: SignedInUser, change: ProfileChange, parts: Parts): Promise<Profile> {
  const now = parts.checkout.clocks.academy.now()
  return profileView(await inAccount(user, parts, (trx) => changeProfile(trx, user, change, now)))
}

export function profileView({ uid: _, createdAt, ...profile }: ProfileRow): Profile {
  return { ...profile, createdAt: createdAt.toISOString() }
}
