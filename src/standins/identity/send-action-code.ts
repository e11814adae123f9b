import { findRecovery } from '#features/people/action-codes.queries.ts'
import { findUserByEmail, lockUser } from '#features/people/users.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import { postActionCode, postPasswordReset } from './action-codes.ts'
import { readEmail } from './credentials.ts'
import { WireError } from './errors.ts'
import { deviceOf } from './known-device.ts'
import type { Caller, IdentityService } from './service.ts'
import { refuseTaken } from './take-address.ts'
import { lockAccount, userOfIdToken } from './tokens.ts'
import { byOwn, countEach, countedFor } from './waits.ts'

type SendActionCode = {
  requestType?: string | undefined
  email?: string | undefined
  idToken?: string | undefined
  newEmail?: string | undefined
  continueUrl?: string | undefined
}

/** Each sends a link in the language of the page that requested it. */
const senders = {
  PASSWORD_RESET: sendPasswordReset,
  VERIFY_EMAIL: sendVerification,
  VERIFY_AND_CHANGE_EMAIL: sendEmailChange,
}

function isRequestType(type: string | undefined): type is keyof typeof senders {
  return type !== undefined && Object.hasOwn(senders, type)
}

export async function sendActionCode(request: SendActionCode, caller: Caller, service: IdentityService) {
  if (!isRequestType(request.requestType)) throw new WireError('INVALID_REQ_TYPE')
  const send = senders[request.requestType]
  // Links open our own page only, so a URL on another origin is refused.
  refuseForeignAddress(request.continueUrl, service)
  const email = await send(request, caller, service)
  return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email }
}

async function sendPasswordReset(request: SendActionCode, caller: Caller, service: IdentityService) {
  const email = readEmail(request.email || undefined)
  const { database, limiter, hideAccounts } = service
  const { address, cookies } = caller
  const device = deviceOf(cookies, await findUserByEmail(database, email))
  const counted = countedFor('email', { email, address, device })
  await countEach(limiter, counted).catch(asResetLimit)
  const asked = database.transaction().execute(async (trx) => {
    const user = await lockUser(trx, { email })
    if (!user) return await sendRecovery(trx, email, caller, service)
    if (user.disabled) throw new WireError('USER_DISABLED')
    await postPasswordReset(trx, user, caller.language, service)
  })
  // Waiting for the email would reveal by its time that there is an account.
  if (hideAccounts) caller.afterwards(asked.catch(unlessRefused))
  else await asked
  return email
}

/**
 * The address was given up and can still be recovered, so sign-up and sign-in treat it as an account's. Its owner gets the
 * recovery link again, which ends when the first one does.
 */
async function sendRecovery(trx: Database, email: string, { language }: Caller, service: IdentityService) {
  const recovery = await findRecovery(trx, { email, uid: null, now: service.clock.now() })
  if (!recovery) throw new WireError('EMAIL_NOT_FOUND')
  const { uid, kind, expiresAt } = recovery
  await postActionCode(trx, { uid, kind, email, language, expiresAt }, service)
}

async function sendVerification(request: SendActionCode, caller: Caller, service: IdentityService) {
  const signedIn = await userOfIdToken(request.idToken, service)
  const { uid, email } = signedIn
  await countEach(service.limiter, countedForRecipient(uid, email, caller))
  await service.database.transaction().execute(async (trx) => {
    await lockAccount(trx, signedIn)
    await postActionCode(trx, { uid, kind: 'VERIFY_EMAIL', email, language: caller.language }, service)
  })
  return email
}

/** Sent to the new address; nothing changes before its link is opened. */
async function sendEmailChange(request: SendActionCode, caller: Caller, service: IdentityService) {
  const signedIn = await userOfIdToken(request.idToken, service, { recently: true })
  const { uid, email } = signedIn
  const newEmail = readEmail(request.newEmail || undefined)
  await countEach(service.limiter, countedForRecipient(uid, newEmail, caller))
  await service.database.transaction().execute(async (trx) => {
    await lockAccount(trx, signedIn)
    await refuseTaken(trx, newEmail, uid, service)
    const code = { uid, kind: 'VERIFY_AND_CHANGE_EMAIL', email: newEmail, language: caller.language } as const
    await postActionCode(trx, code, service)
  })
  return email
}

/** Anyone can enter another person's address, so emails to it are limited. */
function countedForRecipient(uid: string, email: string, { address }: Caller) {
  return [byOwn('email', uid), ...countedFor('email', { email, address, device: undefined })]
}

/** With hidden accounts, a missing account must not show in the response. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof WireError)) throw error
}

function refuseForeignAddress(continueUrl: string | undefined, { origin }: IdentityService) {
  if (continueUrl === undefined) return
  if (!URL.canParse(continueUrl) || new URL(continueUrl).origin !== origin) {
    throw new WireError('INVALID_CONTINUE_URI')
  }
}

function asResetLimit(error: unknown): never {
  const waits = error instanceof WireError && error.code === 'TOO_MANY_ATTEMPTS_TRY_LATER'
  throw waits ? new WireError('RESET_PASSWORD_EXCEED_LIMIT') : error
}
