// Emails about a group: to a colleague, and what the payer reads in addition.
import { groupEmails as english, type GroupEmails } from '#content/en/emails/group-emails.ts'
import { groupEmails as spanish } from '#content/es/emails/group-emails.ts'
import { moneyIn } from '#content/money.ts'
import { sum } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import {
  boughtItems,
  greeted,
  guestInvitation,
  wordsOf,
} from '#features/notices/registration-words.emails.ts'
import type { RegistrationLine } from '#features/registrations/registration-lines.queries.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { type WrittenEmail, writeEmail } from '#platform/email/email.ts'
import type { Block } from '#platform/email/email-blocks.ts'

function groupWords(language: Language): GroupEmails {
  return language === 'es' ? spanish : english
}

type Registered = {
  registration: RegistrationRow
  lines: readonly RegistrationLine[]
  /** Empty after the payer's erasure. */
  payer: string
  token: string
  origin: string
}

/** Confirms the registration to a colleague. It names no amount: the payer has the receipt. */
export function colleagueEmail({ registration, lines, payer, token, origin }: Registered): WrittenEmail {
  const { language } = registration
  const words = groupWords(language)
  const { confirmation } = wordsOf(language)
  const items = boughtItems(registration, lines).map(({ name, detail }) => ({ name, detail }))
  const calendar = `${origin}/api/registrations/${token}/calendar.ics`
  const isSeated = lines.some(({ courseDateId }) => courseDateId !== null)
  return writeEmail(
    {
      language,
      subject: words.subject(payer),
      title: words.title,
      blocks: [
        greeted(registration, words.text(payer)),
        { kind: 'items', items },
        ...(isSeated
          ? [
              {
                kind: 'facts' as const,
                facts: [
                  {
                    label: confirmation.documents,
                    links: [{ label: confirmation.calendarLink, url: calendar }],
                  },
                ],
              },
            ]
          : []),
        {
          kind: 'link',
          text: words.refunds,
          link: { label: words.view, url: `${origin}/registration/${token}` },
        },
      ],
      ...guestInvitation(registration, origin),
    },
    origin,
  )
}

/** For the payer's confirmation: who else is registered, and what was paid for everybody. */
export function groupFacts(
  { language, amount }: RegistrationRow,
  colleagues: readonly RegistrationRow[],
): Block[] {
  if (colleagues.length === 0) return []
  const words = groupWords(language)
  const paid = amount + sum(colleagues.map((one) => one.amount))
  return [
    {
      kind: 'facts',
      facts: [
        { label: words.colleagues, value: colleagues.map(({ name }) => name).join(', ') },
        { label: words.total, value: moneyIn(language, paid) },
      ],
    },
  ]
}
