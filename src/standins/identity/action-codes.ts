// The codes in emailed links: random, stored hashed, used once, valid for an hour. Recovery codes are valid
// longer.
import { createHash, randomBytes } from 'node:crypto'
import { days, hours } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'
import { ownIdentity } from '#domain/people/own-identity.ts'
import { findActionCode, insertActionCode, takeActionCode } from '#features/people/action-codes.queries.ts'
import { lockUser } from '#features/people/users.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import type { ActionCode, User } from '#platform/database/rows/identity.ts'
import { WireError } from './errors.ts'
import type { ActionEmail, IdentityService } from './service.ts'

const lifetimes: Record<ActionCode['kind'], number> = {
  PASSWORD_RESET: hours(1),
  VERIFY_EMAIL: hours(1),
  VERIFY_AND_CHANGE_EMAIL: hours(1),
  // The owner may read this email late, after someone else changed the address.
  RECOVER_EMAIL: days(30),
}

// Firebase's query names, so that the same page can be a Firebase project's custom action URL.
const modes: Record<ActionCode['kind'], string> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
}

type NewCode = Pick<ActionCode, 'uid' | 'kind' | 'email'> &
  Partial<Pick<ActionCode, 'expiresAt'>> &
  Pick<ActionEmail, 'language' | 'emptiesAccount'>

/** Run it in a transaction: the code and its email must both exist, or neither. */
export async function postActionCode(
  trx: Database,
  newCode: NewCode,
  service: IdentityService,
): Promise<void> {
  const { uid, kind, email, language, emptiesAccount } = newCode
  const expiresAt = newCode.expiresAt ?? new Date(service.clock.now().getTime() + lifetimes[kind])
  const code = randomBytes(32).toString('base64url')
  const codeHash = hashOf(code)
  const link = new URL('/auth/action', service.origin)
  link.search = new URLSearchParams({
    mode: modes[kind],
    oobCode: code,
    apiKey: ownIdentity.apiKey,
    lang: language,
  }).toString()
  await insertActionCode(trx, { codeHash, uid, kind, email, expiresAt })
  // The uid in the key lets the account's deletion find the email, whichever address it was sent to.
  const key = `identity:${uid}:${codeHash}`
  await service.postEmail(trx, { key, kind, to: email, language, link: link.href, emptiesAccount })
}

/** Run it in a transaction that locks the account. */
export function postPasswordReset(
  trx: Database,
  { uid, email, emailVerified }: User,
  language: Language,
  service: IdentityService,
): Promise<void> {
  const emptiesAccount = !emailVerified
  return postActionCode(trx, { uid, kind: 'PASSWORD_RESET', email, language, emptiesAccount }, service)
}

/**
 * Notifies the former address of a change and lets its owner undo it, because a thief may have made it. Only
 * a verified address is notified: a mistyped one belongs to someone else.
 */
export async function notifyFormerAddress(
  trx: Database,
  { uid, email, emailVerified }: User,
  language: Language,
  service: IdentityService,
): Promise<void> {
  if (emailVerified) await postActionCode(trx, { uid, kind: 'RECOVER_EMAIL', email, language }, service)
}

/** Notifies the address that a recovery removes, because its holder may be the rightful owner. */
export async function notifyRemovedAddress(
  trx: Database,
  { uid, email }: User,
  { code, language }: { code: ActionCode; language: Language },
  service: IdentityService,
): Promise<void> {
  const key = `identity:${uid}:restored:${code.codeHash}`
  const link = new URL('/contact', service.origin).href
  await service.postEmail(trx, { key, kind: 'EMAIL_RESTORED', to: email, language, link })
}

/** Reads a code without using it. */
export async function readActionCode(
  code: string | undefined,
  service: IdentityService,
): Promise<ActionCode> {
  return accept(code && (await findActionCode(service.database, hashOf(code))), service)
}

/**
 * These codes prove access to the mailbox they were sent to, so they are refused once the account has another
 * address.
 */
const boundToAddress: readonly ActionCode['kind'][] = ['PASSWORD_RESET', 'VERIFY_EMAIL']

/** Uses the code up, unless the transaction fails, and locks the account. */
export async function redeemActionCode(
  trx: Database,
  code: ActionCode,
  service: IdentityService,
): Promise<User> {
  const user = await lockUser(trx, { uid: code.uid })
  accept(await takeActionCode(trx, code.codeHash), service)
  if (!user || (boundToAddress.includes(code.kind) && code.email !== user.email)) {
    throw new WireError('INVALID_OOB_CODE')
  }
  return user
}

function accept(code: ActionCode | undefined | '', { clock }: IdentityService): ActionCode {
  if (!code) throw new WireError('INVALID_OOB_CODE')
  if (code.expiresAt <= clock.now()) throw new WireError('EXPIRED_OOB_CODE')
  return code
}

function hashOf(code: string) {
  return createHash('sha256').update(code).digest('base64url')
}
