import type { ColumnType, Generated } from 'kysely'
import type { Language } from '#domain/language.ts'

export type MailsTable = {
  id: Generated<string>
  key: string
  kind: string
  to: string
  /** Whom an answer goes to, where that is not the academy. */
  replyTo: string | null
  language: Language
  subject: string
  text: string
  html: string
  createdAt: ColumnType<Date>
  deliveredAt: ColumnType<Date | null>
  failedAt: ColumnType<Date | null>
  attempts: Generated<number>
  lastError: string | null
}
