import type { Database } from '#database/engine/connection.ts'
import type { User } from '#database/tables/rows/identity.ts'
import { changeCredentials, updateUser } from '#database/tables/users.ts'
import type { Language } from '#domain/language.ts'
import { tellFormerAddress } from './action-codes.ts'
import { readEmail, readNewPassword } from './credentials.ts'
import { hashPassword } from './passwords.ts'
import type { Caller, IdentityService } from './service.ts'
import { takeAddress } from './take-address.ts'
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
  const changesCredentials = request.email !== undefined || request.password !== undefined
  const signedIn = await userOfIdToken(request.idToken, service, { recently: changesCredentials })
  const credentials = changesCredentials && (await readCredentials(request, signedIn, service))
  const { user, session } = await service.database.transaction().execute(async (trx) => {
    const before = await lockAccount(trx, signedIn)
    if (!credentials) return { user: await updateUser(trx, before.uid, profileChanges(before, request)) }
    const user = await replaceCredentials(trx, before, { ...credentials, language: caller.language }, service)
    return { user, session: await openSession(trx, user, service) }
  })
  // A new password ended the device's mark.
  if (session) caller.remember(user)
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: user.uid,
    email: user.email,
    emailVerified: user.emailVerified,
    displayName: user.displayName ?? '',
    photoUrl: user.photoUrl ?? '',
    // Older tokens were revoked with the change: the one who made it goes on with these.
    ...(session && (await tokensOf(user, session, service))),
  }
}

function profileChanges(user: User, { displayName, photoUrl, deleteAttribute = [] }: UpdateAccount) {
  return {
    displayName: deleteAttribute.includes('DISPLAY_NAME') ? null : displayName || user.displayName,
    photoUrl: deleteAttribute.includes('PHOTO_URL') ? null : photoUrl || user.photoUrl,
  }
}

type Credentials = { email: string | undefined; passwordHash: string | undefined }

/** Before the transaction: hashing a password takes its time. */
async function readCredentials(
  request: UpdateAccount,
  { uid }: User,
  { hashing, hashingCost }: IdentityService,
): Promise<Credentials> {
  const email = request.email === undefined ? undefined : readEmail(request.email || undefined)
  const password = request.password === undefined ? undefined : readNewPassword(request.password)
  const passwordHash = password && (await hashing(uid, () => hashPassword(password, hashingCost)))
  return { email, passwordHash }
}

/** An address changed here counts as unverified until its own link was followed. */
async function replaceCredentials(
  trx: Database,
  user: User,
  { email = user.email, passwordHash = user.passwordHash, language }: Credentials & { language: Language },
  service: IdentityService,
) {
  const { uid } = user
  if (email === user.email) return changeCredentials(trx, uid, { passwordHash }, service.clock.now())
  const changed = await takeAddress(trx, uid, { email, emailVerified: false, passwordHash }, service)
  await tellFormerAddress(trx, user, language, service)
  return changed
}
