// The codes in the links of mails: random, stored hashed, used once, good for an hour; what undoes a change, for longer.
import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '#database/engine/connection.ts'
import { findActionCode, insertActionCode, takeActionCode } from '#database/tables/action-codes.ts'
import type { ActionCode, User } from '#database/tables/rows/identity.ts'
import { lockUser } from '#database/tables/users.ts'
import { days, hours } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { ownIdentity } from '#domain/own-identity.ts'
import { WireError } from './errors.ts'
import type { ActionMail, IdentityService } from './service.ts'

const lifetimes: Record<ActionCode['kind'], number> = {
  PASSWORD_RESET: hours(1),
  VERIFY_EMAIL: hours(1),
  VERIFY_AND_CHANGE_EMAIL: hours(1),
  // Nobody waits for it: it comes when somebody else may have changed the address.
  RECOVER_EMAIL: days(30),
}

// Firebase's own query names, so that the same page can be its custom action address.
const modes: Record<ActionCode['kind'], string> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
}

type NewCode = Pick<ActionCode, 'uid' | 'kind' | 'email'> & Pick<ActionMail, 'language' | 'emptiesAccount'>

/** The code and its mail come to be together or not at all: run it in a transaction. */
export async function postActionCode(
  trx: Database,
  { uid, kind, email, language, emptiesAccount }: NewCode,
  service: IdentityService,
): Promise<void> {
  const code = randomBytes(32).toString('base64url')
  const codeHash = hashOf(code)
  const link = new URL('/auth/action', service.origin)
  link.search = new URLSearchParams({
    mode: modes[kind],
    oobCode: code,
    apiKey: ownIdentity.apiKey,
    lang: language,
  }).toString()
  const expiresAt = new Date(service.clock.now().getTime() + lifetimes[kind])
  await insertActionCode(trx, { codeHash, uid, kind, email, expiresAt })
  // By its account it is found when that goes, whichever address it was sent to.
  const key = `identity:${uid}:${codeHash}`
  await service.postMail(trx, { key, kind, to: email, language, link: link.href, emptiesAccount })
}

/** Run it in a transaction that holds the account. */
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
 * Whoever reads the former mailbox hears that the account has another address, and can take it back: the change may be a
 * thief's. Only where the mailbox was shown to be the owner's; a mistyped one is a stranger's.
 */
export async function tellFormerAddress(
  trx: Database,
  { uid, email, emailVerified }: User,
  language: Language,
  service: IdentityService,
): Promise<void> {
  if (emailVerified) await postActionCode(trx, { uid, kind: 'RECOVER_EMAIL', email, language }, service)
}

/** The present address of an account whose former one is restored: its holder may be the rightful owner. */
export async function tellRemovedAddress(
  trx: Database,
  { uid, email }: User,
  { code, language }: { code: ActionCode; language: Language },
  service: IdentityService,
): Promise<void> {
  const key = `identity:${uid}:restored:${code.codeHash}`
  const link = new URL('/contact', service.origin).href
  await service.postMail(trx, { key, kind: 'EMAIL_RESTORED', to: email, language, link })
}

/** Looks at a code without using it. */
export async function readActionCode(
  code: string | undefined,
  service: IdentityService,
): Promise<ActionCode> {
  return accept(code && (await findActionCode(service.database, hashOf(code))), service)
}

/** What these show about an account is that its mailbox is read: about the address that they were sent to, and no other. */
const forItsOwnAddress: readonly ActionCode['kind'][] = ['PASSWORD_RESET', 'VERIFY_EMAIL']

/** Redeems it: nobody else can, unless the transaction fails. Gives the account, which nobody else changes until then. */
export async function redeemActionCode(
  trx: Database,
  code: ActionCode,
  service: IdentityService,
): Promise<User> {
  const user = await lockUser(trx, { uid: code.uid })
  accept(await takeActionCode(trx, code.codeHash), service)
  if (!user || (forItsOwnAddress.includes(code.kind) && code.email !== user.email)) {
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
