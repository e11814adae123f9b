import { changeCredentials, updateUser } from '#features/people/users.queries.ts'
import type { User } from '#platform/database/rows/identity.ts'
import { readNewPassword } from './credentials.ts'
import { WireError } from './errors.ts'
import { hashPassword } from './passwords.ts'
import type { Caller, IdentityService } from './service.ts'
import { lockAccount, openSession, tokensOf, userOfIdToken } from './tokens.ts'

type UpdateAccount = {
  idToken?: string | undefined
  displayName?: string | undefined
  photoUrl?: string | undefined
  deleteAttribute?: string[] | undefined
  email?: string | undefined
  password?: string | undefined
}

export async function updateAccount(request: UpdateAccount, caller: Caller, service: IdentityService) {
  const { password } = request
  const signedIn = await userOfIdToken(request.idToken, service, { recently: password !== undefined })
  // Like Firebase with email enumeration protection: an address changes only through a link sent to it.
  if (request.email !== undefined) {
    throw new WireError('OPERATION_NOT_ALLOWED', 'Please verify the new email before changing email.')
  }
  const passwordHash = password === undefined ? undefined : await hashNew(password, signedIn, service)
  const { user, session } = await service.database.transaction().execute(async (trx) => {
    const before = await lockAccount(trx, signedIn)
    if (!passwordHash) return { user: await updateUser(trx, before.uid, profileChanges(before, request)) }
    const user = await changeCredentials(trx, before.uid, { passwordHash }, service.clock.now())
    return { user, session: await openSession(trx, user, service) }
  })
  // The new password ended this device's mark.
  if (session) caller.remember(user)
  return {
    ...accountInfo(user),
    // The change revoked older tokens; the caller continues with these.
    ...(session && (await tokensOf(user, session, service))),
  }
}

/** The answer to every call of `accounts:update`. */
export function accountInfo({ uid, email, emailVerified, displayName, photoUrl }: User) {
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: uid,
    email,
    emailVerified,
    displayName: displayName ?? '',
    photoUrl: photoUrl ?? '',
    providerUserInfo: [{ providerId: 'password', federatedId: email, email, rawId: email }],
  }
}

function profileChanges(user: User, { displayName, photoUrl, deleteAttribute = [] }: UpdateAccount) {
  return {
    displayName: deleteAttribute.includes('DISPLAY_NAME') ? null : displayName || user.displayName,
    photoUrl: deleteAttribute.includes('PHOTO_URL') ? null : photoUrl || user.photoUrl,
  }
}

/** Called before the transaction, because hashing is slow. */
function hashNew(typed: string, { uid }: User, service: IdentityService) {
  const password = readNewPassword(typed, service)
  const { hashing, hashingCost } = service
  return hashing(uid, () => hashPassword(password, hashingCost))
}
