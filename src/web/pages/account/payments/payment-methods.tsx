import type { Copy } from '#content/en/account/account.ts'
import type { PaymentMethod } from '#contract/account/account.ts'
import { cardBrandName } from '#domain/money/card-brands.ts'
import { Empty } from '../../../ui/page/empty.tsx'
import styles from './manage-payments.module.css'

type PaymentMethodsProps = { copy: Copy['payments']; methods: readonly PaymentMethod[] }

export function PaymentMethods({ copy, methods }: PaymentMethodsProps) {
  return (
    <section className={styles.methods} aria-labelledby="methods">
      <h2 id="methods" className="mb-5 text-h3">
        {copy.methods}
      </h2>
      {methods.length === 0 && <Empty>{copy.noMethods}</Empty>}
      <ul className={`plain-list stack gap-4 ${styles.cards}`}>
        {methods.map(({ brand, last4, expMonth, expYear }) => {
          const expiry = `${String(expMonth).padStart(2, '0')} / ${String(expYear).slice(-2)}`
          return (
            <li key={`${brand} ${last4} ${expiry}`} className={`row ${styles.card}`}>
              <span aria-hidden="true">
                {cardBrandName(brand)} ···· {last4}
              </span>
              <span className="second" aria-hidden="true">
                {expiry}
              </span>
              <span className="visually-hidden">
                {copy.ending(cardBrandName(brand), last4)}, {copy.expires(expiry)}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
