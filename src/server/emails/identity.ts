import * as english from '#content/en/identity-mails.ts'
import * as spanish from '#content/es/identity-mails.ts'
import type { Language } from '#domain/language.ts'
import { type WrittenEmail, writeEmail } from './email.ts'

export type IdentityMail = {
  kind: keyof english.IdentityMails
  to: string
  language: Language
  link: string
  emptiesAccount?: boolean | undefined
}

const words: Record<Language, Pick<typeof english, 'identityMails' | 'emptiedNotice'>> = {
  en: english,
  es: spanish,
}

export function identityMail(mail: IdentityMail, origin: string): WrittenEmail {
  const { kind, to, language, link, emptiesAccount } = mail
  const { identityMails, emptiedNotice } = words[language]
  const { subject, title, text, button, unasked, lifetime } = identityMails[kind]
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
