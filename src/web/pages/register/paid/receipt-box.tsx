import type { Copy } from '#content/en/registration/register.ts'
import type { Language } from '#domain/people/language.ts'
import { registrationDocuments } from '../../../services/session/emailed-links.ts'
import { Button } from '../../../ui/button.tsx'
import { TextLink } from '../../../ui/text/text-link.tsx'
import type { Receipt } from '../payment/pay.ts'
import styles from './receipt-box.module.css'

type ReceiptBoxProps = {
  copy: Copy['succeeded']
  language: Language
  receipt: Receipt
  email: string
  hasDate: boolean
  signedIn: boolean
  onAnother: () => void
}

/** The receipt number, the documents and the ways on from here. */
export function ReceiptBox({
  copy,
  language,
  receipt,
  email,
  hasDate,
  signedIn,
  onAnother,
}: ReceiptBoxProps) {
  const { number, link } = receipt
  return (
    <>
      {number && (
        <dl>
          <dt className="second">{copy.receipt}</dt>
          <dd className={`serif ${styles.number}`}>{number}</dd>
        </dl>
      )}
      {link && (
        <div className="stack justify-items-start gap-2 mb-4">
          <TextLink href={registrationDocuments(link, language).receipt()} download>
            {copy.download}
          </TextLink>
          {hasDate && (
            <TextLink href={registrationDocuments(link, language).calendar} download>
              {copy.toCalendar}
            </TextLink>
          )}
          <TextLink to={`/registration/${link}`}>{copy.view}</TextLink>
        </div>
      )}
      {signedIn ? (
        <Button kind="ink" to="/account">
          {copy.account}
        </Button>
      ) : (
        <Button kind="ink" to={`/create-account?email=${encodeURIComponent(email.trim())}`}>
          {copy.createAccount}
        </Button>
      )}
      <Button onClick={onAnother}>{copy.another}</Button>
    </>
  )
}
