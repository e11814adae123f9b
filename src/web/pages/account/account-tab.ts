import type { Copy } from '#content/en/account.ts'
import type { Day } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import type { Account } from '../../services/account.ts'

/** What every tab of the account receives. */
export type AccountTabProps = {
  copy: Copy
  language: Language
  today: Day
  account: Account
  /** Something was changed: all is to be asked for again. */
  onChanged: () => Promise<void>
}
