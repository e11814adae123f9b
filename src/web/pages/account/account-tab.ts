import type { Copy } from '#content/en/account/account.ts'
import type { Day } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'
import type { Account } from '../../services/session/account.ts'

export type AccountTabProps = {
  copy: Copy
  language: Language
  today: Day
  account: Account
  /** Reloads the account. */
  onChanged: () => Promise<void>
}
