// The outbox.
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Language } from '#domain/people/language.ts'

export type EmailsTable = {
  id: Generated<string>
  /** Identifies the event. A second email with the same key is not stored. */
  key: string
  kind: string
  to: string
  /** Where replies go, if not to the sender. */
  replyTo: ColumnType<string | null, string | null | undefined>
  language: Language
  subject: string
  text: string
  html: string
  /**
   * In place of the marks of text and HTML: links without their signature, or as they are if nobody can make them again.
   * The latter end with the delivery, and this is null.
   */
  links: ColumnType<string[] | null, readonly string[]>
  createdAt: ColumnType<Date>
  deliveredAt: ColumnType<Date | null, Date | null | undefined>
  failedAt: ColumnType<Date | null, Date | null | undefined>
  attempts: Generated<number>
  lastError: ColumnType<string | null, string | null | undefined>
}

export type SandboxMailboxTable = { emailId: string; text: string; html: string }

export type EmailRow = Selectable<EmailsTable>
