import type { EmailPreview } from '#contract/office/refunds.ts'
import type { Email } from '#database/tables/emails.ts'
import type { Language } from '#domain/language.ts'

/** The emails to registrants, without the academy's own notices and without offers to other people. */
export function emailsTo(emails: readonly Email[], language: Language): EmailPreview[] {
  return emails.filter((email) => email.language === language && !others.includes(email.kind)).map(viewEmail)
}

const others: readonly string[] = ['owner', 'waiting-list', 'waiting-list-offer']

export function viewEmail({ kind, to, language, subject, text }: Email): EmailPreview {
  return { kind, to, language, subject, text }
}
