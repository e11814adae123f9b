import type { Copy } from '#content/en/registration/register.ts'
import type { Language } from '#domain/people/language.ts'
import { useRequest } from '../../../services/use-request.ts'
import { Button } from '../../../ui/button.tsx'
import { Loading } from '../../../ui/page/loading.tsx'
import styles from './bank-return.module.css'
import { outcomeSoFar, type Receipt, receiptOf } from './pay.ts'
import { PaymentNoticePanel, paymentNotice } from './payment-notice.tsx'

type BankReturnProps = {
  copy: Copy
  language: Language
  clientSecret: string
  onPaid: (receipt: Receipt) => void
  onAgain: () => void
}

/** The outcome of a payment that another tab or browser started. Its form is not in this tab, so it cannot be paid here. */
export function BankReturn({ copy, language, clientSecret, onPaid, onAgain }: BankReturnProps) {
  const { answer: outcome } = useRequest(
    async (signal) => {
      const ready = import('../../../services/registration/card-payment.ts').then(({ loadCardPayment }) =>
        loadCardPayment(language),
      )
      const found = await outcomeSoFar(ready, clientSecret)
      if (found.kind === 'paid' && !signal.aborted) onPaid(receiptOf(found))
      return found
    },
    [clientSecret],
  )
  const notice = outcome && paymentNotice(outcome, copy)

  return (
    <div className={styles.box}>
      {notice ? <PaymentNoticePanel notice={notice} /> : <Loading label={copy.payment.asking} />}
      {notice && !notice.final && <Button onClick={onAgain}>{copy.payment.tryAgain}</Button>}
    </div>
  )
}
