import { useSession } from '../../services/session.ts'
import { useFocusPage } from '../../ui/use-focus-page.ts'
import { BankReturn } from './bank-return.tsx'
import { Checkout } from './checkout.tsx'
import { PaidPanel } from './paid-panel.tsx'
import type { StageProps } from './stage-props.ts'

/** Stage two: the payment, or what became of one that another tab began; then the receipt. */
export function PaymentStage(props: StageProps) {
  const { copy, language, data, registering } = props
  const { registration, total, markPaidElsewhere, startOver } = registering
  const { receipt, begunElsewhere } = registration
  const { user } = useSession()
  useFocusPage(receipt ? 'paid' : 'payment')

  if (receipt) {
    return (
      <PaidPanel
        copy={copy}
        language={language}
        data={data}
        form={registration.form}
        total={total}
        receiptNumber={receipt.number}
        signedIn={user !== null}
        onAnother={startOver}
      />
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
  return <Checkout {...props} />
}
