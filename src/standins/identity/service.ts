import type { Clock } from '#domain/dates/clock.ts'
import type { Language } from '#domain/people/language.ts'
import type { RefusedPasswords } from '#domain/people/refused-passwords.ts'
import type { Turnstile } from '#domain/site/turnstile.ts'
import type { Database } from '#platform/database/connection.ts'
import type { ActionCode, User } from '#platform/database/rows/identity.ts'
import type { Limiter } from '#platform/limits/limits.ts'
import type { Keyring } from './keyring.ts'
import type { HashingCost } from './passwords.ts'

export type IdentityService = {
  database: Database
  clock: Clock
  /** The public origin. Emailed links are built from it alone, never from a request's Host header. */
  origin: string
  /** Answers as if every account existed, at the cost of the spec's two "No account…" messages. */
  hideAccounts: boolean
  /** The least length of a new password. */
  leastPassword: number
  refusedPasswords: RefusedPasswords
  keyring: Keyring
  limiter: Limiter
  /** A password hash takes a core for a while, so only a few run at once. */
  hashing: Turnstile
  hashingCost: HashingCost
  /** Called inside the transaction that stores the code. */
  postEmail(db: Database, email: ActionEmail): Promise<void>
  /** Called inside the transaction that gives an account a verified address. */
  followAddress(db: Database, before: User, email: string): Promise<void>
  /**
   * Called inside the transaction in which a mailbox's owner takes over an account whose address was never
   * verified.
   */
  clearAccount(db: Database, uid: string): Promise<void>
  /** Called inside the transaction that deletes the account, to erase the rest of the person's data. */
  erasePerson(db: Database, user: User): Promise<void>
}

export type ActionEmail = {
  /** Unique: the same email is never sent twice. */
  key: string
  kind: ActionCode['kind'] | 'EMAIL_RESTORED'
  to: string
  language: Language
  link: string
  /** A new password for an account whose address is not verified; earlier entries are removed. */
  emptiesAccount?: boolean | undefined
}

export type Caller = {
  address: string
  /** The Cookie header. */
  cookies: string | undefined
  language: Language
  /** Sets the cookie that marks this device as known for the account. */
  remember(user: User): void
  /** Work that the response does not wait for; the service waits for it before it closes. */
  afterwards(work: Promise<void>): void
}
