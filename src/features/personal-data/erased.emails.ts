import type { Language } from '#domain/people/language.ts'
import { wordsOf } from '#features/notices/registration-words.emails.ts'
import { type WrittenEmail, writeEmail } from '#platform/email/email.ts'

/** The last email to a person: a stolen password or a false request to staff may have caused the erasure. */
export function erasedEmail(language: Language, origin: string): WrittenEmail {
  const { erased: words } = wordsOf(language)
  return writeEmail(
    {
      language,
      subject: words.subject,
      title: words.title,
      blocks: [
        { kind: 'lead', text: words.text },
        { kind: 'note', text: words.unasked },
      ],
    },
    origin,
  )
}
