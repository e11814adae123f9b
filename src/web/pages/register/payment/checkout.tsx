import { CreditPay } from '../price/lazy-choices.ts'
import { PriceChoices } from '../price/price-choices.tsx'
import { RefundCalendar } from '../price/refund-calendar.tsx'
import { Summary } from '../price/summary.tsx'
import type { CreditOffer } from '../price/use-credit-offer.ts'
import type { StageProps } from '../stage-props.ts'
import { CardBox } from './card-box.tsx'
import styles from './checkout.module.css'
import { openRegistration } from './open-registration.ts'
import { type Checkout as CheckoutParts, useCheckout } from './use-checkout.ts'

/** The order summary, the payment and the refund calendar. */
export function Checkout({ copy, language, data, flow }: StageProps) {
  const { registration, total } = flow
  const { form } = registration
  const checkout = useCheckout(flow, language)
  const { way, code, creditOffer } = checkout

  return (
    <>
      <div className={styles.summary}>
        <Summary
          copy={copy}
          language={language}
          data={data}
          form={form}
          total={total}
          locked={checkout.locked}
          onEdit={flow.toChoice}
        />
        <PriceChoices
          language={language}
          total={total}
          checkout={checkout}
          priceWith={async (typed) => (await openRegistration(registration, { code: typed })).amount}
        />
      </div>
      <div className={styles.card}>
        {way === 'credit' && creditOffer ? (
          <PayWithCredit copy={copy} flow={flow} checkout={checkout} offer={creditOffer} />
        ) : (
          <CardBox copy={copy} data={data} flow={flow} checkout={checkout} />
        )}
      </div>
      {/* It counts with the prices of the list. The confirmation has the refunds of what was paid. */}
      {checkout.refused !== 'date-lost' && !code && (
        <div className={styles.calendar}>
          <RefundCalendar copy={copy.refunds} language={language} today={data.today} form={form} />
        </div>
      )}
    </>
  )
}

/** Credit covers everything, so there is no card. */
function PayWithCredit({
  copy,
  flow,
  checkout,
  offer,
}: Pick<StageProps, 'copy' | 'flow'> & { checkout: CheckoutParts; offer: CreditOffer }) {
  const { registration, markPaid } = flow
  return (
    <CreditPay
      copy={offer.copy}
      page={copy}
      amount={checkout.price}
      open={() => openRegistration(registration, { credit: true, code: checkout.code?.code })}
      onPaid={({ settled }) =>
        markPaid(registration, {
          number: settled?.receiptNumber ?? null,
          link: settled?.link ?? null,
        })
      }
    />
  )
}
