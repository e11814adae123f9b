import { useState } from 'react'
import { useSession } from '../../services/session.ts'
import { useFocusPage } from '../../ui/use-focus-page.ts'
import { BankReturn } from './bank-return.tsx'
import { CardBox } from './card-box.tsx'
import { PaidPanel } from './paid-panel.tsx'
import styles from './payment-stage.module.css'
import { RefundCalendar } from './refund-calendar.tsx'
import type { StageProps } from './stage-props.ts'
import { Summary } from './summary.tsx'

/** Stage two: what was chosen, what comes back when plans change, and the card; then the receipt. */
export function PaymentStage({ copy, language, data, registering }: StageProps) {
  const { registration, total, markPaidElsewhere, toChoice, startOver } = registering
  const { receipt, begunElsewhere } = registration
  const [paying, setPaying] = useState(false)
  const { user } = useSession()
  useFocusPage(receipt ? 'paid' : 'payment')
  const chosen = { copy, language, data, form: registration.form, total }

  if (receipt) {
    return (
      <PaidPanel {...chosen} receiptNumber={receipt.number} signedIn={user !== null} onAnother={startOver} />
    )
  }
  if (begunElsewhere) {
    return (
      <BankReturn
        copy={copy}
        language={language}
        clientSecret={begunElsewhere}
        onPaid={markPaidElsewhere}
        onAgain={startOver}
      />
    )
  }
  return (
    <>
      <div className={styles.summary}>
        <Summary {...chosen} locked={paying} onEdit={toChoice} />
      </div>
      <div className={styles.card}>
        <CardBox {...chosen} registering={registering} onPaying={setPaying} />
      </div>
      <div className={styles.calendar}>
        <RefundCalendar copy={copy.refunds} language={language} today={data.today} form={registration.form} />
      </div>
    </>
  )
}
