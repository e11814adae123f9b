// Emails about the links in other emails: new ones, or that they went to another address.

import { wordsIn } from '#content/words.ts'
import type { RegistrationLine } from '#features/registrations/registration-lines.queries.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { type WrittenEmail, writeEmail } from '#platform/email/email.ts'
import { wordsOf } from './registration-words.emails.ts'

type LinkedRegistration = {
  registration: RegistrationRow
  lines: readonly Pick<RegistrationLine, 'course' | 'soldAs'>[]
  token: string
}

/** The registrations are of one account, the newest last; its language is used. */
export function newLinksEmail(linked: readonly LinkedRegistration[], origin: string): WrittenEmail {
  const language = linked.at(-1)?.registration.language ?? 'en'
  const { newLinks: words } = wordsOf(language)
  return writeEmail(
    {
      language,
      subject: words.subject,
      title: words.title,
      blocks: [
        { kind: 'lead', text: words.text },
        {
          kind: 'facts',
          facts: linked.map(({ registration: { items, payments }, lines, token }) => ({
            label: payments[0].receiptNumber ?? '',
            links: [
              {
                label: items
                  .map((item) =>
                    wordsIn(language).displayName(item, lines.find(({ course }) => course === item)?.soldAs),
                  )
                  .join('; '),
                url: `${origin}/registration/${token}`,
              },
            ],
          })),
        },
        { kind: 'note', text: `${words.secret} ${words.unasked}` },
      ],
    },
    origin,
  )
}

/** To the address that staff have replaced. Someone else may read it, so it names no person and has no link. */
export function addressCorrectedEmail(
  { language, payments }: Pick<RegistrationRow, 'language' | 'payments'>,
  origin: string,
): WrittenEmail {
  const { addressCorrected: words } = wordsOf(language)
  return writeEmail(
    {
      language,
      subject: words.subject,
      title: words.title,
      blocks: [
        { kind: 'lead', text: words.text(payments[0].receiptNumber ?? '') },
        { kind: 'note', text: words.unasked },
      ],
    },
    origin,
  )
}
