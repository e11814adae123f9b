import { changeCredentials, type User, updateUser } from '#database/users.ts'
import type { Language } from '#domain/language.ts'
import { tellFormerAddress } from './action-codes.ts'
import { readEmail, readNewPassword } from './credentials.ts'
import { WireError } from './errors.ts'
import { hashPassword } from './passwords.ts'
import { refuseTaken } from './refuse-taken.ts'
import type { Caller, IdentityService } from './service.ts'
import { openSession, userOfIdToken } from './tokens.ts'

type UpdateAccount = {
  idToken?: string | undefined
  displayName?: string | undefined
  photoUrl?: string | undefined
  deleteAttribute?: string[] | undefined
  email?: string | undefined
  password?: string | undefined
}

export async function updateAccount(request: UpdateAccount, { language }: Caller, service: IdentityService) {
  const changesCredentials = request.email !== undefined || request.password !== undefined
  const before = await userOfIdToken(request.idToken, service, { recently: changesCredentials })
  const user = changesCredentials
    ? await replaceCredentials(before, request, language, service)
    : await updateUser(service.database, before.uid, profileChanges(before, request))
  if (!user) throw new WireError('USER_NOT_FOUND')
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: user.uid,
    email: user.email,
    emailVerified: user.emailVerified,
    displayName: user.displayName ?? '',
    photoUrl: user.photoUrl ?? '',
    // Older tokens were revoked with the change: the one who made it goes on with these.
    ...(changesCredentials && (await openSession(user, service))),
  }
}

function profileChanges(user: User, { displayName, photoUrl, deleteAttribute = [] }: UpdateAccount) {
  return {
    displayName: deleteAttribute.includes('DISPLAY_NAME') ? null : displayName || user.displayName,
    photoUrl: deleteAttribute.includes('PHOTO_URL') ? null : photoUrl || user.photoUrl,
  }
}

/** An address changed here counts as unverified until its own link was followed. */
async function replaceCredentials(
  user: User,
  request: UpdateAccount,
  language: Language,
  service: IdentityService,
) {
  const { database, clock, hashing, hashingCost } = service
  const email = request.email === undefined ? user.email : readEmail(request.email || undefined)
  const password = request.password === undefined ? undefined : readNewPassword(request.password)
  const passwordHash = password
    ? await hashing(user.uid, () => hashPassword(password, hashingCost))
    : user.passwordHash
  return database.transaction().execute(async (trx) => {
    if (email !== user.email) await refuseTaken(trx, email, user.uid, service)
    const emailVerified = user.emailVerified && email === user.email
    const changed = await changeCredentials(
      trx,
      user.uid,
      { email, emailVerified, passwordHash },
      clock.now(),
    )
    if (email !== user.email) await tellFormerAddress(trx, user, language, service)
    return changed
  })
}
