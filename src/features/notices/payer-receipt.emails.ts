// The receipt for somebody who pays for another person.
import { offerEmails as english } from '#content/en/emails/offer-emails.ts'
import { offerEmails as spanish } from '#content/es/emails/offer-emails.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import type { PaymentRow } from '#platform/database/rows/payments.ts'
import { type WrittenEmail, writeEmail } from '#platform/email/email.ts'
import { greeted } from './registration-words.emails.ts'

type Paid = {
  payment: PaymentRow
  payer: { name: string }
  person: string
  language: Language
  receiptUrl: string
  /** The page of further payments. */
  planUrl: string | null
  origin: string
}

export function payerReceiptEmail({
  payment,
  payer,
  person,
  language,
  receiptUrl,
  planUrl,
  origin,
}: Paid): WrittenEmail {
  const words = (language === 'es' ? spanish : english).receipt
  const number = payment.receiptNumber ?? ''
  return writeEmail(
    {
      language,
      subject: words.subject(number),
      title: words.title,
      blocks: [
        greeted({ name: payer.name, language }, words.text(formatMoney(payment.amount), person)),
        {
          kind: 'facts',
          facts: [{ label: words.number, value: number, links: [{ label: words.link, url: receiptUrl }] }],
        },
        ...(planUrl ? [{ kind: 'link', text: '', link: { label: words.plan, url: planUrl } } as const] : []),
      ],
    },
    origin,
  )
}
