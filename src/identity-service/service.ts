import type { Database } from '#database/engine/connection.ts'
import type { Limiter } from '#database/tables/limits.ts'
import type { ActionCode, User } from '#database/tables/rows/identity.ts'
import type { Clock } from '#domain/clock.ts'
import type { Language } from '#domain/language.ts'
import type { Turnstile } from '#domain/turnstile.ts'
import type { Keyring } from './keyring.ts'
import type { HashingCost } from './passwords.ts'

export type IdentityService = {
  database: Database
  clock: Clock
  /** The public address: links in mails are made from it alone, never from a request's Host. */
  origin: string
  /** Answers as if every account existed, at the price of the spec's two "No account…" messages. */
  hideAccounts: boolean
  keyring: Keyring
  limiter: Limiter
  /** Hashing a password takes a core for a while: few at once, so that other calls keep their pace. */
  hashing: Turnstile
  hashingCost: HashingCost
  /** Called inside the transaction that records the code. */
  postMail(db: Database, mail: ActionMail): Promise<void>
  /** Called inside the transaction that gives an account an address which its owner has shown to be theirs. */
  followAddress(db: Database, before: User, email: string): Promise<void>
  /** Called inside the transaction in which a mailbox's owner takes over an account whose address was never verified. */
  clearAccount(db: Database, uid: string): Promise<void>
  /** Called inside the transaction that deletes the account: what else the site knows of the person goes too. */
  erasePerson(db: Database, user: User): Promise<void>
}

export type ActionMail = {
  /** Unique: the same mail never leaves twice. */
  key: string
  kind: ActionCode['kind'] | 'EMAIL_RESTORED'
  to: string
  language: Language
  link: string
  /** A new password for an account whose address is not verified: what was entered before is removed. */
  emptiesAccount?: boolean | undefined
}

export type Caller = {
  address: string
  /** The Cookie header. */
  cookies: string | undefined
  language: Language
  /** The device has signed in to this account: the answer sets its mark. */
  remember(user: User): void
  /** Work that the answer does not wait for; the service ends no earlier than it. */
  afterwards(work: Promise<void>): void
}
