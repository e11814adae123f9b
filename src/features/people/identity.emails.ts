import * as english from '#content/en/emails/identity-emails.ts'
import * as spanish from '#content/es/emails/identity-emails.ts'
import type { Language } from '#domain/people/language.ts'
import { type WrittenEmail, writeEmail } from '#platform/email/email.ts'

export type IdentityEmail = {
  kind: keyof english.IdentityEmails
  to: string
  language: Language
  link: string
  emptiesAccount?: boolean | undefined
}

const words: Record<Language, Pick<typeof english, 'identityEmails' | 'emptiedNotice'>> = {
  en: english,
  es: spanish,
}

export function identityEmail(email: IdentityEmail, origin: string): WrittenEmail {
  const { kind, to, language, link, emptiesAccount } = email
  const { identityEmails, emptiedNotice } = words[language]
  const { subject, title, text, button, unasked, lifetime } = identityEmails[kind]
  const notes = [emptiesAccount && emptiedNotice, unasked, lifetime]
  return writeEmail(
    {
      language,
      subject,
      title,
      blocks: [
        { kind: 'lead', text: text(to) },
        { kind: 'button', link: { label: button, url: link } },
        { kind: 'note', text: notes.filter(Boolean).join(' ') },
      ],
    },
    origin,
  )
}
