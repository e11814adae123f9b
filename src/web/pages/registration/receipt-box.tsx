import type { Copy } from '#content/en/registration/registration.ts'
import type { GuestRegistration } from '#contract/registrations.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import { registrationDocuments } from '../../services/session/emailed-links.ts'
import { FactRows } from '../../ui/fact-rows.tsx'
import { Tag } from '../../ui/tag.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import styles from './registration-page.module.css'

type ReceiptBoxProps = {
  copy: Copy
  language: Language
  token: string
  registration: GuestRegistration
}

export function ReceiptBox({ copy, language, token, registration }: ReceiptBoxProps) {
  const { status, amount, refunded, receiptNumber, lines, refunds } = registration
  const words = copy.receipt
  const money = (cents: number) => <span className="money">{formatMoney(cents)}</span>
  const dated = lines.some(({ start, state }) => start !== null && state === 'active')
  return (
    <section className={`stack gap-5 mt-8 framed ${styles.box}`} aria-labelledby="receipt">
      <h2 id="receipt" className="text-h3">
        {words.title}
      </h2>
      <FactRows
        rows={[
          ...(receiptNumber
            ? [{ name: words.number, value: <span className="no-break">{receiptNumber}</span> }]
            : []),
          {
            name: words.status,
            value: <Tag tone={status === 'completed' ? 'green' : 'yellow'}>{copy.statuses[status]}</Tag>,
          },
          { name: words.paid, value: money(amount) },
          ...(refunded > 0 ? [{ name: words.refunded, value: money(refunded) }] : []),
        ]}
      />
      <div className="stack justify-items-start gap-2">
        {receiptNumber && (
          <TextLink href={registrationDocuments(token, language).receipt()} download>
            {words.download}
          </TextLink>
        )}
        {Array.from({ length: refunds }, (_, index) => index + 1).map((position) => (
          <TextLink key={position} href={registrationDocuments(token, language).refund(position)} download>
            {words.refund(position, refunds)}
          </TextLink>
        ))}
        {dated && (
          <TextLink href={registrationDocuments(token, language).calendar} download>
            {words.toCalendar}
          </TextLink>
        )}
      </div>
    </section>
  )
}
