import { useSession } from '../../../services/session/session.ts'
import { useFocusPage } from '../../../ui/page/use-focus-page.ts'
import { PaidPanel } from '../paid/paid-panel.tsx'
import type { StageProps } from '../stage-props.ts'
import { BankReturn } from './bank-return.tsx'
import { Checkout } from './checkout.tsx'

/** Stage two: the payment, or the outcome of one that another tab started; then the receipt. */
export function PaymentStage(props: StageProps) {
  const { copy, language, data, flow } = props
  const { registration, total, markPaidElsewhere, startOver } = flow
  const { receipt, startedElsewhere } = registration
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
        receipt={receipt}
        signedIn={user !== null}
        onAnother={startOver}
      />
    )
  }
  if (startedElsewhere) {
    return (
      <BankReturn
        copy={copy}
        language={language}
        clientSecret={startedElsewhere}
        onPaid={markPaidElsewhere}
        onAgain={startOver}
      />
    )
  }
  return <Checkout {...props} />
}
