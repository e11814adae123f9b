// Notices to the academy, in its own language: registrations, refunds and disputes.
import { registrationFacts } from '#content/en/office/emails/emails.ts'
import type { OwnerNotice } from '#content/en/office/emails/owner-notices.ts'
import { registrationStatuses } from '#content/en/registration/registration-statuses.ts'
import { wordsIn } from '#content/words.ts'
import { isProgramId } from '#domain/catalogue/catalogue.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { RegistrationLine } from '#features/registrations/registration-lines.queries.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { type WrittenEmail, writeEmail } from '#platform/email/email.ts'
import type { Item } from '#platform/email/email-blocks.ts'
import { officeOrigin } from '#platform/office-origin.ts'
import { dateAndPlace } from './registration-words.emails.ts'

type Notice = OwnerNotice & {
  registration: RegistrationRow
  lines: readonly RegistrationLine[]
  origin: string
}

const { labels, none, button, lineStates } = registrationFacts

export function ownerNotice({ registration, lines, subject, sentence, origin }: Notice): WrittenEmail {
  const { id, name, email, phone, items, amount, status, payments } = registration
  const [{ receiptNumber, intentId }] = payments
  const program = items.find(isProgramId)
  const facts = [
    { label: labels.registrant, value: `${name}, ${email}, ${phone}` },
    ...(program ? [{ label: labels.program, value: wordsIn('en').displayName(program) }] : []),
    { label: labels.amount, value: formatMoney(amount) },
    { label: labels.receipt, value: receiptNumber ?? none },
    { label: labels.status, value: registrationStatuses[status] },
    { label: labels.registration, value: id },
    { label: labels.payment, value: intentId ?? none },
  ]
  return writeEmail(
    {
      language: 'en',
      subject,
      title: subject,
      blocks: [
        { kind: 'lead', text: sentence },
        { kind: 'items', items: lines.map(itemOf) },
        { kind: 'facts', facts },
        {
          kind: 'button',
          link: { label: button, url: `${officeOrigin(origin)}/office/registrations/${id}` },
        },
      ],
    },
    origin,
  )
}

/** 'Module 2: …', with 'Sept 12–14, 2025, Beverly Hills, CA, canceled' below it. */
function itemOf(line: RegistrationLine): Item {
  const state = line.canceledAt !== null ? 'canceled' : line.completedOn !== null ? 'completed' : 'active'
  const detail = `${dateAndPlace(line, 'en')}${lineStates[state]}`
  return { name: wordsIn('en').displayName(line.course, line.soldAs), detail }
}
