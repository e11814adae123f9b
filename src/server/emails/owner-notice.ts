// Notices to the academy, in its own language: registrations, refunds and disputes.
import { registrationStatuses } from '#content/en/registration-statuses.ts'
import { wordsIn } from '#content/words.ts'
import type { RegistrationLine } from '#database/tables/registration-lines.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { isProgramId } from '#domain/catalogue.ts'
import { formatMoney } from '#domain/money.ts'
import { type WrittenEmail, writeEmail } from './email.ts'
import type { Item } from './email-blocks.ts'
import { dateAndPlace } from './registration-words.ts'

type Notice = {
  registration: RegistrationRow
  lines: readonly RegistrationLine[]
  subject: string
  /** What happened, and what staff have to do, if anything. */
  sentence: string
  origin: string
}

export function ownerNotice({ registration, lines, subject, sentence, origin }: Notice): WrittenEmail {
  const { id, name, email, phone, items, amount, status, payments } = registration
  const [{ receiptNumber, intentId }] = payments
  const program = items.find(isProgramId)
  const facts = [
    { label: 'Registrant', value: `${name}, ${email}, ${phone}` },
    ...(program ? [{ label: 'Program', value: wordsIn('en').displayName(program) }] : []),
    { label: 'Amount', value: formatMoney(amount) },
    { label: 'Receipt', value: receiptNumber ?? 'none' },
    { label: 'Status', value: registrationStatuses[status] },
    { label: 'Registration', value: id },
    { label: 'Payment', value: intentId ?? 'none' },
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
      ],
    },
    origin,
  )
}

/** 'Module 2: …', with 'Sept 12–14, 2025, Beverly Hills, CA, canceled' below it. */
function itemOf(line: RegistrationLine): Item {
  const state = line.canceledAt !== null ? ', canceled' : line.completedOn !== null ? ', completed' : ''
  return { name: wordsIn('en').displayName(line.course), detail: `${dateAndPlace(line, 'en')}${state}` }
}
