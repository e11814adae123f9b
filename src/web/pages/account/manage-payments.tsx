import { useState } from 'react'
import type { Copy } from '#content/en/account.ts'
import type { PaymentMethod, Transaction } from '#contract/account.ts'
import type { Registration } from '#contract/registrations.ts'
import { cardBrandName } from '#domain/card-brands.ts'
import { type CourseId, displayName, isCourseId } from '#domain/catalogue.ts'
import { dayOf } from '#domain/days.ts'
import { formatMoney } from '#domain/money.ts'
import { formatShortDay } from '#domain/short-dates.ts'
import { documents } from '../../services/account.ts'
import { Empty } from '../../ui/empty.tsx'
import { passFocusOn } from '../../ui/focus.ts'
import { FormError } from '../../ui/form-error.tsx'
import { NoBreaks } from '../../ui/no-breaks.tsx'
import { Tag } from '../../ui/tag.tsx'
import { WordButton } from '../../ui/word-button.tsx'
import type { AccountTabProps } from './account-tab.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import styles from './manage-payments.module.css'
import { OldLinks } from './old-links.tsx'
import { useDownload } from './use-download.ts'
import { proceedPath, useProceed } from './use-proceed.ts'

export function ManagePayments({ copy, language, account, onChanged }: AccountTabProps) {
  const words = copy.payments
  const { transactions, registrations, methods, profile } = account
  const [canceling, setCanceling] = useState<string | null>(null)
  const { fault: downloadFault, start: download } = useDownload(copy.downloadFailed)
  const proceedFault = useProceed(copy, onChanged)
  const canceled = registrations.find(({ id }) => id === canceling)

  const row = (transaction: Transaction) => {
    const { id, timestamp, selectedItems, amount, refunded, status, disputed, receiptNumber } = transaction
    const names = selectedItems.map((item) => displayName(item, language))
    const about = names.join('; ')
    const registration = registrations.find((candidate) => candidate.id === id)
    const isCancellable = receiptNumber && registration && cancellable(registration).length > 0
    return (
      <tr key={id} className={styles.row}>
        <td className={styles.date}>{formatShortDay(dayOf(new Date(timestamp)), language)}</td>
        <td className={styles.items}>
          {names.map((name) => (
            <span key={name} className={styles.item}>
              <NoBreaks>{name}</NoBreaks>
            </span>
          ))}
          <span className={styles.number}>{words.number(receiptNumber ?? id.slice(0, 8))}</span>
        </td>
        <td className={`money ${styles.amount}`}>
          {formatMoney(amount)}
          {refunded > 0 && <span className={styles.refunded}>{words.refunded(formatMoney(refunded))}</span>}
        </td>
        <td className={styles.status}>
          <Tag tone={status === 'completed' ? 'green' : 'yellow'}>{words.statuses[status]}</Tag>
          {disputed && <Tag tone="yellow">{words.disputed}</Tag>}
        </td>
        <td className={styles.links}>
          {status === 'awaiting_payment' && (
            <span ref={passFocusOn}>
              <WordButton about={about} to={proceedPath(id)}>
                {words.proceed}
              </WordButton>
            </span>
          )}
          {receiptNumber && (
            <WordButton about={about} onClick={() => download(documents.receipt(id))}>
              {words.receipt}
            </WordButton>
          )}
          {Array.from({ length: transaction.refunds }, (_, index) => index + 1).map((position) => (
            <WordButton key={position} about={about} onClick={() => download(documents.refund(id, position))}>
              {words.refundReceipt(position, transaction.refunds)}
            </WordButton>
          ))}
          {isCancellable && (
            <WordButton about={about} onClick={() => setCanceling(id)}>
              {words.cancel}
            </WordButton>
          )}
        </td>
      </tr>
    )
  }

  return (
    <>
      <FormError>{downloadFault}</FormError>
      <FormError>{proceedFault}</FormError>
      <section aria-labelledby="transactions">
        <h2 id="transactions" className={styles.title}>
          {words.transactions}
        </h2>
        {transactions.length === 0 ? (
          <Empty>{words.noTransactions}</Empty>
        ) : (
          <table className={styles.table} aria-labelledby="transactions">
            <thead>
              <tr>
                <th scope="col">{words.date}</th>
                <th scope="col">{words.items}</th>
                <th scope="col" className={styles.amountHead}>
                  {words.amount}
                </th>
                <th scope="col">{words.status}</th>
                <th scope="col">
                  <span className="visually-hidden">{words.documents}</span>
                </th>
              </tr>
            </thead>
            <tbody>{transactions.map(row)}</tbody>
          </table>
        )}
      </section>
      <Methods copy={words} methods={methods} />
      {transactions.some(({ receiptNumber }) => receiptNumber) && (
        <OldLinks copy={copy} email={profile.email} />
      )}
      {canceled && (
        <CancelDialog
          copy={copy}
          language={language}
          registration={canceled}
          first={cancellable(canceled)}
          onChanged={onChanged}
          onClose={() => setCanceling(null)}
        />
      )}
    </>
  )
}

/** A course that the catalogue does not have is the academy's to cancel. */
function cancellable({ lines }: Registration): readonly CourseId[] {
  const active = lines.filter(({ state }) => state === 'active')
  return active.map(({ course }) => course).filter(isCourseId)
}

function Methods({ copy, methods }: { copy: Copy['payments']; methods: readonly PaymentMethod[] }) {
  return (
    <section className={styles.methods} aria-labelledby="methods">
      <h2 id="methods" className={styles.title}>
        {copy.methods}
      </h2>
      {methods.length === 0 && <Empty>{copy.noMethods}</Empty>}
      <ul className={`plain-list ${styles.cards}`}>
        {methods.map(({ brand, last4, expMonth, expYear }) => {
          const expiry = `${String(expMonth).padStart(2, '0')} / ${String(expYear).slice(-2)}`
          return (
            <li key={`${brand} ${last4} ${expiry}`} className={styles.card}>
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
