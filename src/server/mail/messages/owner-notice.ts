// To the academy itself, in its own language: each registration, refund and dispute.
import type { RegistrationRow } from '#database/registrations.ts'
import { displayName } from '#domain/catalogue.ts'
import { formatMoney } from '#domain/money.ts'
import { type WrittenLetter, writeLetter } from '../letter.ts'

type Notice = {
  registration: RegistrationRow
  subject: string
  /** What happened, and what is to be done where something is. */
  sentence: string
  origin: string
}

export function ownerNotice({ registration, subject, sentence, origin }: Notice): WrittenLetter {
  const { id, name, email, phone, items, amount, receiptNumber, status, intentId } = registration
  const facts = [
    { label: 'Registrant', value: `${name}, ${email}, ${phone}` },
    { label: 'Choice', value: items.map((item) => displayName(item)).join('; ') },
    { label: 'Amount', value: formatMoney(amount) },
    { label: 'Receipt', value: receiptNumber ?? 'none' },
    { label: 'Status', value: status },
    { label: 'Registration', value: id },
    { label: 'Payment', value: intentId ?? 'none' },
  ]
  return writeLetter(
    {
      language: 'en',
      subject,
      title: subject,
      blocks: [
        { kind: 'lead', text: sentence },
        { kind: 'facts', facts },
      ],
    },
    origin,
  )
}
